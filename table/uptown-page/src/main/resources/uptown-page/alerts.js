import { localStore } from "./browser-storage.js";
import { siteName } from "./this-site.js";
import { isYours } from "./turn.js";
import { translate } from "./i18n.js";

/** @import { State } from "./table-client.js" */

/** Notifies a player of a turn: with sounds and, while the page is hidden, with a notification, a vibration and another icon. */

const SOUND = "sound";
const NOTIFY = "notify";

/** The notes of each sound in hertz. */
const NOTES = { move: [330], strong: [330, 247], turn: [523, 659], over: [523, 659, 523], won: [523, 659, 784, 1047], lost: [392, 330, 262] };

const NOTE_SECONDS = 0.09;
const VOLUME = 0.08;
const VIBRATION = [90, 60, 90];

/** @type {AudioContext | undefined} */
let audio;

export const alerts = {
  get isSounding() {
    return localStore.get(SOUND) !== "off";
  },

  switchSound() {
    localStore.set(SOUND, alerts.isSounding ? "off" : "on");
    if (alerts.isSounding) {
      play("turn");
    }
  },

  get canNotify() {
    return "Notification" in window;
  },

  get isNotifying() {
    return alerts.canNotify && Notification.permission === "granted" && localStore.get(NOTIFY) === "on";
  },

  /** Switches notifications; requests the permission if necessary. */
  async switchNotifications() {
    const isWanted = !alerts.isNotifying;
    localStore.set(NOTIFY, isWanted ? "on" : "off");
    if (isWanted && Notification.permission !== "granted") {
      await Notification.requestPermission();
    }
    return alerts.isNotifying === isWanted;
  },

  /**
   * @param {State} before
   * @param {State} state
   * @param {"move" | "strong"} tone the sound of the last move
   */
  announce(before, state, tone) {
    const isNewTurn = isYours(state) && !(isYours(before) && before.table.ply === state.table.ply);
    if (state.table.phase === "over" && before.table.phase !== "over") {
      play(endingOf(state));
    } else if (isNewTurn) {
      play("turn");
    } else if (state.table.ply > before.table.ply) {
      play(tone);
    }
    if (isNewTurn) {
      call(translate("turn.yours"));
    }
  },

  /**
   * Alerts the user that another player is waiting.
   *
   * @param {string} words
   */
  remind(words) {
    play("turn");
    call(words);
  },

  /**
   * Shows in the tab's icon whether it is the user's turn.
   *
   * @param {boolean} isTurn
   */
  showTurn(isTurn) {
    const link = document.querySelector("link[rel=icon]");
    const address = link?.getAttribute("href") ?? "";
    const wanted = address.replace(/icon(-turn)?\.svg$/, `icon${isTurn ? "-turn" : ""}.svg`);
    if (wanted !== address) {
      link?.setAttribute("href", wanted);
    }
  },
};

/**
 * Returns the sound of an end, which differs between the winners, the other players and spectators.
 *
 * @param {State} state
 */
function endingOf({ table, view }) {
  const own = (table.standings ?? view?.standings ?? []).find(({ seat }) => seat === table.you);
  return own === undefined ? "over" : own.rank === 1 ? "won" : "lost";
}

/** @param {keyof typeof NOTES} name */
function play(name) {
  if (!alerts.isSounding || !("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) {
    return;
  }
  const context = (audio ??= new AudioContext());
  NOTES[name].forEach((hertz, index) => {
    const from = context.currentTime + index * NOTE_SECONDS;
    const until = from + 1.6 * NOTE_SECONDS;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(VOLUME, from + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, until);
    const note = new OscillatorNode(context, { type: "triangle", frequency: hertz });
    note.connect(gain).connect(context.destination);
    note.start(from);
    note.stop(until);
  });
}

/**
 * Alerts the user if the page is hidden.
 *
 * @param {string} words
 */
function call(words) {
  if (document.visibilityState === "visible") {
    return;
  }
  if (navigator.userActivation?.hasBeenActive) {
    navigator.vibrate?.(VIBRATION);
  }
  if (alerts.isNotifying) {
    try {
      const note = new Notification(siteName, { body: words, tag: "turn" });
      note.onclick = () => window.focus();
    } catch {
      // Some phones allow notifications only for installed pages.
    }
  }
}
