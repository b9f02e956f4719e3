/** Tests of the street game's table with games played by the library, for any browser that loads this module. */

import { runTests } from "./run-tests.js";
import sample from "./games/street/sample-1.js";

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const HOSTILE = "<img src=x onerror=alert(1)>&amp;<b>Bold</b>";

/** @returns a table on the page, after its first render */
async function put(properties = {}, width) {
  const table = document.createElement("street-table");
  Object.assign(table, properties);
  const stage = document.getElementById("stage");
  stage.replaceChildren(table);
  stage.style.width = width ? `${width}px` : "";
  await frame();
  return table;
}

const all = (table, selector) => [...table.shadowRoot.querySelectorAll(selector)];
const one = (table, selector) => table.shadowRoot.querySelector(selector);
const site = (table, name) => one(table, `[data-site="${name}"]`);
const project = (table, id) => one(table, `[data-project="${id}"].project`);
const label = (made) => made?.getAttribute("aria-label");

function listen(table, ...names) {
  const events = [];
  names.forEach((name) => table.addEventListener(name, (event) => events.push([name, event.detail])));
  return events;
}

function key(table, name, more = {}) {
  const active = table.shadowRoot.activeElement;
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true, ...more });
  if (active.dispatchEvent(event) && (name === "Enter" || name === " ")) {
    active.click();
  }
}

function equal(actual, wanted, what) {
  const [first, second] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (first !== second) {
    throw new Error(`${what}: ${first}, not ${second}`);
  }
}

const games = await Promise.all([2, 3, 4].map(async (seats) => (await fetch(`street-${seats}.json`)).json()));
const [[start, ...rest]] = games;
const figures = [];

