import { hashOf } from '../../shared/seed.ts';

/** In a square of 100 by 100: what a company might print on its stamps, in two colours on a ground. */
const emblems: readonly ((light: string, dark: string) => string)[] = [
  // An open catalogue.
  (light, dark) =>
    `<path d="M50 30Q34 20 12 24V76Q34 72 50 82Q66 72 88 76V24Q66 20 50 30z" fill="${light}"/><path d="M50 30V82" stroke="${dark}" stroke-width="3"/><path d="M20 36l22 3M20 46l22 3M20 56l22 3" stroke="${dark}" stroke-width="3"/><rect x="58" y="38" width="22" height="22" fill="${dark}"/>`,
  // A sheet with its total.
  (light, dark) =>
    `<path d="M24 10H76V90l-9 -7l-8 7l-9 -7l-9 7l-8 -7l-9 7z" fill="${light}"/><path d="M34 26h32M34 38h32M34 50h20" stroke="${dark}" stroke-width="4"/><circle cx="60" cy="66" r="10" fill="${dark}"/>`,
  // A sign that hangs from its bracket.
  (light, dark) =>
    `<path d="M16 14V90M16 22H70" stroke="${light}" stroke-width="6"/><path d="M34 22v12M62 22v12" stroke="${light}" stroke-width="3"/><circle cx="50" cy="60" r="28" fill="${light}"/><path d="M34 66q16 -26 32 0M50 44v22" fill="none" stroke="${dark}" stroke-width="5"/>`,
  // A shop window under its awning.
  (light, dark) =>
    `<path d="M14 46H86V88H14z" fill="${light}"/><path d="M10 20H90L96 46H4z" fill="${dark}"/><path d="M26 20L22 46H40L42 20zM58 20L60 46H78L74 20z" fill="${light}"/><path d="M24 54H58V80H24zM66 54H78V88H66z" fill="${dark}"/>`,
  // A cask.
  (light, dark) =>
    `<path d="M26 14H74Q90 50 74 86H26Q10 50 26 14z" fill="${light}"/><path d="M20 32H80M20 68H80" stroke="${dark}" stroke-width="6"/><circle cx="50" cy="50" r="7" fill="${dark}"/>`,
  // A leaf in a ring.
  (light, dark) =>
    `<circle cx="50" cy="50" r="40" fill="none" stroke="${light}" stroke-width="6"/><path d="M28 70Q24 30 72 28Q74 74 28 70z" fill="${light}"/><path d="M30 72L60 42" stroke="${dark}" stroke-width="4"/>`,
];
/** A ground, and the two colours on it. */
const inks: readonly (readonly [ground: string, light: string, dark: string])[] = [
  ['#14284B', '#F3E3C8', '#C8452B'],
  ['#F3E3C8', '#0B5563', '#F6F3EC'],
  ['#E9D3CC', '#B3361B', '#FDF4EF'],
  ['#D7E2CF', '#2F5D45', '#F1C445'],
  ['#0B5563', '#F1C445', '#073B45'],
  ['#E3E3EF', '#7A5A86', '#F6F3EC'],
];

/** What the names of the order book stand for; any other name has one of its own, too. */
const named = ['Catalogue', 'Facture', 'Enseigne', 'Vitrine', 'Tonneau', 'Tampon'];

/** The order book has no files: a logo of it is drawn from its name. */
export function emblemOf(name: string): { ground: string; svg: string } {
  const at = named.indexOf(name);
  const seed = at === -1 ? hashOf(name) : at;
  const [ground, light, dark] = inks[seed % inks.length] ?? ['#14284B', '#F3E3C8', '#C8452B'];
  return { ground, svg: emblems[seed % emblems.length]?.(light, dark) ?? '' };
}
