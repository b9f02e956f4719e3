export default {
  "house.title": "Huisregels",
  "house.rackField": "Tegels op het plankje",
  "house.handicap": "een ander aantal voor elke plaats",
  "house.limitField": "Hoogstens per speler",
  "house.startField": "Eerste speler",
  "house.usual": "zoals gewoonlijk",
  "house.byLot": "het lot beslist",
  "house.line": "Regels als tekst",
  "house.copy": "Regels kopiëren",
  "house.copied": "Regels gekopieerd."
};
