import { depositListsIn } from '../records/label-files.ts';
import { beginDay, DEFAULT_OWNER, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { labelsOfAccount, scanDepositList } from './deposit-lists.ts';

export const depositListStates: States = { 'labels to hand in': labelsToHandIn, 'a deposit list': aDepositList };

/** The order book is there from the beginning; a counter takes its labels for four days. */
async function labelsToHandIn(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const label = labelsOfAccount(world, text(parameters.owner) ?? DEFAULT_OWNER, 'fr').get(text(parameters.label) ?? '');
  if (label?.orderCode !== parameters.order) throw new Error('The order has no such label.');
}

/** A list of all labels of an order of the book; `status` says what became of it. */
async function aDepositList(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const owner = text(parameters.owner) ?? DEFAULT_OWNER;
  const [number, order, date] = [text(parameters.number), text(parameters.order), text(parameters.date)];
  const labels = [...labelsOfAccount(world, owner, 'fr').values()].filter(({ orderCode }) => orderCode === order);
  if (!number || !date || labels.length === 0) throw new Error(`${order} has no labels for a deposit list.`);
  const createdAt = `${date}T09:00:00.000Z`;
  const isCancelled = parameters.status === 'CANCELLED';
  await depositListsIn(world).create({
    number,
    owner,
    depositDate: date,
    createdAt,
    trackingIds: labels.map(({ id }) => id),
    ...(isCancelled && { cancelledAt: createdAt }),
  });
  if (parameters.status === 'SCANNED') await scanDepositList(world, number);
}
