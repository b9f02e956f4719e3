export default {
  "lobby.slow": "This browser has no WebAssembly garbage collection, so the library runs slowly: without bots that think ahead, hints and analysis.",
  "lobby.forgets": "This browser stores nothing for this page: your game is lost when you leave or reload.",
  "lobby.load": "Open a record",
  "lobby.position": "Set up a position",
  "lobby.newer": "This browser is too old for {names}: Chromium 119, Firefox 120 or Safari 18.2 is needed, or newer."
};
