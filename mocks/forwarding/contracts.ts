import type { components } from '#contracts/generated/forwarding.ts';
import { ordersOf } from '../order-book/account-orders.ts';
import { bookOwners } from '../order-book/book.ts';
import { bookOrdersOf } from '../order-book/records.ts';
import { codeOfLetter } from '../orders/contract-life.ts';
import { contractHistory, contractIdOf, contractOf, isCancelled } from '../orders/contracts.ts';
import { type ContractEvent, contractEventsIn, objectionsIn } from '../records/forwarding.ts';
import { type OrderRecord, ordersIn } from '../records/orders.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { refusal, unknownResource } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';

type Contract = components['schemas']['ForwardingContract'];
type Objection = components['schemas']['Objection'];
type Entry = OrderRecord['order']['fr']['entries'][number];

export interface OrderedContract {
  record: OrderRecord;
  entry: Entry;
  contractId: string;
}

const contractsOf = (records: readonly OrderRecord[]): OrderedContract[] =>
  records.flatMap((record) =>
    record.order.fr.entries
      .filter(({ product }) => product.service === 'reex')
      .map((entry) => ({ record, entry, contractId: contractIdOf(record, entry) })),
  );

/** All contracts of a world: what was bought, then the order books. */
export const contractsIn = (world: World): OrderedContract[] =>
  contractsOf([...ordersIn(world).all().toReversed(), ...bookOwners.flatMap((owner) => bookOrdersOf(world, owner))]);

/** A contract of an account; somebody else's is as unknown as one that does not exist. */
export function contractAt(world: World, owner: string | null, contractId: string): OrderedContract {
  const contract = owner && contractsOf(ordersOf(world, owner)).find((each) => each.contractId === contractId);
  if (!contract) throw unknownResource(contractId);
  return contract;
}

export function wireOf(world: World, { record, entry }: OrderedContract): Contract {
  const contract = contractOf(world, record, entry);
  if (!contract) throw unknownResource(record.code);
  return contract;
}

const happens = (world: World, { contractId }: OrderedContract, kind: ContractEvent['kind']) =>
  contractEventsIn(world).create({ contractId, kind, at: nowIn(world) });

const contractRefusal = (reason: string, subject: string): Response =>
  refusal(400, { type: 'ForwardingError', reason, subject, message: `The contract stays as it is: ${reason}.` });

/** Takes the code of the last letter; a wrong one costs a try. */
export async function activate(world: World, contract: OrderedContract, code: string): Promise<Contract> {
  const { codeEntry } = wireOf(world, contract);
  if (!codeEntry) throw contractRefusal('codeNotAwaited', 'code');
  if (codeEntry.status === 'LOCKED') throw contractRefusal('codeLocked', 'code');
  if (codeEntry.status === 'EXPIRED') throw contractRefusal('codeExpired', 'code');
  if (code.replaceAll(/[\s-]/g, '') !== currentCode(world, contract)) {
    await happens(world, contract, 'wrong-code');
    throw contractRefusal(codeEntry.triesLeft > 1 ? 'codeWrong' : 'codeLocked', 'code');
  }
  await happens(world, contract, 'code-entered');
  return wireOf(world, contract);
}

/** The code of the last letter. */
export const currentCode = (world: World, { record, entry, contractId }: OrderedContract): string =>
  codeOfLetter(contractId, contractHistory(world, record, entry)?.life.letters ?? 1);

export async function sendAnotherLetter(world: World, contract: OrderedContract, today: string): Promise<Contract> {
  const { codeEntry } = wireOf(world, contract);
  if (!codeEntry) throw contractRefusal('codeNotAwaited', 'letter');
  if (codeEntry.resendFrom === undefined || codeEntry.resendFrom > today)
    throw contractRefusal('letterTooSoon', 'letter');
  await happens(world, contract, 'letter');
  return wireOf(world, contract);
}

export async function answerCard(world: World, contract: OrderedContract, isReceived: boolean): Promise<Contract> {
  const { cardStatus } = wireOf(world, contract);
  if (cardStatus === undefined) throw contractRefusal('cardNotAsked', 'received');
  contractEventsIn(world).deleteMany((q) =>
    q.where((event) => event.contractId === contract.contractId && event.kind.startsWith('card-')),
  );
  await happens(world, contract, isReceived ? 'card-received' : 'card-missing');
  return wireOf(world, contract);
}

/** The contract whose letters hold this link. */
export function objectedContract(world: World, id: string): OrderedContract {
  const link = objectionsIn(world).findFirst((q) => q.where({ id }));
  const contract = link
    ? contractAt(world, link.owner, link.contractId)
    : contractsIn(world).find((each) => each.record.story && exampleLinkOf(nameOf(each)) === id);
  if (!contract) throw unknownResource(id);
  return contract;
}

/** The link of a contract of the order book: by its order, since the book is an example for everybody. */
export const exampleLinkOf = (name: string): string => `exemple-${name.toLowerCase()}`;
const nameOf = ({ record }: OrderedContract): string => record.code.replace(/^CMD-26-/, '');

/** The link of a contract's letters, made with the first of them. */
export async function objectionOf(world: World, contract: OrderedContract): Promise<string> {
  const { record, contractId } = contract;
  if (record.story) return exampleLinkOf(nameOf(contract));
  const objection = objectionsIn(world).findFirst((q) => q.where({ contractId, owner: record.owner }));
  if (objection) return objection.id;
  return (await objectionsIn(world).create({ id: crypto.randomUUID(), owner: record.owner, contractId })).id;
}

export function objectionAnswer(world: World, contract: OrderedContract): Objection {
  const lived = contractHistory(world, contract.record, contract.entry);
  if (!lived) throw unknownResource(contract.contractId);
  const { objectedAt, contract: composed, life, status } = lived;
  const isOver = isCancelled(status) || (life.steps.at(-1)?.reached ?? false);
  return {
    status: status === 'OBJECTED' ? 'OBJECTED' : isOver ? 'OVER' : 'OPEN',
    contractType: composed.contractType,
    ...(!composed.addressTo && { contractOption: 'MAIL_KEEPING' }),
    addressFrom: composed.addressFrom ?? {},
    startDate: life.startDate,
    stoppableUntil: life.endDate,
    ...(objectedAt !== undefined && { objectedAt: new Date(objectedAt).toISOString() }),
  };
}

/** Stops a contract; asking again changes nothing. */
export async function object(world: World, contract: OrderedContract): Promise<Objection> {
  const { status } = objectionAnswer(world, contract);
  if (status === 'OVER') throw contractRefusal('objectionOver', 'objectionId');
  if (status === 'OPEN') await happens(world, contract, 'objected');
  return objectionAnswer(world, contract);
}
