import { placeOf } from '../registered-mail/destinations.ts';
import { countryOf } from '../session/countries.ts';
import type { Composition } from '../shared/feature.ts';
import type { Lang, Words } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { letterOf } from './letters.ts';
import { centsToday } from './quotes.ts';
import { stampConfigurationsIn, type WholeStamps, type WireLine } from './records.ts';
import { supportOf } from './supports.ts';
import { isVisualSold, visualName } from './visuals.ts';

const words = {
  stamps: { fr: 'Timbres', en: 'Stamps' },
  support: { fr: 'Support', en: 'Printed on' },
  from: { fr: 'à partir de la case', en: 'from cell' },
  recipients: { fr: 'Destinataires imprimés', en: 'Printed recipients' },
};

/** As a cart's line needs it. The piece that is sold is the whole set: its lines have prices of their own. */
export function compositionOfStamps(world: World, id: string): Composition | undefined {
  const configuration = stampConfigurationsIn(world).findFirst((q) => q.where({ id }));
  if (!configuration) return undefined;
  const { owner, stamps } = configuration;
  return {
    owner,
    cents: centsToday(world, stamps),
    quantity: 1,
    parts: stamps.lines.reduce((all, { quantity }) => all + quantity, 0),
    infos: [
      ...stamps.lines.map((line, index) => ({
        label: stamps.lines.length > 1 ? withNumber(words.stamps, index + 1) : words.stamps,
        value: both((lang) => lineText(line, visualName(world, line.visual, owner), lang)),
        ...(!isVisualSold(world, line.visual, owner) && { isOver: true }),
      })),
      { label: words.support, value: both((lang) => supportText(stamps, lang)) },
      ...(stamps.recipients ? [{ label: words.recipients, value: recipientsText(stamps.recipients) }] : []),
    ],
  };
}

const both = (text: (lang: Lang) => string): Words => ({ fr: text('fr'), en: text('en') });
const withNumber = (label: Words, number: number): Words => both((lang) => `${label[lang]} ${number}`);

/** « Lettre verte, France métropolitaine, 20 g » */
export function titleOf({ letterType, destination, weight }: WireLine, lang: Lang): string[] {
  const country = placeOf(destination) ? countryOf(destination, lang).name : undefined;
  return [letterOf(letterType)?.name[lang] ?? letterType, country ?? destination, `${weight}\u00a0g`];
}

function lineText(line: WireLine, visual: Words | undefined, lang: Lang): string {
  return `${line.quantity} × ${[...titleOf(line, lang), ...(visual ? [visual[lang]] : [])].join(', ')}`;
}

/** The first of them, and how many more. */
function recipientsText([first, ...others]: NonNullable<WholeStamps['recipients']>): Words {
  const { companyName, firstName = '', lastName = '', postalCode = '', town = '' } = first?.address ?? {};
  const name = `${companyName ?? `${firstName} ${lastName}`.trim()}, ${postalCode} ${town}`;
  if (others.length === 0) return { fr: name, en: name };
  return { fr: `${name}, et ${others.length} de plus`, en: `${name}, and ${others.length} more` };
}

function supportText({ support, startCell }: WholeStamps, lang: Lang): string {
  const name = supportOf(support)?.name[lang] ?? support;
  return startCell > 1 ? `${name}, ${words.from[lang]} ${startCell}` : name;
}
