import { addressesIn, contactsIn } from '../address/records.ts';
import { ordersIn } from '../orders/records.ts';
import { type Bearer, bearerOf } from '../shared/bearer.ts';
import { accessDenied, invalidToken } from '../shared/problems.ts';
import type { World } from '../shared/world.ts';
import { accounts } from './accounts.ts';
import { type UserRecord, usersIn } from './records.ts';

/** The shopper of a path such as `/users/current`; null for a visitor. */
export async function shopperOf(world: World, request: Request, userId: string): Promise<UserRecord | null> {
  if (userId === 'anonymous') return null;
  const bearer = await bearerOf(request);
  if (!bearer) throw invalidToken();
  if (userId !== 'current' && userId.toLowerCase() !== bearer.email.toLowerCase()) throw accessDenied();
  return knownUser(world, bearer);
}

/** The same, for operations that visitors may not call. */
export async function signedInShopperOf(world: World, request: Request, userId: string): Promise<UserRecord> {
  const shopper = await shopperOf(world, request, userId);
  if (!shopper) throw invalidToken();
  return shopper;
}

/** The user of a token, created on first use; demonstration shoppers get their addresses. */
async function knownUser(world: World, bearer: Bearer): Promise<UserRecord> {
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
