export default {
  "lobby.slow": "This browser does not support WebAssembly garbage collection. The library runs slowly, without computers that think ahead, hints and analysis.",
  "lobby.forgets": "This browser stores nothing for this page: your game is lost when you leave or reload.",
  "lobby.load": "Open a record",
  "lobby.position": "Set up a position",
  "lobby.newer": "This browser is too old for {names}, which requires Chromium 119, Firefox 120, Safari 18.2 or newer.",
  "records.found": {"one": "{n} game in this file", "other": "{n} games in this file"},
  "records.moves": {"one": "{n} move", "other": "{n} moves"},
  "records.open": "unfinished",
  "records.wrong": "Line {line}: {reason}",
  "records.more": "Show more games"
};
