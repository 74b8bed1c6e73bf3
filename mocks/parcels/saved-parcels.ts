import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/parcels.ts';
import { signedInShopperOf } from '../session/users.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField, unknownResource } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { table } from '../shared/table.ts';
import { type World, worldOf } from '../shared/world.ts';
import { refused } from './configurations.ts';

type Wire = components['schemas'];

interface SavedParcelRecord {
  id: string;
  /** The SIRET of a company, whose accounts share it, or the account. */
  owner: string;
  parcel: Wire['NewSavedParcel'];
}

/** The parcels that accounts and companies keep to send again. */
export const savedParcelsIn = table<SavedParcelRecord>();

const MOST = 50;
const LONGEST_NAME = 40;

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const saved = '/users/{userId}/parcel/savedparcels';

async function ownerOf(request: Request, userId: string) {
  const world = worldOf(request);
  const { uid, legalEntity } = await signedInShopperOf(world, request, userId);
  return { world, owner: legalEntity?.siret ?? uid };
}

const answerOf = ({ id, parcel }: SavedParcelRecord): Wire['SavedParcel'] => ({ ...parcel, id });

const ownedIn = (world: World, owner: string) => savedParcelsIn(world).findMany((q) => q.where({ owner }));

/** No other one of the owner has it. */
function nameIn(sent: string | undefined, others: readonly SavedParcelRecord[]): string {
  const name = sent?.trim() ?? '';
  if (name === '') throw invalidField('name', 'missing');
  if (name.length > LONGEST_NAME) throw invalidField('name');
  if (others.some(({ parcel }) => parcel.name.toLowerCase() === name.toLowerCase()))
    throw refused({ reason: 'nameTaken', subject: 'name' });
  return name;
}

export const savedParcelHandlers = [
  http.get(saved, async ({ params, request, response }) => {
    const { world, owner } = await ownerOf(request, params.userId);
    const parcels = ownedIn(world, owner).toSorted((one, other) =>
      one.parcel.name.localeCompare(other.parcel.name, 'fr'),
    );
    return response(200).json({ savedParcels: parcels.map(answerOf) });
  }),

  http.post(saved, async ({ params, request, response }) => {
    const { world, owner } = await ownerOf(request, params.userId);
    const { name: sent, weight, format, dimensions, delivery, cover, customs } = await bodyOf(request);
    if (!(weight >= 1)) throw invalidField('weight');
    if (!format) throw invalidField('format', 'missing');
    const record = await world.exclusively(async () => {
      const own = ownedIn(world, owner);
      const name = nameIn(sent, own);
      if (own.length >= MOST) throw refused({ reason: 'tooManySavedParcels', subject: 'savedParcels' });
      const parcel = {
        name,
        weight,
        format,
        ...(dimensions && { dimensions }),
        ...(delivery && { delivery }),
        ...(cover && { cover }),
        ...(customs && { customs }),
      };
      return savedParcelsIn(world).create({ id: crypto.randomUUID(), owner, parcel });
    });
    return response(201).json(answerOf(record));
  }),

  http.patch(`${saved}/{savedParcelId}`, async ({ params, request, response }) => {
    const { world, owner } = await ownerOf(request, params.userId);
    const { name: sent } = await bodyOf(request);
    const { savedParcelId: id } = params;
    const record = await world.exclusively(async () => {
      const own = ownedIn(world, owner);
      const parcel = own.find((each) => each.id === id);
      if (!parcel) throw unknownResource(id);
      const name = nameIn(
        sent,
        own.filter((each) => each !== parcel),
      );
      savedParcelsIn(world).delete((q) => q.where({ id }));
      return savedParcelsIn(world).create({ id, owner, parcel: { ...parcel.parcel, name } });
    });
    return response(200).json(answerOf(record));
  }),

  http.delete(`${saved}/{savedParcelId}`, async ({ params, request, response }) => {
    const { world, owner } = await ownerOf(request, params.userId);
    const { savedParcelId: id } = params;
    await world.exclusively(async () => savedParcelsIn(world).delete((q) => q.where({ id, owner })));
    return response(200).empty();
  }),
];
