import type { components } from '#contracts/generated/letters.ts';
import { configurationsOf, notTaken, quoteExpired } from '../cart/configurations.ts';
import { fixedProducts } from '../records/known-products.ts';
import { addressIn } from '../session/addresses.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import type { Composition } from '../shared/feature.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import type { World } from '../shared/world.ts';
import { arrivalText, departureOf } from '../tariffs/letter-departures.ts';
import { levelNames, ownArticles } from './options.ts';
import { quotedCents } from './quotes.ts';
import { type ConfigurationRecord, configurationsIn, type WholeLetter } from './records.ts';
import { judge, levelOf } from './refusals.ts';
import { recipientOf } from './sent.ts';

interface Composed {
  letter: WholeLetter;
  quoteId: string;
}

export const configurations = configurationsOf(configurationsIn, (_, { cents, letter }) => ({
  quantity: 1,
  cents,
  code: productOf(letter),
}));
export const configurationAnswer = (
  { id, letter, cents }: ConfigurationRecord,
  lang: Lang,
): components['schemas']['LetterConfiguration'] => ({
  ...letter,
  sender: addressIn(letter.sender, lang),
  recipients: letter.recipients.map((each) => addressIn(each, lang)),
  configurationId: id,
  productCode: productOf(letter),
  totalPriceWithTax: priceOf(cents, lang),
  totalPriceWithoutTax: priceOf(cents, lang),
});

const words = {
  recipient: { fr: 'Destinataire', en: 'Recipient' },
  recipients: { fr: 'Destinataires', en: 'Recipients' },
  level: { fr: 'Envoi', en: 'Sent as' },
  latest: { fr: 'Distribution', en: 'Delivery' },
};

/** As a cart's line needs it: to whom the letter goes, how, and by when if it is paid for in time. */
export function compositionOfLetter(world: World, id: string): Composition | undefined {
  const found = configurations.byId(world, id);
  if (!found) return undefined;
  const { owner, cents, letter } = found;
  const [first, ...others] = letter.recipients;
  const level = levelOf(letter) ?? 'GREEN';
  const departure = departureOf(level, nowIn(world), letter.recipients);
  const to = first ? recipientOf(first) : '';
  const more = others.length;
  return {
    owner,
    cents,
    quantity: 1,
    parts: letter.recipients.length,
    infos: [
      {
        label: more > 0 ? words.recipients : words.recipient,
        value: more > 0 ? { fr: `${to} et ${more} de plus`, en: `${to} and ${more} more` } : { fr: to, en: to },
      },
      {
        label: words.level,
        value: {
          fr: letter.acknowledgement ? `${levelNames[level].fr}, avec avis de réception` : levelNames[level].fr,
          en: letter.acknowledgement
            ? `${levelNames[level].en}, with acknowledgement of receipt`
            : levelNames[level].en,
        },
      },
      {
        label: words.latest,
        value: { fr: arrivalText(departure, 'fr'), en: arrivalText(departure, 'en') },
      },
    ],
  };
}

/** Stores a letter at its quoted price; refuses an invalid letter or an expired quote. */
export function acceptConfiguration(world: World, { letter, quoteId }: Composed, owner: string | null) {
  const judged = judge(world, letter, owner);
  const place = judged.recipients.findIndex((each) => !each.accepted);
  const [first] = judged.refusals;
  if (first || !judged.document) throw refused(first ?? { reason: 'documentUnknown', subject: 'documentId' });
  const reason = judged.recipients[place]?.reason;
  if (reason) throw refused({ reason, subject: `recipients.${place}` });
  const cents = quotedCents(world, letter, { judged, quoteId });
  if (cents === undefined) throw refused(quoteExpired);
  return { letter, document: judged.document, cents };
}

function productOf(letter: WholeLetter): string {
  const level = levelOf(letter);
  return (level && ownArticles[level]) ?? fixedProducts.onlineLetter;
}

const refused = notTaken('LetterError', 'letter');
