import { element } from "./dom.js";
import { Later } from "./later.js";
import { loadWords } from "./i18n.js";

/** @import { ActionRunner } from "./action-runner.js" */
/** @import { GameInfo } from "./backend.js" */
/** @import { PageOptions } from "./table-page.js" */
/** @import { Occupant, TableClient, TableInfo } from "./table-client.js" */
/**
 * @typedef {Object} CompanyOptions
 * @property {PageOptions} page
 * @property {GameInfo} info
 * @property {ActionRunner} runner
 * @property {(action: (() => Promise<void>) | undefined) => (() => void) | undefined} actionOf
 * @property {(link: (() => string | undefined) | "" | undefined) => (() => void) | undefined} copy
 * @property {() => void} showCode
 * @property {() => Promise<void>} reload reloads the history after the viewpoint has changed
 * @property {() => void} changed
 */

/** The parts of a table for playing with other people. Each is loaded when it is first needed. */
export class Company {
  #table;
  #options;
  viewpoints;
  joinForm;
  waitingRoom;
  takeBack;
  seatLink;
  reactions;
  rematch;
  /** A player's most recent phrase. The element keeps its space when empty, so that nothing moves. */
  heard = element("p", { class: "toast reaction", "aria-live": "polite" });

  /**
   * @param {TableClient} table
   * @param {CompanyOptions} options
   */
  constructor(table, options) {
    const { page, info, runner, actionOf, copy, changed } = options;
    this.#table = table;
    this.#options = options;
    this.viewpoints = later(async () => {
      const { ViewpointSelect } = await import("./viewpoint-select.js");
      return new ViewpointSelect((viewpoint) => void runner.run(async () => (await table.seeAs?.(viewpoint), options.reload())));
    });
    this.joinForm = later(async () => {
      const { JoinForm } = await import("./join-form.js");
      return new JoinForm({ sit: (seat, name) => void runner.run(async () => page.sit?.(seat, name)), changed, game: info });
    });
    this.waitingRoom = later(async () => {
      const { WaitingRoom } = await import("./waiting-room.js");
      return new WaitingRoom({
        fill: (level, ...seats) =>
          void runner.run(async () => {
            for (const seat of seats) {
              await table.fill?.(seat, level);
            }
          }),
        clear: (seat) => void runner.run(async () => table.clear?.(seat)),
        changeSeat: (seat) => void runner.run(async () => table.changeSeat?.(seat)),
        changeRuleset: (ruleset) => void runner.run(async () => table.changeRuleset?.(ruleset)),
        cancel: () => void runner.run(async () => (await table.leave?.(), page.goHome())),
        changed,
        copy: copy(page.invitation && (() => page.invitation)),
        showCode: options.showCode,
        invitation: page.invitation,
        invitationCode: page.invitationCode,
        game: info,
      });
    });
    this.takeBack = later(async () => {
      const { TakeBackRequest } = await import("./take-back.js");
      return new TakeBackRequest(actionOf(table.askTakeBack), actionOf(table.keep));
    });
    this.seatLink = later(async () => {
      const { SeatLink } = await import("./seat-link.js");
      return new SeatLink({ reopen: page.reopen, copy: copy(page.ownLink) });
    });
    this.reactions = later(async () => {
      const { Reactions } = await import("./reactions.js");
      return new Reactions(this.heard, (what) => void runner.run(async () => table.react?.(what)));
    });
    this.rematch = later(async () => {
      const { RematchOffer } = await import("./rematch-offer.js");
      return new RematchOffer({ rematch: actionOf(table.rematch), decline: actionOf(table.decline), go: page.go });
    });
    table.reacted = (seat, what) => table.state && this.reactions.part?.hear(table.state.table, seat, what);
  }

  /** @param {TableInfo} table */
  update(table) {
    const isOpen = table.phase === "open";
    const isSeatKept = table.you === "-" || (this.#options.page.isSeatKept?.() ?? true);
    const { link, react } = this.#table;
    this.viewpoints.update((table.viewpoints ?? []).length > 1, table);
    this.joinForm.update(isOpen && table.you === "-", table);
    this.waitingRoom.update(isOpen && table.you !== "-", table);
    this.takeBack.update(table.takeBack !== undefined, table);
    this.seatLink.update(!isSeatKept || link !== undefined, table, { link, isSeatKept });
    this.reactions.update(react !== undefined && table.seats.some(({ kind, seat }) => kind === "person" && seat !== table.you), table);
    this.rematch.update(table.phase === "over", table);
  }

  /**
   * Returns the buttons in an occupant's seat before the game begins.
   *
   * @param {TableInfo} table
   * @param {Occupant} occupant
   */
  offers(table, occupant) {
    return (table.phase === "open" && (table.you === "-" ? this.joinForm : this.waitingRoom).part?.offers(table, occupant)) || [];
  }
}

/**
 * Loads a part, after its messages, when it is first needed.
 *
 * @template {any[]} V
 * @template {{element: HTMLElement, update: (...values: V) => void}} P
 * @param {() => Promise<P>} load
 * @returns {Later<V, P>}
 */
function later(load) {
  return new Later(async () => (await loadWords("company"), load()));
}
