import type { components } from '#contracts/generated/stamps.ts';
import { ownedLogo } from '../logo/owned.ts';
import { type LogoToPrint, printedLogo, usualPlace } from '../logo/printed.ts';
import type { WireOrder } from '../records/orders.ts';
import type { Lang, Words } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { titleOf } from './compositions.ts';
import { stampConfigurationsIn } from './records.ts';
import { placesOf, supportOf } from './supports.ts';
import { shapesOf } from './visuals.ts';

type Support = components['schemas']['Support'];

/** Stamps with their places, in millimetres. */
export interface SetToPrint extends Pick<Support, 'page' | 'areas'> {
  /** Where recipients are printed; `null`: none are. */
  recipientArea: Support['areas']['code'] | null;
  cell: { width: number; height: number };
  /** The paper has no cells of its own: lines show where it is cut. */
  isCut: boolean;
  stamps: {
    place: { page: number; x: number; y: number };
    /** From 1. */
    number: number;
    texts: string[];
    shapes: components['schemas']['Visual']['shapes'];
    logo: { name: string; picture: LogoToPrint } | null;
    /** The lines of whom it goes to. */
    recipient: readonly string[];
  }[];
  total: number;
}

const forEver: Words = { fr: 'Validité permanente', en: 'Valid for ever' };
const once: Words = { fr: 'Usage unique', en: 'Use once' };

/** What was composed for an entry of an order; `undefined` for one of the order book, which was composed nowhere. */
export function stampSetOf(
  world: World,
  { configurationId: id = '' }: WireOrder['entries'][number],
  lang: Lang,
): SetToPrint | undefined {
  const { owner = null, stamps } = stampConfigurationsIn(world).findFirst((q) => q.where({ id })) ?? {};
  const support = stamps && supportOf(stamps.support);
  if (!stamps || !support) return undefined;
  const lines = stamps.lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  const places = placesOf(support, stamps.startCell, lines.length);
  const { recipients = [] } = stamps;
  const printed = recipients.length > 0 ? support.recipient : undefined;
  const logos = new Map(stamps.lines.map(({ visual }) => [visual, logoOfVisual(world, { visual, owner, lang })]));
  return {
    page: support.page,
    areas: printed?.areas ?? support.areas,
    recipientArea: printed?.page ?? null,
    cell: { width: support.grid.width, height: support.grid.height },
    isCut: support.kind === 'PAPER',
    total: lines.length,
    stamps: lines.flatMap((line, index) => {
      const place = places[index];
      if (!place) return [];
      const { visual } = line;
      const texts = [...titleOf(line, lang), forEver[lang], once[lang]];
      const recipient = recipients[index]?.lines ?? [];
      const logo = logos.get(visual) ?? null;
      return [{ place, number: index + 1, texts, shapes: shapesOf(visual), logo, recipient }];
    }),
  };
}

/** The logo of a visual, as it is now: what was paid is printed, also after the end of a subscription. */
function logoOfVisual(world: World, { visual, owner, lang }: { visual: string; owner: string | null; lang: Lang }) {
  const { logo } = ownedLogo(world, visual, owner) ?? {};
  return logo ? { name: logo.name[lang], picture: printedLogo(logo.picture, logo.design ?? usualPlace) } : null;
}
