// @ts-ignore: Vue without its compiler, which would require a weaker content security policy.
import { createApp, h, shallowRef } from "./vue.runtime.esm-browser.prod.js";
import { startGame } from "./game.js";

const game = await startGame("two-player", "casual");
const state = shallowRef(game.state);
game.onChange(() => (state.value = game.state));

createApp({
  render() {
    const { view, tile, faults, last, message } = state.value;
    const play = (/** @type {CustomEvent} */ event) => game.play(event.detail);
    return [
      h("h1", "Uptown in Vue"),
      h("p", { role: "status" }, message),
      h("uptown-board", { id: "board", interactive: true, view, last, selected: tile, fault: faults, onChoose: play, onDrop: play }),
      h("uptown-rack", { for: "board", view, selected: tile, onSelect: (/** @type {CustomEvent} */ event) => game.select(event.detail.tile) }),
    ];
  },
}).mount("#app");
