// Made by scripts/types.mjs from components.py.
export default {
  values: 13,
  centre: 8,
  startingTotal: 10,
  mechaPoints: 15,
  twoPlayersRemove: 2,
  removedFrom: 1,
  removedTo: 8,
} as const;
