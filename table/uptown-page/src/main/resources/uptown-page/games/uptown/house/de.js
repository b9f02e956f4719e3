export default {
  "house.title": "Hausregeln",
  "house.rackField": "Plättchen auf der Bank",
  "house.handicap": "für jeden Platz eine andere Zahl",
  "house.limitField": "Höchstens je Person",
  "house.startField": "Es beginnt",
  "house.usual": "wie üblich",
  "house.byLot": "das Los entscheidet",
  "house.line": "Regeln als Text",
  "house.copy": "Regeln kopieren",
  "house.copied": "Regeln kopiert."
};
