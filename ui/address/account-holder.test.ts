import { expect, test } from 'vitest';
import { emptyForm } from '#domain/address/form-fields.ts';
import { someUser } from '#domain/session/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, fails, noSession } from '#ui/request/request.examples.ts';
import { holderOf, newAddressOf } from './account-holder.server.ts';

const away = { accounts: { holder: fails(new Fault('timeout', 'getUser')) } };

test('the holder’s names are those of the session when the backend is away', async () => {
  const holder = await holderOf(aRequest({ ports: away }));
  expect(newAddressOf(holder)).toEqual({ ...emptyForm, firstName: 'Compte', lastName: 'Particulier' });
});

test('a visitor has no account, and begins an empty address', async () => {
  const holder = await holderOf(aRequest({ session: noSession }));
  expect([holder, newAddressOf(holder)]).toEqual([null, emptyForm]);
});

test('a professional begins an address with the company, where it has a name', () => {
  const company = { id: 'ent-1', name: 'Société Certifiée', siret: null, certification: null };
  expect(newAddressOf(someUser({ company }))).toMatchObject({
    isCompany: true,
    companyName: 'Société Certifiée',
    civility: 'mrs',
    lastName: 'Particulier',
  });
  for (const none of [null, { ...company, name: null }])
    expect(newAddressOf(someUser({ company: none }))).toMatchObject({ isCompany: false, companyName: '' });
});
