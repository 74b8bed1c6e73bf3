import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/address.ts';
import { signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { invalidField, unknownResource } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { type World, worldOf } from '../shared/world.ts';
import { accountAnswer, addAddress, changeAddress, removeEntry, setMain } from './book.ts';
import { verification } from './sercadia.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/address' });

/** Changes the account's book, one request at a time; both sites show the same book. */
async function withBook<Result>(
  request: Request,
  siteId: unknown,
  work: (book: { world: World; owner: string }) => Promise<Result>,
): Promise<Result> {
  if (siteId !== 'part' && siteId !== 'pro') throw unknownResource(String(siteId));
  const world = worldOf(request);
  const { uid } = await signedInShopperOf(world, request, 'current');
  return world.exclusively(async () => work({ world, owner: uid }));
}

export const addressHandlers = [
  http.get('/{siteId}/account', ({ params, request, response }) =>
    withBook(request, params.siteId, async ({ world, owner }) =>
      response(200).json(accountAnswer(world, owner, langOf(request))),
    ),
  ),

  http.post('/{siteId}/account/addresses', async ({ params, request, response }) => {
    const address = await bodyOf(request);
    return withBook(request, params.siteId, async ({ world, owner }) =>
      response(201).json(await addAddress(world, { owner, address }, langOf(request))),
    );
  }),

  http.put('/{siteId}/account/addresses/{addressId}', async ({ params, request, response }) => {
    const address = await bodyOf(request);
    return withBook(request, params.siteId, async ({ world, owner }) => {
      await changeAddress(world, { owner, id: params.addressId, address });
      return response(200).empty();
    });
  }),

  http.delete('/{siteId}/account/addresses/{addressId}', ({ params, request, response }) =>
    withBook(request, params.siteId, async ({ world, owner }) => {
      await removeEntry(world, { owner, id: params.addressId });
      return response(200).empty();
    }),
  ),

  http.put('/{siteId}/account/addresses/{addressId}/main', ({ params, request, response }) =>
    withBook(request, params.siteId, async ({ world, owner }) => {
      await setMain(world, { owner, id: params.addressId });
      return response(200).empty();
    }),
  ),

  http.post('/sercadia', async ({ request, response }) => {
    const place = await bodyOf(request);
    for (const field of ['postalCode', 'town', 'country'] as const)
      if (!place[field]) throw invalidField(field, 'missing');
    return response(200).json(verification(place));
  }),
];
