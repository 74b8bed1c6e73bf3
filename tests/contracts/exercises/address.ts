import { towns } from '#mocks/address/streets.ts';
import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises } from './exercise.ts';

const me = { as: SHOPPER };

export const addressExercises: Exercises = {
  'an address book is read, filled, changed and refused as promised': async ({ call, gives }) => {
    const account = '/address/part/account';
    const entry = `${account}/addresses`;
    for (const lang of ['fr', 'en']) await call('GET', `${account}?lang=${lang}`, me);
    await call('GET', '/address/pro/account', { as: PRO });
    const full = { as: 'carnet-plein@exemple.fr' };
    await gives(200, 'GET', account, full);
    await gives(400, 'POST', entry, { ...full, body: home });
    const { body } = await call<{ id: string }>('POST', entry, { ...me, body: { ...home, addressName: 'Bureau' } });
    for (const change of [
      { addressName: 'bureau' },
      { postalCode: '99999' },
      { town: '' },
      { line1: '' },
      { country: {} },
    ])
      await gives(400, 'POST', entry, { ...me, body: { ...home, ...change } });
    for (const id of [body.id, 'ctc-destinataire', 'inconnue']) {
      await call('PUT', `${entry}/${id}`, { ...me, body: { ...home, addressName: id } });
      await call('PUT', `${entry}/${id}/main`, me);
    }
    await call('GET', account, me);
    await call('GET', '/users/current/addresses', me);
    for (const id of [body.id, 'inconnue']) await call('DELETE', `${entry}/${id}`, me);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/addresses'],
      ['PUT', '/addresses/a'],
      ['DELETE', '/addresses/a'],
      ['PUT', '/addresses/a/main'],
    ] as const) {
      const change = method === 'PUT' || method === 'POST' ? { body: home } : {};
      await gives(401, method, `${account}${path}`, change);
      await gives(404, method, `/address/autre/account${path}`, { ...me, ...change });
    }
  },

  'addresses are searched and verified as promised': async ({ call, gives }) => {
    for (const { name, postalCodes } of towns)
      await call('GET', `/adresse/search?q=${encodeURIComponent(`12 rue ${name} ${postalCodes[0]}`)}&limit=50`);
    for (const q of ['', 'ab', '-rue', 'x'.repeat(201)]) await gives(400, 'GET', `/adresse/search?q=${q}`);
    await call('GET', '/adresse/search?q=rue+de&postcode=69002&type=street&lat=45.7&lon=4.8&autocomplete=0&limit=x');
    for (const country of ['BE', 'FR', 'JP'])
      await call('POST', '/address/sercadia', {
        body: { line1: 'Rue Neuve 12', postalCode: '1000', town: 'Bruxelles', country: { isocode: country } },
      });
    await call('POST', '/address/sercadia', {
      body: { line1: 'Rue Neuv 12', postalCode: '1000', town: 'Bruxelles', country: { isocode: 'BE' } },
    });
    await call('POST', '/address/sercadia', {
      body: { line1: 'Rue A 12', postalCode: '99999', town: 'Lyon', country: { isocode: 'FR' } },
    });
    await gives(400, 'POST', '/address/sercadia', { body: {} });
  },
};