const tests = {
  async everyPartHasAnAccessibleName() {
    const table = await put({ view: start.view, interactive: true, viewer: 1, names: { 1: "Ada", 2: HOSTILE } });
    equal(label(one(table, ".panel")), "Seat 1, Ada: 6 $, income 0 $, prestige 0, score 2", "a seat");
    equal(label(one(table, ".street")), "Street of seat 1", "a street");
    equal(label(site(table, "2.4")), "site 2.4, empty", "a site");
    equal(all(table, "[role=group][data-pile]").map(label), ["Pile of seat 1: 21 cards", "Public pile: 28 cards", "Pile of seat 2: 21 cards"], "piles");
    equal(label(project(table, "b21b")), "project b21b, Data Bureau, service, costs 2 $, income 2 $, not on the ground floor", "a project");
    equal(all(table, "[data-discard]").map((made) => [made.textContent, label(made)]), [["Discard", "Discard b21"]], "the discard");
    equal(one(table, "img"), null, "no markup");
    equal(all(table, ".who")[1].textContent, HOSTILE, "markup in a name");
    equal(one(table, ".foot").textContent.includes("sample-1 (invented"), true, "the name of the deck");
  },
  async namesOfProjectsContainTheirLabels() {
    const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}$−'’]+/gu).join(" ");
    for (const language of ["en", "de", "fr", "nl"]) {
      const seen = new Set();
      for (const { view } of games.flat().filter((_, at) => at % 4 === 0)) {
        const table = await put({ view, interactive: true, viewer: 1, lang: language });
        for (let i = 0; i < 50 && !all(table, ".pile .title")[1].textContent.startsWith({ en: "Public", de: "Öffentlich", fr: "Pile publique", nl: "Openbar" }[language]); i++) {
          await frame();
        }
        for (const made of all(table, ".project")) {
          seen.add(made.dataset.project);
          equal(words(label(made)).endsWith(words(made.innerText)), true, `${label(made)} shows ${made.innerText}`);
        }
      }
      equal(seen.size > 100, true, `projects in ${language}`);
    }
  },
  async namesFloorsFromTheTopDown() {
    const last = rest[rest.length - 1].view;
    const table = await put({ view: last, viewer: 2 });
    const tall = last.seats[0].street.findIndex(({ projects }) => projects.length > 2);
    const words = label(site(table, `1.${tall + 1}`));
    const { projects, finished } = last.seats[0].street[tall];
    equal(words.startsWith(`site 1.${tall + 1}, ${finished ? "finished, " : ""}${projects.length} floors from the top down: `), true, words);
    equal(all(table, ".panel").map(label)[0].startsWith("Seat 2:"), true, "the viewer's street comes first");
    equal(all(table, "[aria-pressed]"), [], "nothing can be selected");
  },
  async reportsMalformedProperties() {
    const table = await put({ view: start.view });
    for (const [property, value, message] of [
      ["view", "{", "view: not a view of the street game as JSON"],
      ["view", { seats: 4 }, "view: not a view of the street game as JSON"],
      ["deck", "deck x", "deck: expected 'deck NAME' and 'money N' in the first two lines"],
      ["deck", "deck x\nmoney 6\nb1 <img>", "deck: not a project (b1a): '<img>'"],
    ]) {
      table[property] = value;
      await frame();
      const alert = one(table, "[role=alert]");
      equal([alert.hidden, alert.textContent], [false, message], property);
      Object.assign(table, { view: undefined, deck: undefined });
      table.view = start.view;
      await frame();
      equal(alert.hidden, true, "a valid view again");
    }
    for (const property of ["view", "deck", "last", "fault", "selected", "proposed", "names", "viewer"]) {
      for (const value of ["nonsense", "{", "", undefined, null, "[1]", []]) {
        table[property] = value;
      }
    }
    await frame();
  },
  async showsHostileCardsAsText() {
    const long = "W".repeat(40);
    const formula = "9+-9/d+9/b+-9/o+9/f+9/s+9/c+9/v+9/o*+9/f*+9/s*+9/c*+9/v*";
    const deck = sample
      .replace(/^b21 .*$/m, `b21 9 oc ${formula} ${formula} brgn ${HOSTILE.slice(0, 40)} | 9 - 0 0 - ${long}`)
      .replace(/^p22 .*$/m, `p22 0 ff 9/f* 9/f* b ${long} | 0 f 9/f* 9/f* u ${long} | 0 f 0 0 t ${long} | 0 f 0 0 r ${long}`);
    for (const width of [304, 480, 700, 1200]) {
      const table = await put({ deck, view: start.view, interactive: true, selected: "b21b" }, width);
      equal(table.problem, undefined, "a deck");
      equal(one(table, "img, b b"), null, "no markup");
      equal(label(project(table, "b21b")).includes(long), true, "the whole accessible name");
      equal(table.scrollWidth <= width, true, `not wider than ${width}: ${table.scrollWidth}`);
      all(table, ".project").forEach((made) => equal(made.getBoundingClientRect().right <= table.getBoundingClientRect().right + 1, true, "inside the table"));
      equal(one(table, ".foot").textContent.includes("invented"), false, "another deck");
    }
  },
  async buildsAProjectWithTwoPresses() {
    const table = await put({ view: start.view, interactive: true, viewer: 1 });
    const events = listen(table, "choose", "select");
    site(table, "1.2").click();
    equal(events, [], "no selection");
    project(table, "b21a").click();
    await frame();
    equal(project(table, "b21a").getAttribute("aria-pressed"), "true", "the pressed project");
    equal(all(table, ".target"), [], "no targets: it must not be first");
    equal(table.held, "Panorama Cafe: may not be built now. Press a site to see why.", "the explanation");
    site(table, "1.2").click();
    project(table, "b21a").click();
    await frame();
    one(table, "[data-discard]").click();
    equal(
      events,
      [["select", { project: "b21a" }], ["choose", { move: "b21a@1.2" }], ["select", { project: undefined }], ["choose", { move: "b21x" }]].map(([name, detail]) => [name, JSON.parse(JSON.stringify(detail))]),
      "events",
    );
    table.interactive = false;
    await frame();
    equal(one(table, "[data-discard]"), null, "no button without interaction");
    project(table, "b21a").click();
    await frame();
    equal(events.length, 4, "no event, only inspected");
    equal(one(table, ".hand").textContent.includes("café, costs 5 $, prestige 1 for each floor below"), true, "the description");
    one(table, ".plain").click();
    await frame();
    equal(one(table, ".hand").hidden, true, "closed");
  },
  async eventsBubble() {
    const table = await put({ view: start.view, interactive: true, viewer: 1 });
    const events = listen(document.getElementById("stage"), "choose", "select");
    project(table, "b21a").click();
    site(table, "1.2").click();
    equal(events.map(([name]) => name), ["select", "choose"], "events at an ancestor");
  },
  async describesTheSitesOfAProject() {
    const found = new Set();
    for (const { view } of [start, ...rest.slice(0, 20)]) {
      const table = await put({ view, interactive: true, viewer: view.turn?.seat ?? 1 });
      const targets = new Map((view.targets?.projects ?? []).map(({ project: id, sites }) => [id, sites]));
      for (const made of all(table, "button.project")) {
        const words = made.getAttribute("aria-description");
        const sites = targets.get(made.dataset.project) ?? [];
        const wanted = sites.length > 0 ? `May be built on ${sites.join(", ")}.` : "May not be built now.";
        equal(words?.replace("Free of charge now. ", ""), wanted, made.dataset.project);
        found.add(sites.length > 0);
      }
    }
    equal(found.size, 2, "projects with and without sites");
  },
  async playsByKeyboard() {
    const { view } = rest.find(({ view: { targets } }) => targets.projects.some(({ sites }) => sites.length > 1));
    const table = await put({ view, interactive: true, viewer: view.turn.seat });
    const events = listen(table, "choose");
    const { project: wanted, sites } = view.targets.projects.find((target) => target.sites.length > 1);
    equal([all(table, ".project[tabindex='0']").length, all(table, ".site[tabindex='0']").length], [1, 1], "one tab stop each");
    table.focus();
    const ids = all(table, ".project").map((made) => made.dataset.project);
    const at = ids.indexOf(table.shadowRoot.activeElement.dataset.project);
    const steps = ids.indexOf(wanted) - at;
    for (let i = 0; i < Math.abs(steps); i++) {
      key(table, steps > 0 ? "ArrowRight" : "ArrowUp");
    }
    equal(table.shadowRoot.activeElement.dataset.project, wanted, "arrow keys move over the projects");
    key(table, "Enter");
    await frame();
    equal(sites.includes(table.shadowRoot.activeElement.dataset.site), true, "Enter moves to a legal site");
    key(table, "Escape");
    await frame();
    equal([table.selected, table.shadowRoot.activeElement.dataset.project], ["", wanted], "Escape deselects");
    key(table, "Enter");
    await frame();
    const first = table.shadowRoot.activeElement.dataset.site;
    key(table, "ArrowRight", { shiftKey: true });
    const second = table.shadowRoot.activeElement.dataset.site;
    equal([first !== second, sites.includes(second)], [true, true], "Shift and arrow keys move between targets");
    key(table, "Home");
    key(table, "ArrowRight");
    equal(table.shadowRoot.activeElement.dataset.site, `${second.charAt(0)}.2`, "arrow keys move along a street");
    key(table, "ArrowDown");
    equal(table.shadowRoot.activeElement.dataset.site.charAt(0) !== second.charAt(0), true, "arrow keys move to the next street");
    site(table, second).focus();
    key(table, " ");
    key(table, "Enter");
    equal(events.map(([, { move }]) => move), [`${wanted}@${second}`, `${wanted}@${second}`], "the moves");
  },
  async dragsAProject() {
    const { view } = rest.find(({ view: { targets } }) => targets.projects.some(({ sites }) => sites.length > 1));
    const table = await put({ view, interactive: true, viewer: view.turn.seat });
    const events = listen(table, "choose", "select");
    const { project: wanted, sites } = view.targets.projects.find((target) => target.sites.length > 1);
    const middle = ({ x, y, width, height }) => ({ clientX: x + width / 2, clientY: y + height / 2 });
    const drag = (pointerType, to) => {
      const send = (target, type, place) => target.dispatchEvent(new PointerEvent(type, { ...place, pointerType, bubbles: true, composed: true }));
      send(project(table, wanted), "pointerdown", middle(project(table, wanted).getBoundingClientRect()));
      send(window, "pointermove", to);
      const isSeen = one(table, ".dragged") !== null;
      send(window, "pointerup", to);
      return isSeen;
    };
    site(table, sites[1]).scrollIntoView({ block: "center" });
    const there = middle(site(table, sites[1]).getBoundingClientRect());
    equal([drag("touch", there), events.length], [false, 0], "a finger scrolls");
    equal([drag("mouse", there), one(table, ".dragged")], [true, null], "a mouse drags");
    equal(events, [["select", { project: wanted }], ["choose", { move: `${wanted}@${sites[1]}` }]], "the drop builds");
    drag("mouse", { clientX: 1, clientY: 1 });
    equal(table.selected, "", "a drop beside the streets deselects");
  },
  async aCanceledDragBuildsNothing() {
    const { view } = rest.find(({ view: { targets } }) => targets.projects.length > 0);
    const table = await put({ view, interactive: true, viewer: view.turn.seat });
    const events = listen(table, "choose");
    const { project: wanted, sites } = view.targets.projects[0];
    site(table, sites[0]).scrollIntoView({ block: "center" });
    const middle = ({ x, y, width, height }) => ({ clientX: x + width / 2, clientY: y + height / 2 });
    const there = middle(site(table, sites[0]).getBoundingClientRect());
    const send = (target, type, place, pointerId = 1) =>
      target.dispatchEvent(new PointerEvent(type, { ...place, pointerId, pointerType: "mouse", bubbles: true, composed: true }));
    const take = () => {
      send(project(table, wanted), "pointerdown", middle(project(table, wanted).getBoundingClientRect()));
      send(window, "pointermove", there);
    };
    take();
    send(window, "pointercancel", there);
    equal([events, table.selected, one(table, ".dragged")], [[], "", null], "canceled by the system");
    take();
    const last = all(table, "section .project").at(-1);
    last.focus();
    ["ArrowLeft", "ArrowRight", "ArrowRight"].forEach((name) => key(table, name));
    equal(one(table, "section .project[tabindex='0']") === last, true, "arrow keys skip the dragged copy");
    send(window, "pointermove", { clientX: 1, clientY: 1 }, 2);
    send(window, "pointerup", there, 2);
    equal([events, table.selected, one(table, ".dragged") !== null], [[], wanted, true], "another pointer has no effect");
    send(window, "pointerup", there);
    equal(events, [["choose", { move: `${wanted}@${sites[0]}` }]], "the first pointer drops it");
  },
  async offersExactlyTheLegalMovesOfWholeGames() {
    let positions = 0;
    let moves = 0;
    const begin = performance.now();
    for (const game of games) {
      const table = await put({ interactive: true, viewer: 1 });
      for (const [at, { view, last, legal }] of game.entries()) {
        const { turn } = view;
        Object.assign(table, { view, last });
        await Promise.resolve();
        positions++;
        const shown = view.seats.map(({ seat }) => all(table, `[data-site^="${seat}."] .floor:not(.ghost-floor)`).length);
        equal(shown, view.seats.map(({ street }) => street.reduce((sum, { projects }) => sum + projects.length, 0)), "floors");
        for (const { seat, income, prestige } of view.seats.slice(1)) {
          const sums = ["income", "prestige"].map((what) =>
            all(table, `[data-site^="${seat}."] .floor:not(.ghost-floor) .${what}`).reduce((sum, { textContent }) => sum + Number(textContent.replace("−", "-").replace("$", "")), 0),
          );
          equal(sums, [income, prestige], "what the floors of a rival bring");
        }
        if (!turn) {
          equal(all(table, ".open, [data-discard]"), [], "no moves at the end");
        }
        if (at % 3 > 0 || !turn) {
          continue;
        }
        const chosen = [];
        const listen = (event) => chosen.push(event.detail.move);
        table.addEventListener("choose", listen);
        for (const open of all(table, ".project.open")) {
          open.click();
          await Promise.resolve();
          all(table, ".site[aria-describedby~='may-build']").forEach((target) => target.click());
          table.selected = "";
        }
        await Promise.resolve();
        all(table, "[data-discard]").forEach((made) => made.click());
        table.removeEventListener("choose", listen);
        moves += chosen.length;
        equal(chosen.sort(), [...legal].sort(), "the offered moves");
      }
    }
    figures.push(`${moves} moves in ${positions} positions in ${Math.round(performance.now() - begin)} ms`);
    equal(positions > 100, true, "positions");
  },
  async marksTheLastMove() {
    for (const { view, last } of rest) {
      const table = await put({ view, last });
      const [built, where] = last.move.split("@");
      const latest = all(table, ".latest");
      equal(latest.length, where ? 1 : 0, "the newest floor");
      where && equal(site(table, where).getAttribute("aria-describedby"), "newest", built);
    }
  },
  async showsReasonsAtTheirPlace() {
    const table = await put({ view: start.view, interactive: true, viewer: 1 });
    table.fault = [
      { code: "upper-only", message: "x", card: "b21", project: "b21a", site: "1.2" },
      { code: "account-short", message: "x", card: start.view.seats[1].top, project: `${start.view.seats[1].top}a`, money: 2 },
      { code: "from-the-future", message: "<b>later</b>", card: "p22", project: "p22a" },
    ];
    await frame();
    equal(site(table, "1.2").classList.contains("refused"), true, "the site");
    const reasons = all(table, ".panel").map((panel) => [...panel.querySelectorAll(".reasons li")].map((made) => made.textContent));
    equal(reasons[0], ["Panorama Cafe must not be the first on its site, but site 2 is empty."], "at the street");
    equal(reasons[1], ["<b>later</b>"], "at the public pile, in the library's words");
    equal(reasons[2][0].endsWith("$, but you have 2 $."), true, "at the rival's pile");
    table.fault = [];
    await frame();
    equal(all(table, ".refused, .reasons li"), [], "no reasons any more");
  },
  async proposesAHint() {
    const { view } = rest.find(({ view: { targets } }) => targets.projects.some(({ sites }) => sites.length > 1));
    const { project: wanted, sites } = view.targets.projects.find((target) => target.sites.length > 1);
    const table = await put({ view, interactive: true, viewer: 1, proposed: `${wanted}@${sites[1]}` });
    equal([table.selected, site(table, sites[1]).className], [wanted, "site target proposed"], "selected, and its site marked");
    Object.assign(table, { view: start.view, proposed: "b21x" });
    await frame();
    equal(one(table, "[data-discard]").className, "discard proposed", "a discard");
  },
  async drawsGhostsInPlaceOfTargets() {
    const { view } = rest.find(({ view: { targets } }) => targets.projects.some(({ sites }) => sites.length > 1));
    const { project: wanted, sites } = view.targets.projects.find((target) => target.sites.length > 1);
    const move = `${wanted}@${sites[1]}`;
    const table = await put({ view, interactive: true, viewer: 1, proposed: move, ghosts: [{ kind: "hint", move, share: 14 }] });
    equal(all(table, ".ghost-floor").map((made) => [made.className.split(" ").at(-1), made.closest(".site").dataset.site]), [["for-hint", sites[1]]], "only the hinted floor");
    equal(one(table, ".for-hint .chance").textContent, "14", "the wins in 100");
    equal(label(site(table, sites[1])).includes("14"), false, "the name of the site stays");
    equal(one(table, ".hand").hidden, true, "the hint has its own buttons");
    table.ghosts = [{ kind: "better", move: `${wanted}@${sites[0]}` }];
    await frame();
    equal(sites.slice(0, 2).map((name) => site(table, name).querySelector(".for-better") !== null), [true, false], "a better move");
    table.ghosts = [];
    await frame();
    equal(all(table, ".ghost-floor").length, sites.length, "the targets again");
  },
  async aGhostShowsWhatTheMoveChanges() {
    let compared = 0;
    const table = await put({ interactive: true });
    for (const game of games) {
      for (const [at, { last }] of game.slice(1).entries()) {
        const [wanted, where] = last.move.split("@");
        const [before, after] = [game[at].view, game[at + 1].view].map(({ seats }) => seats.find(({ seat }) => where?.startsWith(`${seat}.`)));
        if (before) {
          Object.assign(table, { view: game[at].view, viewer: last.by.seat, selected: wanted });
          await Promise.resolve();
          const drawn = site(table, where).querySelector(".ghost-floor");
          const shown = ["income", "prestige"].map((what) => Number(drawn.querySelector(`.${what}`)?.textContent.replace("−", "-").replace("$", "") ?? 0));
          equal(shown, [after.income - before.income, after.prestige - before.prestige], `${last.move} after ${at} moves`);
          compared++;
        }
      }
    }
    equal(compared > 100, true, `moves: ${compared}`);
  },
  async theSelectionIsDescribedAgainWhileTheStreetIsOutOfView() {
    const { view } = rest.find(({ view: { targets } }) => targets.projects.length > 0);
    const table = await put({ view, viewer: view.turn.seat });
    table.toggleAttribute("seated", true);
    const hand = one(table, ".hand");
    Object.assign(table, { interactive: true, selected: view.targets.projects[0].project });
    await frame();
    const until = async (isShown) => {
      for (let i = 0; i < 100 && hand.checkVisibility() !== isShown; i++) {
        await frame();
      }
      equal(hand.checkVisibility(), isShown, "the description");
    };
    const isNarrow = !matchMedia("(min-width: 60rem) and (min-height: 34.0625rem)").matches;
    await until(false);
    table.style.marginTop = "300vh";
    scrollTo(0, 0);
    await until(isNarrow);
    table.style.marginTop = "";
    one(table, ".own .street").scrollIntoView({ block: "center" });
    await until(false);
  },
  async titlesHaveNoNotation() {
    const table = await put({ view: start.view, interactive: true, viewer: 1 });
    equal(project(table, "b21b").title, "Data Bureau: service, costs 2 $, income 2 $, not on the ground floor", "a project");
  },
  async signsStayWithTheirWords() {
    const table = await put({ view: start.view, interactive: true, viewer: 1 });
    equal([...project(table, "b21b").querySelectorAll(".whole")].map((made) => [made.querySelectorAll("svg").length, made.textContent, getComputedStyle(made).whiteSpace]), [[0, "income 2 $", "nowrap"], [1, "not on", "nowrap"]], "a sign and its words");
  },
  async selectingAnotherProjectDropsTheHint() {
    const { view } = rest.find(({ view: { targets } }) => targets.projects.some(({ sites }) => sites.length > 1));
    const { project: wanted, sites } = view.targets.projects.find((target) => target.sites.length > 1);
    const table = await put({ view, interactive: true, viewer: view.turn.seat, proposed: `${wanted}@${sites[1]}` });
    project(table, all(table, ".project").map((made) => made.dataset.project).find((id) => id !== wanted)).click();
    await frame();
    equal([table.proposed, all(table, ".proposed").length], ["", 0], "no proposal");
  },
  async keepsTheFocusedSiteIfItIsLegal() {
    const { view } = rest.find(({ view: { targets } }) => targets.projects.some(({ sites }) => sites.length > 1));
    const { project: wanted, sites } = view.targets.projects.find((target) => target.sites.length > 1);
    const table = await put({ view, interactive: true, viewer: view.turn.seat });
    site(table, sites[1]).click();
    project(table, wanted).click();
    await frame();
    equal(table.shadowRoot.activeElement?.dataset.site, sites[1], "the same site");
  },
  async describesTheInspectedProjectOrSite() {
    const deck = "deck mine\nmoney 6\nb21 5 c 0 1 - Kiosk | 2 v 2 0 - Kiosk";
    const table = await put({ deck, view: start.view, viewer: 1 });
    const words = async (made) => {
      made.click();
      await frame();
      return one(table, ".hand").textContent;
    };
    equal((await words(project(table, "b21a"))).includes("costs 5 $"), true, "a project");
    equal((await words(project(table, "b21b"))).includes("costs 2 $"), true, "another project of the same name");
    for (const { view } of rest) {
      const at = view.seats[0].street.findIndex(({ projects }) => projects.length > 0);
      if (at >= 0) {
        table.view = view;
        await words(site(table, `1.${at + 1}`));
        equal(all(table, ".hand li").length, view.seats[0].street[at].projects.length, "the current floors");
      }
    }
  },
  async keepsTheFocus() {
    const [{ view }, next] = rest;
    const table = await put({ view, interactive: true, viewer: 1 });
    table.focus();
    const had = table.shadowRoot.activeElement !== null;
    Object.assign(table, next);
    await frame();
    equal([had, table.shadowRoot.activeElement !== null], [true, true], "the focus moves to another card");
  },
  async animatesMoves() {
    const moved = rest.filter(({ last }) => last.move.includes("@") && last.price > 0);
    const table = await put({ view: start.view, viewer: 1 });
    for (const { view, last } of [rest[0], ...moved.slice(0, 3)]) {
      Object.assign(table, { view, last });
      await frame();
    }
    const isOff = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    const flying = all(table, ".flying");
    equal(isOff ? flying.length === 0 : flying.every((made) => made.inert && made.getAttribute("aria-hidden") === "true"), true, "moving coins are hidden from screen readers");
    await Promise.all(table.shadowRoot.getAnimations().map((animation) => animation.finished));
    await frame();
    equal(all(table, ".flying"), [], "nothing is left");
  },
  async speaksThreeLanguages() {
    for (const [language, words] of Object.entries({ de: "Bauplatz 1.1, leer", fr: "terrain 1.1, vide", xx: "site 1.1, empty", en: "site 1.1, empty" })) {
      const table = await put({ view: start.view, lang: language });
      for (let i = 0; i < 50 && label(site(table, "1.1")) !== words; i++) {
        await frame();
      }
      equal(label(site(table, "1.1")), words, language);
    }
  },
  async allLanguagesHaveTheSameKeysAndValues() {
    const braces = (words) => [...new Set(JSON.stringify(words).match(/\{\w+\}/g) ?? [])].sort();
    for (const folder of ["", "lessons/"]) {
      const [en, ...others] = await Promise.all(["en", "de", "fr", "nl"].map(async (code) => (await import(`./games/street/${folder}${code}.js`)).default));
      for (const other of others) {
        equal(Object.keys(other), Object.keys(en), "keys");
        Object.keys(en).forEach((name) => equal(braces(other[name]), braces(en[name]), name));
      }
    }
  },
  /** Every sign and every number is inside its card or floor at every width. */
  async cutsNoSign() {
    const cut = (table) =>
      all(table, ".floor :is(.sign, .term), .project :is(.sign, .detail)").filter((made) => {
        const [part, whole] = [made, made.closest(".floor, .project")].map((one) => one.getBoundingClientRect());
        return part.left < whole.left - 0.5 || part.right > whole.right + 0.5 || part.top < whole.top - 0.5 || part.bottom > whole.bottom + 0.5;
      });
    for (const width of [288, 304, 344, 374, 507, 700, 1000, 1600]) {
      for (const [, ...positions] of games) {
        for (const position of positions.filter((_, at) => at % 9 === 0)) {
          const table = await put({ ...position, interactive: true, viewer: 1 }, width);
          equal(cut(table).map((made) => `${made.closest(".floor, .project").innerText}`), [], `nothing is cut in ${width}`);
        }
      }
    }
  },
  async fitsItsWidth() {
    const middle = games[2][Math.floor(games[2].length * 0.8)];
    for (const width of [304, 344, 374, 507, 700, 1000, 1600]) {
      const table = await put({ ...middle, interactive: true, viewer: 1 }, width);
      equal(table.scrollWidth <= width, true, `${table.scrollWidth} in ${width}`);
      all(table, ".site, .project").forEach((made) => {
        const { width: across, height } = made.getBoundingClientRect();
        equal(across >= 44 && height >= 44, true, `large enough for a finger: ${across} by ${height} in ${width}`);
      });
    }
  },
};

/** @returns the number of passed tests, and the failures */
export async function run() {
  const { passed, failures } = await runTests(tests);
  document.getElementById("stage").replaceChildren();
  return { passed, failures, figures };
}
