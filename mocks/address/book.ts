import type { components } from '#contracts/generated/address.ts';
import { type Address, type AddressRecord, addressesIn, type ContactRecord, contactsIn } from '../records/addresses.ts';
import { BOOK_MAX } from '../records/example-addresses.ts';
import { addressIn, isEligible } from '../session/addresses.ts';
import type { Lang } from '../shared/lang.ts';
import { invalidField, refusal, unknownIdentifier } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';

type Schemas = components['schemas'];

const rowsOf = (world: World, owner: string): AddressRecord[] =>
  addressesIn(world)
    .findMany((q) => q.where({ owner }))
    .filter(({ usedOnce }) => !usedOnce);
const contactsOf = (world: World, owner: string): ContactRecord[] =>
  contactsIn(world).findMany((q) => q.where({ owner }));

export function accountAnswer(world: World, owner: string, lang: Lang): Schemas['AddressAccount'] {
  const addresses = rowsOf(world, owner).map(({ id, address }) => addressAnswer({ ...address, id }, lang));
  const contacts = contactsOf(world, owner).map(({ address, owner: _, ...contact }) => ({
    ...contact,
    ...(address && { address: addressAnswer({ ...address, id: contact.id }, lang) }),
  }));
  const isMain = ({ defaultAddress }: Address) => Number(defaultAddress === true);
  return { addresses: addresses.toSorted((one, other) => isMain(other) - isMain(one)), contacts };
}

const addressAnswer = (address: Address & { id: string }, lang: Lang): Schemas['AccountAddress'] => ({
  ...addressIn(address, lang),
  id: address.id,
  eligible: isEligible(address),
});

interface Change {
  owner: string;
  id: string;
  address: Address;
}

export async function addAddress(
  world: World,
  { owner, address }: Omit<Change, 'id'>,
  lang: Lang,
): Promise<Schemas['AccountAddress']> {
  const rows = rowsOf(world, owner);
  const count = rows.length + contactsOf(world, owner).length;
  if (count >= BOOK_MAX) throw bookFull(count);
  const id = `adr-${world.next()}`;
  checkEntry(world, { owner, id, address });
  const isMain = rows.length === 0 || address.defaultAddress === true;
  const saved = { ...address, id, defaultAddress: isMain };
  await addressesIn(world).create({ id, owner, address: saved });
  if (isMain) await setMain(world, { owner, id });
  return addressAnswer(saved, lang);
}

/** The main address stays the main one until another is chosen. */
export async function changeAddress(world: World, { owner, id, address }: Change): Promise<void> {
  const row = rowsOf(world, owner).find((each) => each.id === id);
  const contact = contactsOf(world, owner).find((each) => each.id === id);
  if (!row && !contact) throw unknownIdentifier(id, 'address');
  checkEntry(world, { owner, id, address });
  const isMain = (row ?? contact)?.address?.defaultAddress === true || address.defaultAddress === true;
  const saved = { ...address, id, defaultAddress: isMain };
  if (row)
    await addressesIn(world).update((q) => q.where({ id, owner }), { data: (draft) => void (draft.address = saved) });
  else await contactsIn(world).update((q) => q.where({ id, owner }), { data: (draft) => void (draft.address = saved) });
  if (isMain) await setMain(world, { owner, id });
}

export async function removeEntry(world: World, { owner, id }: Pick<Change, 'owner' | 'id'>): Promise<void> {
  const row = rowsOf(world, owner).find((each) => each.id === id);
  if (!row && !contactsOf(world, owner).some((each) => each.id === id)) throw unknownIdentifier(id, 'address');
  addressesIn(world).delete((q) => q.where({ id, owner }));
  contactsIn(world).delete((q) => q.where({ id, owner }));
  const [next] = rowsOf(world, owner);
  if (row?.address.defaultAddress && next) await setMain(world, { owner, id: next.id });
}

export async function setMain(world: World, { owner, id }: Pick<Change, 'owner' | 'id'>): Promise<void> {
  const entries = [...rowsOf(world, owner), ...contactsOf(world, owner)];
  if (!entries.some((entry) => entry.id === id && entry.address)) throw unknownIdentifier(id, 'address');
  const mark = (draft: AddressRecord | ContactRecord) => {
    if (draft.address) draft.address.defaultAddress = draft.id === id;
  };
  await addressesIn(world).updateMany((q) => q.where({ owner }), { data: mark });
  await contactsIn(world).updateMany((q) => q.where({ owner }), { data: mark });
}

function checkEntry(world: World, { owner, id, address }: Change): void {
  for (const field of ['firstName', 'lastName', 'postalCode', 'town'] as const)
    if (!address[field]?.trim()) throw invalidField(field, 'missing');
  if (!address.line1?.trim() && !address.line2?.trim()) throw invalidField('line1', 'missing');
  if (!address.country?.isocode) throw invalidField('country', 'missing');
  if (!isEligible(address)) throw notEligible(address.postalCode);
  const entries = [...rowsOf(world, owner), ...contactsOf(world, owner)].filter((entry) => entry.id !== id);
  const name = foldCase(address.addressName);
  if (name && entries.some((entry) => foldCase(entry.address?.addressName) === name)) throw duplicateName(name);
}

const foldCase = (name = '') => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const bookFull = (count: number) =>
  refusal(400, {
    type: 'AddressBookFullError',
    subject: String(count),
    subjectType: 'addressBook',
    message: `The book holds ${count} entries.`,
  });

const duplicateName = (subject: string) =>
  refusal(400, {
    type: 'DuplicateAddressNameError',
    subject,
    subjectType: 'address',
    message: 'Another address has this name.',
  });

const notEligible = (subject: string) =>
  refusal(400, {
    type: 'AddressNotEligibleError',
    subject,
    subjectType: 'address',
    message: 'Nothing is delivered to this place.',
  });
