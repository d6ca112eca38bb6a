// Made by scripts/types.mjs from components.py.
export default {
  katakanaDealt: 3,
  powerDealt: 12,
  citiesDealt: 6,
} as const;
