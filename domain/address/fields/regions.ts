import { isFrance } from './territories.ts';

/** The parts of the world in which a long list of destinations is read. */
export const regions = ['france', 'overseas', 'europe', 'world'] as const;
export type Region = (typeof regions)[number];

const mainland = ['FR', 'MC', 'AD'];
const overseas = ['PF', 'NC', 'WF', 'TF'];
const europe = new Set(
  `AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MD ME MK MT NL NO PL PT RO
  RS RU SE SI SJ SK SM UA VA XK`.split(/\s+/),
);

/** By the letters of a country or territory; Andorra and Monaco are served as France is. */
export function regionOf(country: string): Region {
  if (mainland.includes(country)) return 'france';
  if (isFrance(country) || overseas.includes(country)) return 'overseas';
  return europe.has(country) ? 'europe' : 'world';
}
