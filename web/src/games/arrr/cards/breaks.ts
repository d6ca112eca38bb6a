/** Where long words of card names may be broken: not every browser can hyphenate German. */
const BREAKS = [
  'Quarter|master',
  'Knuckle|bones',
  'Philo|sophers',
  'Quartier|meister',
  'Schwarz|pulver',
  'Gesprun|genes',
  'Astro|labium',
  'Karten|spiel',
  'Pistolen|paar',
  'Papageien|spitzel',
  'Geld|kassette',
  'Schiffs|katze',
  'Schmuggler|buch',
  'Signal|flaggen',
  'Würfel|knochen',
  'Wachs|püppchen',
  'Ersatz|anker',
  'Verfluch|ter',
  'Hafen|schläger',
  'Tavernen|philo|sophen',
  'Tavernen|gerüchte',
  'Sonnen|verbrannte',
  'Pulver|jungen',
  'Nacht|wachen',
  'Flaschen|zug',
  'Hafen|steuer',
  'Über|raschung',
  'Verhed|dertes',
  'Kreuz|strömung',
  'Unter|handlung',
  'Schmut|ziges',
  'Bewach|sener',
];
const SOFT = new Map(BREAKS.map((one) => [one.replaceAll('|', ''), one.replaceAll('|', '\u00AD')]));

/** A name that is broken where a reader expects it. */
export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => SOFT.get(word) ?? word);
}
