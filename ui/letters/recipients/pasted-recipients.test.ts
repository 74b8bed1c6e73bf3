import { expect, test } from 'vitest';
import { theLetterChoices } from '#domain/letters/examples.ts';
import { pastedIn } from './read-recipients-table.server.ts';

const named = (end: string) => `Camille Martin\n8 rue du Port\n${end}`;

test.each([
  ['69002 Lyon', '69002', 'FR'],
  ['97110 Les Abymes\nGuadeloupe', '97110', 'FR'],
  ['1000 Bruxelles\nBelgique', '1000', 'BE'],
  // Not served: it stays, and the page says so.
  ['1010 Wien\nAutriche', '1010', 'AT'],
  ['98713 Papeete\nPolynésie française', '98713', 'PF'],
])('a pasted recipient of « %s » has the postal code %s and the country %s', async (end, codePostal, country) => {
  expect(await pastedIn(named(end), theLetterChoices())).toMatchObject({ rows: [{ codePostal, country }] });
});
