import type { components } from '#contracts/generated/labels.ts';
import { ordersOf } from '../order-book/account-orders.ts';
import { isLabelled, isTaken } from '../orders/services.ts';
import { pointOf } from '../parcels/configurations.ts';
import { zoneOf } from '../parcels/of-label.ts';
import type { WholeParcel } from '../parcels/records.ts';
import { type DepositListRecord, depositListsIn } from '../records/label-files.ts';
import type { UserRecord } from '../records/users.ts';
import { datesFor } from '../registered-mail/deposit.ts';
import { placeOf } from '../registered-mail/destinations.ts';
import { configurationsIn as mailsIn, type WholeMail } from '../registered-mail/records.ts';
import { countryOf } from '../session/countries.ts';
import { isoNowIn, nowIn } from '../shared/calendar/clock.ts';
import type { Lang } from '../shared/lang.ts';
import { conflict, invalidField, refusal, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { listNumbered, listsOf } from './deposit-list-records.ts';
import { type LabelPiece, labelsOf } from './order-labels.ts';

type Wire = components['schemas'];

/** Labels of one list, as the contract says. */
const MOST = 1000;

export interface AccountLabel extends LabelPiece {
  orderCode: string;
}

/** Every label that an account has bought, by its tracking number. */
export function labelsOfAccount(world: World, owner: string, lang: Lang): Map<string, AccountLabel> {
  const labelled = ordersOf(world, owner).filter(({ order }) => order.fr.entries.some(isLabelled));
  const labels = labelled.flatMap((record) =>
    labelsOf(world, record, lang).map((label) => ({ ...label, orderCode: record.code })),
  );
  return new Map(labels.map((label) => [label.id, label]));
}

type Labels = ReadonlyMap<string, AccountLabel>;

/** What a list holds now, or held when it was scanned or cancelled. */
export const labelsOfList = (
  { cancelledAt, accepted, trackingIds }: DepositListRecord,
  labels: Labels,
): AccountLabel[] =>
  (accepted ?? trackingIds).flatMap((id) => {
    const label = labels.get(id);
    return label && (cancelledAt || accepted || isTaken(label)) ? [label] : [];
  });

export function statusOf(list: DepositListRecord, labels: Labels): 'CANCELLED' | 'SCANNED' | 'OPEN' | 'OVER' {
  if (list.cancelledAt) return 'CANCELLED';
  if (list.scannedAt) return 'SCANNED';
  return labelsOfList(list, labels).length > 0 ? 'OPEN' : 'OVER';
}

export function depositListOf(world: World, owner: string, number: string): DepositListRecord {
  const found = listsOf(world, owner).find((list) => list.number === number);
  if (!found) throw unknownResource(number);
  return found;
}

/** The labels that a counter still takes and no open list holds. */
function depositable(world: World, owner: string, labels: Labels): AccountLabel[] {
  const open = listsOf(world, owner).filter((list) => statusOf(list, labels) === 'OPEN');
  const listed = new Set(open.flatMap(({ trackingIds }) => trackingIds));
  return [...labels.values()].filter((label) => isTaken(label) && !listed.has(label.id));
}

export function depositableAnswer(world: World, owner: string, lang: Lang): Wire['DepositableLabels'] {
  const labels = depositable(world, owner, labelsOfAccount(world, owner, lang));
  const dates = datesFor('POST_OFFICE', nowIn(world));
  return {
    labels: labels.map((label) => labelAnswer(world, label, lang)),
    depositDates: dates.filter((day) => labels.some(({ validUntil }) => !validUntil || day <= validUntil)),
  };
}

export async function listsAnswer(world: World, owner: string, lang: Lang): Promise<Wire['DepositLists']> {
  const labels = labelsOfAccount(world, owner, lang);
  const latestFirst = listsOf(world, owner).toReversed();
  return {
    depositLists: await Promise.all(latestFirst.map((list) => listAnswer(world, { list, labels, lang }))),
  };
}

interface DepositListSource {
  list: DepositListRecord;
  labels: Labels;
  lang: Lang;
}

export async function listAnswer(
  world: World,
  { list, labels, lang }: DepositListSource,
): Promise<Wire['DepositList']> {
  const currentLabels = labelsOfList(list, labels).map((label) => labelAnswer(world, label, lang));
  const ids = new Set(currentLabels.map(({ trackingId }) => trackingId));
  const weights = currentLabels.flatMap(({ weight }) => weight ?? []);
  const { number, depositDate, createdAt, scannedAt, trackingIds } = list;
  const { matrixRows } = await import('#mocks/labels/pdf/draw.ts');
  return {
    number,
    status: statusOf(list, labels),
    depositDate,
    createdAt,
    ...(scannedAt && { scannedAt }),
    labels: currentLabels,
    ...(weights.length === currentLabels.length && { totalWeight: weights.reduce((sum, weight) => sum + weight, 0) }),
    removedLabels: trackingIds.flatMap((trackingId) => {
      const removed = ids.has(trackingId) ? undefined : labels.get(trackingId);
      return removed ? [{ trackingId, status: removed.status }] : [];
    }),
    barcode: { text: number, rows: matrixRows(number) },
  };
}

function labelAnswer(world: World, label: AccountLabel, lang: Lang): Wire['DepositableLabel'] {
  const { id, orderCode, service, entry, validUntil, downloadedAt } = label;
  return {
    trackingId: id,
    orderCode,
    service,
    carrierCode: entry.carrierCode ?? 'POFR',
    ...composedAs(world, label, lang),
    ...(validUntil && { validUntil }),
    ...(downloadedAt && { downloadedAt }),
  };
}

/** To whom it goes, where, and how heavy it is; the order book says where it goes alone. */
function composedAs(world: World, { parcel, entry, recipient }: AccountLabel, lang: Lang) {
  if (parcel) return sentAs(parcel, { lang, isAbroad: zoneOf(parcel) === 'INTERNATIONAL', at: pointOf(parcel) });
  const mail = mailsIn(world).findFirst((q) => q.where({ id: entry.configurationId ?? '' }))?.mail;
  if (mail) return sentAs(mail, { lang, isAbroad: placeOf(mail.destination)?.zone === 'INTERNATIONAL' });
  return recipient ? { destination: recipient } : {};
}

function sentAs(
  { recipient, weight }: Pick<WholeParcel | WholeMail, 'recipient' | 'weight'>,
  { lang, isAbroad, at }: { lang: Lang; isAbroad: boolean; at?: ReturnType<typeof pointOf> },
) {
  const { companyName, firstName, lastName, country } = recipient;
  const { postalCode, town } = at ?? recipient;
  return {
    recipient: companyName || `${firstName} ${lastName}`,
    destination: [
      ...(at ? [at.displayName] : []),
      `${postalCode} ${town}`,
      ...(isAbroad ? [countryOf(country.isocode, lang).name ?? country.isocode] : []),
    ].join(', '),
    weight,
  };
}

interface Wanted {
  owner: UserRecord;
  lang: Lang;
  depositDate: unknown;
  trackingIds: unknown;
}

/** Puts labels on a list: all of them or none. Asking again for the same gives the same list while it is open. */
export async function createDepositList(world: World, { owner, lang, depositDate, trackingIds }: Wanted) {
  const labels = labelsOfAccount(world, owner.uid, lang);
  const ids = Array.isArray(trackingIds) ? [...new Set(trackingIds.map(String))] : [];
  if (ids.length === 0 || ids.length > MOST) throw invalidField('trackingIds');
  if (typeof depositDate !== 'string' || !datesFor('POST_OFFICE', nowIn(world)).includes(depositDate))
    throw notListed('notOpenThen', String(depositDate));
  const same = listsOf(world, owner.uid).find(
    (list) => list.depositDate === depositDate && isSame(list.trackingIds, ids) && statusOf(list, labels) === 'OPEN',
  );
  if (same) return listAnswer(world, { list: same, labels, lang });
  const free = new Map(depositable(world, owner.uid, labels).map((label) => [label.id, label]));
  for (const id of ids) {
    const label = free.get(id);
    if (!label) throw notListed('notDepositable', id);
    if (label.validUntil && label.validUntil < depositDate) throw notListed('notTakenThen', id);
  }
  const createdAt = isoNowIn(world);
  const number = `BD-${createdAt.slice(2, 4)}-${String(depositListsIn(world).count() + 1).padStart(6, '0')}`;
  const list: DepositListRecord = { number, owner: owner.uid, depositDate, createdAt, trackingIds: ids };
  await depositListsIn(world).create(list);
  return listAnswer(world, { list, labels, lang });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const notListed = (reason: string, subject: string) =>
  refusal(400, {
    type: 'DepositListError',
    reason,
    subject,
    subjectType: reason === 'notOpenThen' ? 'depositDate' : 'label',
    message: `No deposit list: ${reason}.`,
  });

/** Gives its labels back, so that another list may hold them. */
export async function cancelDepositList(
  world: World,
  { owner, number, lang }: { owner: string; number: string; lang: Lang },
): Promise<Wire['DepositList']> {
  const list = depositListOf(world, owner, number);
  const labels = labelsOfAccount(world, owner, lang);
  const status = statusOf(list, labels);
  if (status === 'CANCELLED') return listAnswer(world, { list, labels, lang });
  if (status !== 'OPEN')
    throw conflict({
      type: 'DepositListError',
      reason: 'notCancellable',
      subject: number,
      subjectType: 'depositList',
      message: `The deposit list ${number} is ${status}.`,
    });
  const cancelledAt = isoNowIn(world);
  await depositListsIn(world).update((q) => q.where({ number }), {
    data: (draft) => void (draft.cancelledAt = cancelledAt),
  });
  return listAnswer(world, { list: { ...list, cancelledAt }, labels, lang });
}

export type Scan =
  | { kind: 'accepted'; number: string; trackingIds: string[] }
  | { kind: 'scanned-before'; number: string; at: string; trackingIds: readonly string[] }
  | { kind: 'unknown' | 'cancelled' | 'over'; number: string };

/** What happens at the counter: every label of the list that is still taken is accepted, once. */
export async function scanDepositList(world: World, number: string): Promise<Scan> {
  const list = listNumbered(world, number);
  if (!list) return { kind: 'unknown', number };
  if (list.scannedAt) return { kind: 'scanned-before', number, at: list.scannedAt, trackingIds: list.accepted ?? [] };
  const labels = labelsOfAccount(world, list.owner, 'fr');
  const status = statusOf(list, labels);
  if (status !== 'OPEN') return { kind: status === 'CANCELLED' ? 'cancelled' : 'over', number };
  const accepted = labelsOfList(list, labels).map(({ id }) => id);
  const scannedAt = isoNowIn(world);
  await depositListsIn(world).update((q) => q.where({ number }), {
    data: (draft) => void Object.assign(draft, { scannedAt, accepted }),
  });
  return { kind: 'accepted', number, trackingIds: accepted };
}
