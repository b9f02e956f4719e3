export default {
  "house.title": "House rules",
  "house.rackField": "Tiles on the rack",
  "house.handicap": "another number for each seat",
  "house.limitField": "Most tiles each",
  "house.startField": "First player",
  "house.usual": "as usual",
  "house.byLot": "drawn by lot",
  "house.line": "Rules as text",
  "house.copy": "Copy the rules",
  "house.copied": "Rules copied."
};
