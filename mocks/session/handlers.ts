import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/session.ts';
import type { UserRecord } from '../records/users.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { type World, worldOf } from '../shared/world.ts';
import { addressesOf, occAddressIn, usableAddressesOf } from './addresses.ts';
import { countriesIn } from './countries.ts';
import { legalEntityOf } from './legal-entity.ts';
import { customerIdOf, shopperOf, signedInShopperOf } from './users.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

export const sessionHandlers = [
  http.get('/users/{userId}', async ({ params, request, response }) => {
    const world = worldOf(request);
    const shopper = await shopperOf(world, request, params.userId);
    return response(200).json(shopper ? userAnswer(world, shopper) : { uid: 'anonymous', name: 'Anonymous' });
  }),

  http.get('/users/{userId}/addresses', async ({ params, request, response }) => {
    const world = worldOf(request);
    const { uid } = await signedInShopperOf(world, request, params.userId);
    const addresses = usableAddressesOf(world, uid).map((address) => occAddressIn(address, langOf(request)));
    return response(200).json({ addresses });
  }),

  http.get('/countries', ({ request, response }) => response(200).json({ countries: countriesIn(langOf(request)) })),
];

function userAnswer(world: World, user: UserRecord): components['schemas']['User'] {
  const { uid, firstName, lastName, titleCode, sex, mfaMethod, profile } = user;
  const legalEntity = legalEntityOf(world, user);
  const defaultAddress = addressesOf(world, uid).find((address) => address.defaultAddress);
  return {
    uid,
    displayUid: uid,
    customerId: customerIdOf(uid),
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    profile,
    connectionMethod: { name: 'PASSWORD', ...(mfaMethod && { mfaMethod }) },
    ...(titleCode && { titleCode }),
    ...(sex && { sex }),
    ...(defaultAddress && { defaultAddress }),
    ...(legalEntity && { legalEntity }),
  };
}
