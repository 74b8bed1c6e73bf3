import type { components } from '#contracts/generated/registered-mail.ts';
import { changeCart } from '../cart/carts.ts';
import { cartsIn } from '../cart/records.ts';
import { ordersIn } from '../orders/records.ts';
import { addressIn } from '../session/addresses.ts';
import type { Composition } from '../shared/feature.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { quotedCents } from './quotes.ts';
import { type ConfigurationRecord, configurationsIn, type WholeMail } from './records.ts';
import { refusalsOf } from './refusals.ts';

interface Composed {
  mail: WholeMail;
  quoteId: string;
}

/** Stores a letter at its quoted price; refuses an invalid letter or an expired quote. */
export function keepConfiguration(
  world: World,
  { mail, quoteId }: Composed,
  owner: string | null,
): Promise<ConfigurationRecord> {
  const cents = centsOf(world, { mail, quoteId });
  return configurationsIn(world).create({ id: crypto.randomUUID(), owner, mail, cents });
}

/** Cart lines with this configuration get its new price. */
export async function replaceConfiguration(
  world: World,
  { id, owner }: ConfigurationRecord,
  composed: Composed,
): Promise<ConfigurationRecord> {
  if (isOrdered(world, id)) throw noConfiguration(id);
  const next = { id, owner, mail: composed.mail, cents: centsOf(world, composed) };
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
  { id, mail, cents }: ConfigurationRecord,
  lang: Lang,
): components['schemas']['RegisteredMailConfiguration'] => ({
  ...mail,
  sender: addressIn(mail.sender, lang),
  recipient: addressIn(mail.recipient, lang),
  configurationId: id,
  totalPriceWithTax: priceOf(cents, lang),
  totalPriceWithoutTax: priceOf(cents, lang),
});

const words = {
  recipient: { fr: 'Destinataire', en: 'Recipient' },
  level: { fr: 'Niveau', en: 'Level' },
};

/** As a cart's line needs it: to whom the letter goes, and how. */
export function compositionOfMail(world: World, id: string): Composition | undefined {
  const found = configurationsIn(world).findFirst((q) => q.where({ id }));
  if (!found) return undefined;
  const { owner, cents, mail } = found;
  const { firstName, lastName, companyName, postalCode, town } = mail.recipient;
  const name = companyName || `${firstName} ${lastName}`;
  const to = `${name}, ${postalCode} ${town}`;
  return {
    owner,
    cents,
    quantity: 1,
    infos: [
      { label: words.recipient, value: { fr: to, en: to } },
      {
        label: words.level,
        value: {
          fr: mail.acknowledgement ? `${mail.level}, avec avis de réception` : mail.level,
          en: mail.acknowledgement ? `${mail.level}, with acknowledgement of receipt` : mail.level,
        },
      },
    ],
  };
}

function centsOf(world: World, { mail, quoteId }: Composed): number {
  const [first] = refusalsOf(world, mail);
  if (first) throw notTaken(first);
  const cents = quotedCents(world, mail, quoteId);
  if (cents === undefined) throw notTaken({ reason: 'quoteExpired', subject: 'quoteId' });
  return cents;
}

const notTaken = ({ reason, subject }: { reason: string; subject: string }) =>
  refusal(400, {
    type: 'RegisteredMailError',
    reason,
    subject,
    subjectType: 'registeredMail',
    message: `The registered letter is not taken: ${reason}.`,
  });

const noConfiguration = (id: string) =>
  refusal(404, {
    type: 'UnknownIdentifierError',
    reason: 'notFound',
    subject: id,
    subjectType: 'configuration',
    message: `No configuration ${id}.`,
  });
