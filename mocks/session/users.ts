import { addressesIn, contactsIn } from '../records/addresses.ts';
import { ordersIn } from '../records/orders.ts';
import { type UserRecord, usersIn } from '../records/users.ts';
import { operationOf } from '../shared/operations.ts';
import { accessDenied, invalidToken } from '../shared/problems.ts';
import { type Bearer, bearerOf } from '../shared/requests/bearer.ts';
import { refusedToAgents } from '../shared/requests/refused-to-agents.ts';
import type { World } from '../shared/world.ts';
import { accounts } from './accounts.ts';

/** The shopper of a path such as `/users/current`; null for a visitor. */
export async function shopperOf(world: World, request: Request, userId: string): Promise<UserRecord | null> {
  if (userId === 'anonymous') return null;
  const bearer = await bearerOf(request);
  if (!bearer) throw invalidToken();
  if (bearer.role === 'agent') return assistedBy(world, request, userId);
  const isOwn = [bearer.email.toLowerCase(), customerIdOf(bearer.email)].includes(userId.toLowerCase());
  if (userId !== 'current' && !isOwn) throw accessDenied();
  return signedInUser(world, bearer);
}

/** OCC's header of a call on behalf of a shopper, for services without a user in their path. */
const ON_BEHALF_OF = 'sap-commerce-cloud-user-id';

/** The shopper for whom an agent calls: named by the path, or by the header where the path says `current`. */
async function assistedBy(world: World, request: Request, userId: string): Promise<UserRecord> {
  const named = userId === 'current' ? request.headers.get(ON_BEHALF_OF) : userId;
  const customer = named ? await customerOf(world, named) : undefined;
  if (!customer || refusedToAgents.has(operationOf(request)?.id ?? '')) throw accessDenied();
  return customer;
}

/** What an agent is given in the place of an e-mail address: ten digits, the same in every world. */
export function customerIdOf(uid: string): string {
  let hash = 14_695_981_039_346_656_037n;
  for (const sign of uid.toLowerCase())
    hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0) ?? 0)) * 1_099_511_628_211n);
  return String(hash % 10_000_000_000n).padStart(10, '0');
}

/** Every shopper of a world: the demonstration ones, and whoever has signed in. */
export function customersIn(world: World): Pick<UserRecord, 'uid' | 'firstName' | 'lastName' | 'profile'>[] {
  const came = usersIn(world).all();
  const names = new Set(came.map(({ uid }) => uid));
  return [...accounts.filter(({ uid }) => !names.has(uid)), ...came];
}

export async function customerOf(world: World, customerId: string): Promise<UserRecord | undefined> {
  const customer = customersIn(world).find(({ uid }) => customerIdOf(uid) === customerId);
  return customer && signedInUser(world, { ...customer, email: customer.uid });
}

/** The same, for operations that visitors may not call. */
export async function signedInShopperOf(world: World, request: Request, userId: string): Promise<UserRecord> {
  const shopper = await shopperOf(world, request, userId);
  if (!shopper) throw invalidToken();
  return shopper;
}

/** The user of a token, created on first use; demonstration shoppers get their addresses. */
async function signedInUser(world: World, bearer: Bearer): Promise<UserRecord> {
  const uid = bearer.email.toLowerCase();
  const find = () => usersIn(world).findFirst((q) => q.where({ uid }));
  return find() ?? world.exclusively(async () => find() ?? (await newUser(world, { ...bearer, email: uid })));
}

async function newUser(world: World, bearer: Bearer): Promise<UserRecord> {
  const account = accounts.find(({ uid }) => uid === bearer.email);
  for (const address of account?.addresses ?? []) {
    await addressesIn(world).create({ id: address.id ?? '', owner: bearer.email, address });
  }
  for (const contact of account?.contacts ?? []) await contactsIn(world).create({ ...contact, owner: bearer.email });
  const { addresses: _, contacts: __, ...user } = account ?? { ...fromToken(bearer), addresses: [], contacts: [] };
  return usersIn(world).create(user);
}

const fromToken = (bearer: Bearer): UserRecord => ({
  uid: bearer.email,
  firstName: bearer.firstName,
  lastName: bearer.lastName,
  titleCode: null,
  profile: bearer.profile,
  legalEntity: null,
});

export const hasOrdered = (world: World, uid: string): boolean =>
  ordersIn(world).findFirst((q) => q.where({ owner: uid })) !== undefined;
