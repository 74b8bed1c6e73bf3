import type { components } from '#contracts/generated/letters.ts';
import { changeCart } from '../cart/carts.ts';
import { cartsIn } from '../cart/records.ts';
import { ordersIn } from '../orders/records.ts';
import { addressIn } from '../session/addresses.ts';
import { nowIn } from '../shared/clock.ts';
import type { Composition } from '../shared/feature.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { departureOf } from './offers.ts';
import { levelNames } from './options.ts';
import { quotedCents } from './quotes.ts';
import { type ConfigurationRecord, configurationsIn, type WholeLetter } from './records.ts';
import { judge, levelOf } from './refusals.ts';

interface Composed {
  letter: WholeLetter;
  quoteId: string;
}

/** Stores a letter at its quoted price; refuses an invalid letter or an expired quote. */
export function keepConfiguration(
  world: World,
  composed: Composed,
  owner: string | null,
): Promise<ConfigurationRecord> {
  return configurationsIn(world).create({ id: crypto.randomUUID(), owner, ...accepted(world, composed, owner) });
}

/** Cart lines with this configuration get its new price. */
export async function replaceConfiguration(
  world: World,
  { id, owner }: ConfigurationRecord,
  composed: Composed,
): Promise<ConfigurationRecord> {
  if (isOrdered(world, id)) throw noConfiguration(id);
  const next = { id, owner, ...accepted(world, composed, owner) };
  await configurationsIn(world).update((q) => q.where({ id }), { data: (draft) => void Object.assign(draft, next) });
  const isItsLine = (line: { configurationId?: string }) => line.configurationId === id;
  for (const cart of cartsIn(world).findMany((q) => q.where(({ lines }) => lines.some(isItsLine)))) {
    await changeCart(world, cart, ({ lines }) => {
      for (const line of lines.filter(isItsLine)) line.configuredCents = next.cents;
    });
  }
  return next;
}

/** What is paid for stays as it was paid. */
const isOrdered = (world: World, id: string): boolean =>
  ordersIn(world)
    .all()
    .some(({ order }) => order.fr.entries.some((entry) => entry.configurationId === id));

/** A user's configuration is visible to that user only. */
export function configurationOf(world: World, id: string, owner: string | null): ConfigurationRecord {
  const found = configurationsIn(world).findFirst((q) => q.where({ id }));
  if (!found || (found.owner !== null && found.owner !== owner)) throw noConfiguration(id);
  return found;
}

export const configurationAnswer = (
  { id, letter, cents }: ConfigurationRecord,
  lang: Lang,
): components['schemas']['LetterConfiguration'] => ({
  ...letter,
  sender: addressIn(letter.sender, lang),
  recipients: letter.recipients.map((each) => addressIn(each, lang)),
  configurationId: id,
  totalPriceWithTax: priceOf(cents, lang),
  totalPriceWithoutTax: priceOf(cents, lang),
});

const words = {
  recipient: { fr: 'Destinataire', en: 'Recipient' },
  recipients: { fr: 'Destinataires', en: 'Recipients' },
  level: { fr: 'Envoi', en: 'Sent as' },
  latest: { fr: 'Distribution', en: 'Delivery' },
};

/** As a cart's line needs it: to whom the letter goes, how, and until when if it is paid for now. */
export function compositionOfLetter(world: World, id: string): Composition | undefined {
  const found = configurationsIn(world).findFirst((q) => q.where({ id }));
  if (!found) return undefined;
  const { owner, cents, letter } = found;
  const [first, ...others] = letter.recipients;
  const level = levelOf(letter) ?? 'GREEN';
  const { latestDelivery } = departureOf(level, nowIn(world));
  const to = first
    ? `${first.companyName || `${first.firstName} ${first.lastName}`}, ${first.postalCode} ${first.town}`
    : '';
  const more = others.length;
  return {
    owner,
    cents,
    quantity: 1,
    infos: [
      {
        label: more > 0 ? words.recipients : words.recipient,
        value: more > 0 ? { fr: `${to} et ${more} de plus`, en: `${to} and ${more} more` } : { fr: to, en: to },
      },
      { label: words.level, value: levelNames[level] },
      {
        label: words.latest,
        value: { fr: `au plus tard le ${dayIn(latestDelivery, 'fr')}`, en: `by ${dayIn(latestDelivery, 'en')}` },
      },
    ],
  };
}

const days: Record<Lang, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};
const dayIn = (day: string, lang: Lang) => days[lang].format(Date.parse(day)).replaceAll(' ', '\u00a0');

function accepted(world: World, { letter, quoteId }: Composed, owner: string | null) {
  const judged = judge(world, letter, owner);
  const place = judged.recipients.findIndex((each) => !each.accepted);
  const [first] = judged.refusals;
  if (first || !judged.document) throw notTaken(first ?? { reason: 'documentUnknown', subject: 'documentId' });
  const reason = judged.recipients[place]?.reason;
  if (reason) throw notTaken({ reason, subject: `recipients.${place}` });
  const cents = quotedCents(world, letter, { judged, quoteId });
  if (cents === undefined) throw notTaken({ reason: 'quoteExpired', subject: 'quoteId' });
  return { letter, document: judged.document, cents };
}

const notTaken = ({ reason, subject }: { reason: string; subject: string }) =>
  refusal(400, {
    type: 'LetterError',
    reason,
    subject,
    subjectType: 'letter',
    message: `The letter is not taken: ${reason}.`,
  });

const noConfiguration = (id: string) =>
  refusal(404, {
    type: 'UnknownIdentifierError',
    reason: 'notFound',
    subject: id,
    subjectType: 'configuration',
    message: `No configuration ${id}.`,
  });
