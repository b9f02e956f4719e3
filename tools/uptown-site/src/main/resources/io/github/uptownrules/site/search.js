/** Shows what the search finds. The browser loads the texts and makes the index when a reader searches. */
const MOST = 30;
const AROUND = 90;
const field = document.querySelector("[type=search]");
const found = document.querySelector("#found");
const results = document.querySelector("#results");

/** Code is searched by its words: "game.play(move)" has three. */
lunr.tokenizer.separator = /[\s\-./(),:;!?"'`<>=#@|{}[\]]+/;

let index;

/** @returns the entries (link, page, heading, text) and a function that finds the numbers of matching ones */
async function load() {
  const entries = await (await fetch("search.json")).json();
  const built = lunr(function () {
    this.ref("n");
    this.field("page", { boost: 6 });
    this.field("heading", { boost: 8 });
    this.field("text");
    entries.forEach(([, page, heading, text], n) => this.add({ n, page, heading, text }));
  });
  return { entries, find: (words) => numbers(built, words) };
}

/** @returns the entries that have all words, or else those that have some; the last word may be unfinished */
function numbers(built, words) {
  const { REQUIRED, OPTIONAL } = lunr.Query.presence;
  for (const presence of words.length > 1 ? [REQUIRED, OPTIONAL] : [OPTIONAL]) {
    const matches = built.query((query) => {
      for (const word of words) {
        const [stem] = built.pipeline.runString(word);
        query.term(`${stem}*`, { presence, usePipeline: false });
        query.term(stem, { boost: 5, usePipeline: false });
      }
    });
    if (matches.length) {
      return matches.map((match) => Number(match.ref));
    }
  }
  return [];
}

/** Appends a text with its matches marked, from a little before the first one. */
function appendMarked(parent, text, words) {
  const pattern = new RegExp(words.map((word) => word.replace(/\W/g, "\\$&")).join("|"), "gi");
  const first = Math.max(0, text.search(pattern));
  const start = first < AROUND ? 0 : text.indexOf(" ", first - AROUND) + 1;
  const shown = text.slice(start, start + 3 * AROUND);
  let end = 0;
  parent.append(start ? "… " : "");
  for (const { 0: match, index: at } of shown.matchAll(pattern)) {
    const mark = document.createElement("mark");
    mark.textContent = match;
    parent.append(shown.slice(end, at), mark);
    end = at + match.length;
  }
  parent.append(shown.slice(end), start + shown.length < text.length ? " …" : "");
}

function item([address, page, heading, text], words) {
  const entry = document.createElement("li");
  const link = document.createElement("a");
  link.href = address;
  link.textContent = heading ? `${page}: ${heading}` : page;
  const excerpt = document.createElement("p");
  appendMarked(excerpt, text, words);
  const module = address.match(/^api\/io\.github\.uptownrules\.([^/]+)/);
  entry.append(link, module ? ` in the javadoc of ${module[1]}` : "", excerpt);
  return entry;
}

async function show(text) {
  const all = text.toLowerCase().split(lunr.tokenizer.separator).filter(Boolean);
  const telling = all.filter((word) => lunr.stopWordFilter(word));
  const words = telling.length ? telling : all;
  document.title = text ? `${text} - Uptown` : "Search - Uptown";
  if (!words.length) {
    results.replaceChildren();
    found.textContent = "Type words, the number of a rule such as R19, or the name of a type.";
    return;
  }
  try {
    index ??= load();
    const { entries, find } = await index;
    if (text !== field.value) {
      return; // The reader has typed on.
    }
    const matches = find(words);
    const count = matches.length > MOST ? `The first ${MOST} of ${matches.length} results` : matches.length === 1 ? "1 result" : `${matches.length || "No"} results`;
    found.textContent = `${count} for "${text}".`;
    results.replaceChildren(...matches.slice(0, MOST).map((n) => item(entries[n], words)));
  } catch (error) {
    index = undefined;
    found.textContent = `The search index could not be loaded: ${error.message}`;
  }
}

field.value = new URLSearchParams(location.search).get("q") ?? "";
field.addEventListener("input", () => {
  history.replaceState(null, "", `?${new URLSearchParams({ q: field.value })}`);
  void show(field.value);
});
field.form.addEventListener("submit", (event) => event.preventDefault());
if (!field.value) {
  field.focus();
}
void show(field.value);
