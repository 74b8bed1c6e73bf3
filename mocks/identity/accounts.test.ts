import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { JsonFile } from '../shared/json-file.ts';
import { type IdentityAccount, openAccounts } from './accounts.ts';

const own = { email: 'inscrit@exemple.fr', firstName: 'Compte', lastName: 'Inscrit', profile: 'part' as const };
const password = 'dix-lettres-au-moins';

/** A file with these accounts, and what is written to it. */
function fileWith(accounts: IdentityAccount[]) {
  let saved: unknown = { accounts };
  const file: Pick<JsonFile, 'read' | 'writeSoon'> = {
    read: () => saved,
    writeSoon: (make) => {
      saved = make();
    },
  };
  return file as JsonFile;
}

test('an account is recognised by its password alone, after its file is opened again too', async () => {
  const file = fileWith([]);
  const { sub } = await (await openAccounts(file)).register({ ...own, password });
  const again = await openAccounts(file);
  expect((await again.recognise(own.email, password))?.sub).toBe(sub);
  expect(await again.recognise(own.email, `${password}!`)).toBeNull();
});

test('an account that registered before passwords cost less is recognised still', async () => {
  const saved = `5a:${scryptSync(password, '5a', 32).toString('hex')}`;
  const accounts = await openAccounts(fileWith([{ ...own, sub: 'a1', password: saved }]));
  expect((await accounts.recognise(own.email, password))?.sub).toBe('a1');
  expect(await accounts.recognise(own.email, 'timbre-demo')).toBeNull();
});
