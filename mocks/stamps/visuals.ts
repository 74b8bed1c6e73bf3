import type { components } from '#contracts/generated/stamps.ts';
import { ownedBy, ownedLogo } from '../logo/owned.ts';
import type { Lang, Words } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';

type Wire = components['schemas']['Visual'];
type Shapes = Wire['shapes'];

interface VisualRecord {
  code: string;
  name: Words;
  shapes: Shapes;
}

const shape = (colour: string, path: string): Shapes[number] => ({ path, colour });

/** Drawn in a square of 100 by 100. */
const visuals: readonly VisualRecord[] = [
  { code: 'NONE', name: { fr: 'Sans visuel', en: 'No picture' }, shapes: [] },
  {
    code: 'POPPY',
    name: { fr: 'Coquelicot', en: 'Poppy' },
    shapes: [
      shape('#3F6B45', 'M48 50 C46 70 50 85 46 100 L52 100 C56 85 51 70 54 50 Z'),
      shape('#C8442C', 'M50 8 C70 0 96 22 88 44 C82 64 18 64 12 44 C4 22 30 0 50 8 Z'),
      shape('#A8301C', 'M50 30 C62 24 78 38 70 50 C62 60 38 60 30 50 C22 38 38 24 50 30 Z'),
      shape('#2A1B18', 'M50 36 C58 36 60 50 50 50 C40 50 42 36 50 36 Z'),
    ],
  },
  {
    code: 'LIGHTHOUSE',
    name: { fr: 'Phare', en: 'Lighthouse' },
    shapes: [
      shape('#BFDCE0', 'M0 0 L100 0 L100 78 L0 78 Z'),
      shape('#0B5563', 'M0 78 C25 70 40 86 60 78 C78 72 88 84 100 78 L100 100 L0 100 Z'),
      shape('#FFFFFF', 'M42 24 L58 24 L64 82 L36 82 Z'),
      shape('#C8442C', 'M40 40 L60 40 L61.5 54 L38.5 54 Z'),
      shape('#C8442C', 'M37.5 66 L62.5 66 L64 82 L36 82 Z'),
      shape('#2A1B18', 'M40 24 L60 24 L56 12 L44 12 Z'),
    ],
  },
  {
    code: 'HEART',
    name: { fr: 'Cœur', en: 'Heart' },
    shapes: [
      shape('#FBE9E3', 'M0 0 L100 0 L100 100 L0 100 Z'),
      shape('#B3361B', 'M50 86 C20 62 10 46 14 32 C18 14 42 12 50 30 C58 12 82 14 86 32 C90 46 80 62 50 86 Z'),
    ],
  },
  {
    code: 'STARS',
    name: { fr: 'Nuit étoilée', en: 'Starry night' },
    shapes: [
      shape('#2F3B63', 'M0 0 L100 0 L100 100 L0 100 Z'),
      shape('#F0C267', 'M30 14 L35 28 L50 28 L38 37 L43 52 L30 43 L17 52 L22 37 L10 28 L25 28 Z'),
      shape('#F0C267', 'M72 50 L75 58 L84 58 L77 64 L80 72 L72 67 L64 72 L67 64 L60 58 L69 58 Z'),
      shape('#F2EEE4', 'M0 90 C20 74 40 88 60 80 C80 72 90 84 100 80 L100 100 L0 100 Z'),
    ],
  },
];

/** One of the visuals that everybody has. */
const drawnVisual = (code: string): VisualRecord | undefined => visuals.find((one) => one.code === code);

const isUsable = ({ logo: { status, endDate } }: ReturnType<typeof ownedBy>[number]): boolean =>
  status === 'APPROVED' && endDate !== null;

/** Whether stamps with it are sold to this user today: a logo is, while its subscription lasts. */
export function isVisualSold(world: World, code: string, owner: string | null): boolean {
  if (drawnVisual(code)) return true;
  const owned = ownedLogo(world, code, owner);
  return owned !== undefined && isUsable(owned);
}

/** The name of a visual, also of a logo whose subscription has ended. */
export const visualName = (world: World, code: string, owner: string | null): Words | undefined =>
  drawnVisual(code)?.name ?? ownedLogo(world, code, owner)?.logo.name;

export const shapesOf = (code: string): Shapes => drawnVisual(code)?.shapes ?? [];

export const visualsIn = (world: World, owner: string | null, lang: Lang): Wire[] => [
  ...visuals.map((one) => ({ ...one, name: one.name[lang] })),
  ...ownedBy(world, owner)
    .filter(isUsable)
    .map(({ logo: { id, name, endDate } }) => ({
      code: id,
      name: name[lang],
      shapes: [],
      logo: { logoId: id, endDate: endDate ?? '' },
    })),
];
