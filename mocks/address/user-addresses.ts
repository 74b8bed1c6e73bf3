import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/session.ts';
import { type Address, addressesIn } from '../records/addresses.ts';
import { occAddressIn, usableAddressesOf } from '../session/addresses.ts';
import { signedInShopperOf } from '../session/users.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { unknownIdentifier } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { type World, worldOf } from '../shared/world.ts';
import { addAddress, changeAddress, removeEntry } from './book.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

interface Book {
  world: World;
  owner: string;
}

/** Changes the book of a path's user, one request at a time. */
async function withBook<Result>(request: Request, userId: string, work: (book: Book) => Promise<Result>) {
  const world = worldOf(request);
  const { uid } = await signedInShopperOf(world, request, userId);
  return world.exclusively(() => work({ world, owner: uid }));
}

function addressOf({ world, owner }: Book, id: string): Address {
  const address = usableAddressesOf(world, owner).find((each) => each.id === id);
  if (!address) throw unknownIdentifier(id, 'address');
  return address;
}

/** OCC lists an address of one delivery with the others, and may change it: it is an entry of the book from then on. */
async function entryOf(book: Book, id: string): Promise<Address> {
  const address = addressOf(book, id);
  await addressesIn(book.world).update((q) => q.where({ id, owner: book.owner }), {
    data: (draft) => void (draft.usedOnce = false),
  });
  return address;
}

/** The same book as the account's, by OCC's paths. */
export const userAddressHandlers = [
  http.post('/users/{userId}/addresses', async ({ params, request, response }) => {
    const address = await bodyOf(request);
    return withBook(request, params.userId, async ({ world, owner }) => {
      const { eligible: _, ...added } = await addAddress(world, { owner, address }, langOf(request));
      return response(201).json(added);
    });
  }),

  http.get('/users/{userId}/addresses/{addressId}', ({ params, request, response }) =>
    withBook(request, params.userId, async (book) =>
      response(200).json(occAddressIn(addressOf(book, params.addressId), langOf(request))),
    ),
  ),

  http.put('/users/{userId}/addresses/{addressId}', async ({ params, request, response }) => {
    const address = await bodyOf(request);
    return withBook(request, params.userId, async (book) => {
      await entryOf(book, params.addressId);
      await changeAddress(book.world, { owner: book.owner, id: params.addressId, address });
      return response(200).empty();
    });
  }),

  http.patch('/users/{userId}/addresses/{addressId}', async ({ params, request, response }) => {
    const change = await bodyOf(request);
    return withBook(request, params.userId, async (book) => {
      const address = { ...(await entryOf(book, params.addressId)), ...change };
      await changeAddress(book.world, { owner: book.owner, id: params.addressId, address });
      return response(200).empty();
    });
  }),

  http.delete('/users/{userId}/addresses/{addressId}', ({ params, request, response }) =>
    withBook(request, params.userId, async (book) => {
      await entryOf(book, params.addressId);
      await removeEntry(book.world, { owner: book.owner, id: params.addressId });
      return response(200).empty();
    }),
  ),
];
