import { bookOrdersOf } from '../order-book/records.ts';
import { bookSince } from '../order-book/since.ts';
import type { OrderRecord } from '../records/orders.ts';
import { ordersIn } from '../records/orders.ts';
import { dayOf, monthsAfter, nowIn } from '../shared/calendar/clock.ts';
import type { Words } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import { configurationsIn, type PictureRecord, resubmissionsIn, type WireDesign } from './records.ts';

type Entry = OrderRecord['order']['fr']['entries'][number];

/** A logo as it was bought, and as it is looked at. */
export interface BoughtLogo {
  id: string;
  name: Words;
  submittedAt: number;
  status: string;
  endDate: string | null;
  refusal: { code: string; message: Words | null } | null;
  design: WireDesign | null;
  picture: PictureRecord | null;
}

/** Milliseconds until somebody begins to look at a logo, and until it is approved or refused. */
const MODERATION = { begins: 2000, ends: 10_000 };

/** A logo that is called so is refused, for the reason that its name says. */
const refusedNames: readonly (readonly [word: string, code: string])[] = [
  ['politique', 'POLITICAL'],
  ['religieux', 'RELIGIOUS'],
  ['alcool', 'ALCOHOL_TOBACCO'],
  ['celebrite', 'CELEBRITY'],
  ['marque', 'THIRD_PARTY_MARK'],
  ['texte', 'UNREADABLE_TEXT'],
];
const refusalOfName = (name: string): string | null => {
  const plain = name.toLowerCase();
  if (!plain.startsWith('refus')) return null;
  return refusedNames.find(([word]) => plain.includes(word))?.[1] ?? 'OTHER';
};

interface Submitted {
  name: string;
  at: number;
  months: number;
}

/** What became of a logo that was sent at that moment. */
function decisionOn(world: World, { name, at, months }: Submitted): Pick<BoughtLogo, 'status' | 'endDate' | 'refusal'> {
  const now = nowIn(world);
  if (now < at + MODERATION.begins) return { status: 'CREATED', endDate: null, refusal: null };
  if (now < at + MODERATION.ends) return { status: 'WAITING_EXPERT', endDate: null, refusal: null };
  const code = refusalOfName(name);
  if (code) return { status: 'REFUSED', endDate: null, refusal: { code, message: null } };
  return { status: 'APPROVED', endDate: monthsAfter(dayOf(at + MODERATION.ends), months), refusal: null };
}

export const logoIdOf = (record: OrderRecord, entry: Entry): string => `logo-${record.code}-${entry.entryNumber}`;

/** The logo of an order's entry; `undefined` where it only extends another. */
export function boughtLogo(world: World, record: OrderRecord, entry: Entry): BoughtLogo | undefined {
  if (entry.product.service !== 'mtelLogo') return undefined;
  const id = logoIdOf(record, entry);
  const first = ofStory(record, entry) ?? ofConfiguration(world, record, entry);
  if (!first) return undefined;
  const again = resubmissionsIn(world).findFirst((q) => q.where({ logoId: id }));
  const { months } = configurationIn(world, entry)?.request ?? { months: 12 };
  const now: Omit<BoughtLogo, 'id'> = again
    ? {
        name: { fr: again.design.name, en: again.design.name },
        submittedAt: again.at,
        design: again.design,
        picture: again.picture,
        ...decisionOn(world, { name: again.design.name, at: again.at, months }),
      }
    : first;
  return extend(world, { ...now, id });
}

const configurationIn = (world: World, { configurationId = '' }: Entry) =>
  configurationsIn(world).findFirst((q) => q.where({ id: configurationId }));

/** A logo of the order book: nobody composed it. */
function ofStory(record: OrderRecord, entry: Entry): Omit<BoughtLogo, 'id'> | undefined {
  const story = record.story?.services[entry.entryNumber]?.subscription;
  if (!story) return undefined;
  const { name, status, reason = null, months } = story;
  const isRefused = status === 'REFUSED' || status === 'BO_DELETED_REFUSED';
  const approvedAt = bookSince(record, { kind: 'services', status: 'PAYMENT_CAPTURED' });
  return {
    name: { fr: name, en: name },
    submittedAt: Date.parse(record.order.fr.created),
    status,
    endDate: months === undefined ? null : monthsAfter(dayOf(approvedAt), months),
    refusal: isRefused ? { code: reason ? 'UNREADABLE_TEXT' : 'ALCOHOL_TOBACCO', message: reason } : null,
    design: null,
    picture: null,
  };
}

function ofConfiguration(world: World, record: OrderRecord, entry: Entry): Omit<BoughtLogo, 'id'> | undefined {
  const configuration = configurationIn(world, entry);
  const { design, months = 12 } = configuration?.request ?? {};
  if (!configuration || !design) return undefined;
  const at = Date.parse(record.order.fr.created);
  return {
    name: { fr: design.name, en: design.name },
    submittedAt: at,
    design,
    picture: configuration.picture,
    ...decisionOn(world, { name: design.name, at, months }),
  };
}

/** The logo that an entry of an order extends. */
export function extendedLogo(world: World, { owner }: OrderRecord, entry: Entry): BoughtLogo | undefined {
  const { request } = configurationIn(world, entry) ?? {};
  if (request?.kind !== 'EXTENSION') return undefined;
  for (const record of [...ordersIn(world).all(), ...bookOrdersOf(world, owner)])
    for (const each of record.order.fr.entries)
      if (logoIdOf(record, each) === request.logoId) return boughtLogo(world, record, each);
  return undefined;
}

/** With the months that were paid since: they count from the old end, or from the day of the order once it has passed. */
function extend(world: World, logo: BoughtLogo): BoughtLogo {
  const today = dayOf(nowIn(world));
  let { endDate } = logo;
  for (const { order } of ordersIn(world).all())
    for (const entry of order.fr.entries) {
      const { request } = configurationIn(world, entry) ?? {};
      if (request?.kind !== 'EXTENSION' || request.logoId !== logo.id || endDate === null) continue;
      endDate = endAfter(endDate, dayOf(Date.parse(order.fr.created)), request.months);
    }
  if (endDate === null || (logo.status !== 'APPROVED' && logo.status !== 'EXPIRED')) return { ...logo, endDate };
  return { ...logo, endDate, status: endDate < today ? 'EXPIRED' : 'APPROVED' };
}

/** The end of a subscription that is extended on a day. */
export const endAfter = (endDate: string, day: string, months: number): string =>
  monthsAfter(endDate < day ? day : endDate, months);
