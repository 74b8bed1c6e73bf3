import type { components } from '#contracts/generated/stamps.ts';
import { changeCart } from '../cart/carts.ts';
import { cartsIn } from '../cart/records.ts';
import { ordersIn } from '../orders/records.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { refusal } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { centsToday, isQuoted } from './quotes.ts';
import { type StampConfigurationRecord, stampConfigurationsIn, type WholeStamps } from './records.ts';
import { refusalsOf } from './refusals.ts';

interface Composed {
  stamps: WholeStamps;
  quoteId: string;
}

/** Stores stamps at their quoted price; refuses invalid ones or an expired quote. */
export function keepConfiguration(
  world: World,
  { stamps, quoteId }: Composed,
  owner: string | null,
): Promise<StampConfigurationRecord> {
  refuseUnlessTaken(world, stamps);
  refuseUnlessQuoted(world, { stamps, quoteId });
  return stampConfigurationsIn(world).create({ id: crypto.randomUUID(), owner, stamps });
}

/** Cart lines with this configuration get its new price. */
export async function replaceConfiguration(
  world: World,
  { id, owner }: StampConfigurationRecord,
  composed: Composed,
): Promise<StampConfigurationRecord> {
  if (isOrdered(world, id)) throw noConfiguration(id);
  refuseUnlessTaken(world, composed.stamps);
  refuseUnlessQuoted(world, composed);
  const next = { id, owner, stamps: composed.stamps };
  await stampConfigurationsIn(world).update((q) => q.where({ id }), {
    data: (draft) => void Object.assign(draft, next),
  });
  const isItsLine = (line: { configurationId?: string }) => line.configurationId === id;
  for (const cart of cartsIn(world).findMany((q) => q.where(({ lines }) => lines.some(isItsLine)))) {
    await changeCart(world, cart, ({ lines }) => {
      for (const line of lines.filter(isItsLine)) line.configuredCents = centsToday(world, next.stamps);
    });
  }
  return next;
}

/** The same once more, also of what is paid for; refused where it is not taken any more. */
export function copyConfiguration(
  world: World,
  { stamps }: StampConfigurationRecord,
  owner: string | null,
): Promise<StampConfigurationRecord> {
  refuseUnlessTaken(world, stamps);
  return stampConfigurationsIn(world).create({ id: crypto.randomUUID(), owner, stamps });
}

/** What is paid for stays as it was paid. */
const isOrdered = (world: World, id: string): boolean =>
  ordersIn(world)
    .all()
    .some(({ order }) => order.fr.entries.some((entry) => entry.configurationId === id));

/** A user's configuration is visible to that user only. */
export function configurationOf(world: World, id: string, owner: string | null): StampConfigurationRecord {
  const found = stampConfigurationsIn(world).findFirst((q) => q.where({ id }));
  if (!found || (found.owner !== null && found.owner !== owner)) throw noConfiguration(id);
  return found;
}

export function configurationAnswer(
  world: World,
  { id, stamps }: StampConfigurationRecord,
  lang: Lang,
): components['schemas']['StampConfiguration'] {
  const price = priceOf(centsToday(world, stamps), lang);
  return { ...stamps, configurationId: id, totalPriceWithTax: price, totalPriceWithoutTax: price };
}

function refuseUnlessTaken(world: World, stamps: WholeStamps): void {
  const [first] = refusalsOf(world, stamps);
  if (first) throw notTaken(first);
}

function refuseUnlessQuoted(world: World, { stamps, quoteId }: Composed): void {
  if (!isQuoted(world, stamps, quoteId)) throw notTaken({ reason: 'quoteExpired', subject: 'quoteId' });
}

const notTaken = ({ reason, subject }: { reason: string; subject: string }) =>
  refusal(400, {
    type: 'StampError',
    reason,
    subject,
    subjectType: 'stamps',
    message: `The stamps are not taken: ${reason}.`,
  });

const noConfiguration = (id: string) =>
  refusal(404, {
    type: 'UnknownIdentifierError',
    reason: 'notFound',
    subject: id,
    subjectType: 'configuration',
    message: `No configuration ${id}.`,
  });
