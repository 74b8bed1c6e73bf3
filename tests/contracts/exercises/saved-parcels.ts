import type { components } from '#contracts/generated/parcels.ts';
import { PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';
import { book } from './parcels.ts';

type Wire = components['schemas'];

export const savedParcelExercises: Exercises = {
  'parcels are saved under a name by an account, or by all who buy for a company': async ({ gives, same }) => {
    const service = '/users/current/parcel/savedparcels';
    const box = { name: 'Boîte M', weight: 920, format: 'STANDARD', delivery: 'HOME', cover: 'R1' };
    const inside = {
      dimensions: { length: 30, width: 20, height: 10 },
      customs: { category: 'GIFT', articles: [book] },
    };
    const colleague = 'pro-contrat-en-cours@exemple.fr';
    const names = async (as: string) =>
      (await gives<Wire['SavedParcels']>(200, 'GET', service, { as })).body.savedParcels.map(({ name }) => name);
    await gives(401, 'GET', '/users/anonymous/parcel/savedparcels');
    const { body: saved } = await gives<Wire['SavedParcel']>(201, 'POST', service, {
      as: PRO,
      body: { ...box, ...inside },
    });
    same(saved, { id: saved.id, ...box, ...inside });
    await gives(201, 'POST', service, { as: SHOPPER, body: box });
    await gives(201, 'POST', service, { as: colleague, body: { ...box, name: 'Boîte L' } });
    same(await names(PRO), ['Boîte L', 'Boîte M']);
    same(await names(SHOPPER), ['Boîte M']);
    for (const body of [
      { ...box, name: 'BOÎTE M' },
      { ...box, name: ' ' },
      { ...box, name: 'x'.repeat(41) },
    ])
      await gives(400, 'POST', service, { as: PRO, body });
    await gives(400, 'POST', service, { as: PRO, body: { ...box, name: 'Lourd', weight: 0 } });
    await gives(400, 'POST', service, { as: PRO, body: { ...box, name: 'Sans format', format: '' } });
    const one = `${service}/${saved.id}`;
    await gives(200, 'PATCH', one, { as: colleague, body: { name: 'Boîte moyenne' } });
    await gives(400, 'PATCH', one, { as: PRO, body: { name: 'boîte l' } });
    await gives(404, 'PATCH', one, { as: SHOPPER, body: { name: 'À moi' } });
    same(await names(PRO), ['Boîte L', 'Boîte moyenne']);
    for (let count = 2; count < 50; count += 1)
      await gives(201, 'POST', service, { as: PRO, body: { ...box, name: `Boîte ${count}` } });
    await gives(400, 'POST', service, { as: PRO, body: { ...box, name: 'Une de trop' } });
    await gives(200, 'DELETE', one, { as: SHOPPER });
    same((await names(PRO)).length, 50);
    await gives(200, 'DELETE', one, { as: PRO });
    await gives(200, 'DELETE', one, { as: PRO });
    same((await names(PRO)).length, 49);
  },
};
