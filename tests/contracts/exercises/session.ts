import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises, Witness } from './exercise.ts';

export const sessionExercises: Exercises = {
  'everybody is told who they are, and which countries there are': async ({ call, gives }) => {
    await gives(200, 'GET', '/users/anonymous');
    for (const as of [SHOPPER, PRO]) await gives(200, 'GET', '/users/current', { as });
    for (const lang of ['fr', 'en']) await call('GET', `/countries?lang=${lang}`);
  },

  'another client of OCC reads what a site has': async ({ gives, same }) => {
    for (const path of ['basesites', 'languages', 'currencies', 'titles', 'cardtypes', 'countries/FR/regions'])
      for (const lang of ['fr', 'en']) await gives(200, 'GET', `/${path}?lang=${lang}`);
    await gives(200, 'GET', '/users/anonymous/consenttemplates');
    await useConsents(gives, same);
    await gives(200, 'GET', '/users/current/paymentdetails?saved=true', { as: SHOPPER });
    const verify = async (body: object) =>
      (await gives<{ decision: string }>(200, 'POST', '/users/current/addresses/verification', { as: SHOPPER, body }))
        .body.decision;
    same([await verify(home), await verify({ ...home, firstName: '' })], ['ACCEPT', 'REJECT']);
  },

  'another client of OCC adds an address, changes it, makes it the main one and deletes it': async ({
    gives,
    same,
  }) => {
    const book = '/users/current/addresses';
    const me = { as: SHOPPER };
    const { body } = await gives<{ id: string }>(201, 'POST', book, { ...me, body: home });
    const address = `${book}/${body.id}`;
    const found = async () =>
      (await gives<{ town: string; line1: string; defaultAddress: boolean }>(200, 'GET', address, me)).body;
    await gives(200, 'PUT', address, { ...me, body: { ...home, line1: '1 rue Une' } });
    await gives(200, 'PATCH', address, { ...me, body: { town: 'Vannes', defaultAddress: true } });
    const { line1, town, defaultAddress } = await found();
    same({ line1, town, defaultAddress }, { line1: '1 rue Une', town: 'Vannes', defaultAddress: true });
    await gives(400, 'PATCH', address, { ...me, body: { town: '' } });
    await gives(400, 'PATCH', address, { ...me, body: { town: 1 } });
    await gives(200, 'DELETE', address, me);
    for (const method of ['GET', 'DELETE']) await gives(400, method, address, me);
  },

  'an address of one delivery is an entry of the book once another client has changed it': async ({
    call,
    gives,
    same,
  }) => {
    const me = { as: SHOPPER };
    const cart = await call<{ code: string }>('POST', '/users/current/carts', me);
    const delivery = `/users/current/carts/${cart.body.code}/addresses/delivery`;
    const { body } = await gives<{ id: string }>(201, 'POST', delivery, { ...me, body: home });
    await gives(200, 'PATCH', `/users/current/addresses/${body.id}`, { ...me, body: { town: 'Vannes' } });
    const account = await gives<{ addresses: { id: string; town: string }[] }>(200, 'GET', '/address/part/account', me);
    same(account.body.addresses.find(({ id }) => id === body.id)?.town, 'Vannes');
  },

  'a voucher is claimed once, listed and given up': async ({ gives, same }) => {
    const [me, coupons] = [{ as: SHOPPER }, '/users/current/customercoupons'];
    const listed = async () =>
      (await gives<{ coupons: { couponId: string }[] }>(200, 'GET', `${coupons}?pageSize=10`, me)).body.coupons;
    same(await listed(), []);
    await gives(201, 'POST', `${coupons}/bienvenue10/claim`, me);
    for (const refused of ['BIENVENUE10', 'EXPIRE2025', 'PRO2026', 'inconnu'])
      await gives(400, 'POST', `${coupons}/${refused}/claim`, me);
    same(
      (await listed()).map(({ couponId }) => couponId),
      ['BIENVENUE10'],
    );
    await gives(200, 'DELETE', `${coupons}/BIENVENUE10/claim`, me);
    await gives(400, 'DELETE', `${coupons}/BIENVENUE10/claim`, me);
  },
};

interface Templates {
  consentTemplates: { id: string; version: number; currentConsent?: { code: string; consentWithdrawnDate?: string } }[];
}

async function useConsents(gives: Witness['gives'], same: Witness['same']): Promise<void> {
  const me = { as: SHOPPER };
  const asked = async () => (await gives<Templates>(200, 'GET', '/users/current/consenttemplates', me)).body;
  const [template] = (await asked()).consentTemplates;
  const given = { consentTemplateId: template?.id ?? '', consentTemplateVersion: String(template?.version) };
  const give = (status: number, fields: Record<string, string>) =>
    gives(status, 'POST', '/users/current/consents', { ...me, body: new URLSearchParams(fields) });
  await give(400, { ...given, consentTemplateId: 'AUTRE' });
  await give(400, { ...given, consentTemplateVersion: '7' });
  await give(201, given);
  const consent = (await asked()).consentTemplates[0]?.currentConsent;
  await gives(200, 'DELETE', `/users/current/consents/${consent?.code}`, me);
  await gives(400, 'DELETE', '/users/current/consents/autre', me);
  const after = (await asked()).consentTemplates[0]?.currentConsent;
  same([consent?.consentWithdrawnDate === undefined, after?.consentWithdrawnDate !== undefined], [true, true]);
}
