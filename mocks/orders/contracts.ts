import { bookSince } from '../order-book/since.ts';
import { type ContractEvent, contractEventsIn } from '../records/forwarding.ts';
import { movesIn, type OrderRecord } from '../records/orders.ts';
import type { ServiceStory } from '../records/story.ts';
import { dayOf, nowIn } from '../shared/calendar/clock.ts';
import type { World } from '../shared/world.ts';
import { offers } from '../tariffs/forwarding.ts';
import { type ComposedContract, composedIn, ofOffer } from './composed-contract.ts';
import { lifeOf } from './contract-life.ts';
import { days, type Entry, isMaking, making, piecesOf, placedAt, type WireState } from './services.ts';

/** The mail-forwarding contract of an entry: made when the entry is, from the book or as it was composed. */
export function contractOf(world: World, record: OrderRecord, entry: Entry): WireState['contract'] {
  const lived = contractHistory(world, record, entry);
  if (!lived) return undefined;
  const { contract, life, status } = lived;
  const { letters: _letters, steps, startDate, endDate, ...how } = life;
  const id = contractIdOf(record, entry);
  // One that came to nothing has no way to go.
  const isOver = isCancelled(status);
  const dates = { startDate, endDate };
  if (isOver) return { id, status, ...contract, ...dates };
  // Somebody is asked for on the telephone: nothing is entered meanwhile.
  const isVerified = status !== 'TO_BE_VERIFIED';
  if (isVerified) return { id, status, ...contract, ...dates, steps, ...how };
  const unchecked = steps.map((step) =>
    step.code === 'IDENTITY_CHECKED' ? { code: step.code, reached: false } : step,
  );
  return { id, status, ...contract, ...dates, steps: unchecked, activation: how.activation };
}

/** It ran, or would have, until its holder withdrew from it. */
export const WITHDRAWN = 'WITHDRAWN';

export const isCancelled = (status: string): boolean => ['CANCELLED', 'OBJECTED', WITHDRAWN].includes(status);

export const contractIdOf = ({ code }: OrderRecord, { entryNumber }: Entry): string =>
  `CONTRAT-${code.replace(/^CMD-/, '')}-${entryNumber}`;

/** A contract with all that happened to it; `undefined` of another service. */
export function contractHistory(world: World, record: OrderRecord, entry: Entry) {
  if (entry.product.service !== 'reex') return undefined;
  const story = record.story?.services[entry.entryNumber]?.contract;
  const events = eventsOf(world, record, entry);
  const { contract, email, ...composed } =
    composedIn(world, entry.configurationId) ?? ofTheBook(world, record, { entry, story });
  const objectedAt = events.find(({ kind }) => kind === 'objected')?.at ?? objectedInBook(record, story);
  const status = objectedAt === undefined ? statusOf(world, record, entry) : 'OBJECTED';
  const placed = placedAt(record);
  const madeAt = status === 'CREATED' ? null : placed + (making.reex ?? 0);
  return {
    contract,
    email: email ?? record.owner,
    status,
    objectedAt,
    life: lifeOf({ placedAt: placed, madeAt, ...composed, events, now: nowIn(world) }),
  };
}

/** Its order tells the same day. */
const objectedInBook = (record: OrderRecord, story: ServiceStory['contract']): number | undefined =>
  story?.status === 'OBJECTED' ? bookSince(record, { kind: 'services', status: 'CANCELLED' }) : undefined;

/** What the book tells, then what was done in this world. */
function eventsOf(world: World, record: OrderRecord, entry: Entry): ContractEvent[] {
  const { past = [] } = record.story?.services[entry.entryNumber]?.contract ?? {};
  const toldAt = record.story?.toldAt ?? nowIn(world);
  const contractId = contractIdOf(record, entry);
  return [
    ...past.map(([kind, daysAgo]) => ({ kind, at: toldAt - days(daysAgo) })),
    ...contractEventsIn(world).findMany((q) => q.where({ contractId })),
  ];
}

function statusOf(world: World, record: OrderRecord, entry: Entry): string {
  const bookStatus = record.story?.services[entry.entryNumber]?.contract?.status;
  const [piece] = piecesOf(world, record, entry);
  const move = movesIn(world).findFirst((q) => q.where({ orderCode: record.code, part: String(entry.entryNumber) }));
  const made = piece && isMaking(piece) && bookStatus !== 'TO_BE_VERIFIED' ? 'CREATED' : 'READY_FOR_PICKUP';
  const isAwaited = record.story?.course === 'third' && made === 'CREATED';
  if (move?.reason === WITHDRAWN) return WITHDRAWN;
  return move?.status ?? (isAwaited ? 'CREATED' : (bookStatus ?? made));
}

interface ServiceOfBook {
  entry: Entry;
  story: ServiceStory['contract'];
}

const firstOfferOf = (article: string): string =>
  Object.entries(offers).find(([, { productCode }]) => productCode === article)?.[0] ?? '';

/** A contract that nobody composed: the order book has it from the beginning. */
function ofTheBook(world: World, record: OrderRecord, { entry, story }: ServiceOfBook): ComposedContract {
  const { offerCode = firstOfferOf(entry.product.code), activation = 'CODE_COURRIER', startsIn } = story ?? {};
  const reportedAt = record.story?.toldAt ?? nowIn(world);
  const startDate = dayOf(startsIn === undefined ? placedAt(record) + days(7) : reportedAt + days(startsIn));
  return {
    ...ofOffer(offerCode, {
      startDate,
      addressFrom: { line1: '12 rue de la République', postalCode: '69002', town: 'Lyon' },
      addressTo: { line1: '3 rue de Siam', postalCode: '29200', town: 'Brest' },
    }),
    activation,
    startDate,
    email: undefined,
  };
}
