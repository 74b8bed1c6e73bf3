/** What is answered to tables that nobody means well, and to other bodies of which next to nothing may count. */
import { hostileTables } from '../shared/hostile-tables.ts';
import { type Ask, cookiePairs, expect, multipart, type Reply, test } from './ask.ts';

const batch = '/professionnel/envoi-colis/colissimo-en-ligne/parcours/lot';
const letter = (step: string) => `/envoi-courrier-en-ligne/parcours/${step}`;
const megabyte = 1024 * 1024;

/** A visitor whose letter is written and presented: the step of its recipients is open. */
async function writer(ask: Ask): Promise<string[]> {
  const first = await ask(letter('creer-lettre'), { form: { source: 'write', text: 'Bonjour.' } });
  const cookies = cookiePairs(first);
  const form = { colour: 'black', addressPage: 'first-page', level: 'GREEN' };
  expect((await ask(letter('presentation'), { form, cookies })).status).toBe(302);
  return cookies;
}

interface TableForm {
  fields: Record<string, string>;
  table?: Buffer;
  cookies?: string[];
  /** The field of the file. */
  name?: string;
}

/** Posts a form with a table. */
function posts(ask: Ask, path: string, { fields, table, cookies = [], name = 'csv' }: TableForm): Promise<Reply> {
  const parts = Object.entries(fields).map(([field, value]) => ({ name: field, value }));
  const file = table && { name, file: { name: 'liste.csv', type: 'text/csv', bytes: table } };
  return ask(path, { ...multipart([...parts, ...(file ? [file] : [])]), cookies });
}

/** What stands at the field of the table, with plain spaces. */
const saidIn = ({ body }: Reply) =>
  /id="csv-erreur"[^>]*>(?:<svg.*?<\/svg>)?(?:<span>)?([^<]*)/.exec(body)?.[1]?.replaceAll(/[\u00a0\u202f]/g, ' ') ??
  'nothing is said';

const tooManyRows = 'un lot compte 1 000 colis au plus, et vous en envoyez au moins 1 00';
const wordsOf: Record<keyof typeof hostileTables, string> = {
  'rows of one letter': tooManyRows,
  'rows of two letters': tooManyRows,
  separators: 'Ligne 1 : plus de 256 colonnes',
  'quotation marks': 'une cellule dépasse 200 caractères, ou un guillemet n’est pas refermé',
  'quotation marks within a cell': 'une cellule dépasse 200 caractères',
  'one cell without an end': 'une cellule dépasse 200 caractères',
  'a quotation mark that is never closed': 'une cellule dépasse 200 caractères, ou un guillemet n’est pas refermé',
  'rows of one letter in UTF-16': tooManyRows,
};

for (const [name, tableOf] of Object.entries(hostileTables)) {
  test(`a batch refuses a table of ${name} in words, and keeps what was pasted`, async ({ ask }) => {
    for (const size of [megabyte, 5 * megabyte]) {
      const fields = { intent: 'read', pasted: 'Achats;71000' };
      const reply = await posts(ask, batch, { fields, table: tableOf(size) });
      expect([size, reply.status, saidIn(reply)]).toEqual([size, 422, expect.stringContaining(wordsOf[name] ?? name)]);
      expect(reply.body).toMatch(/<textarea[^>]*name="pasted"[^>]*>Achats;71000</);
    }
  });

  test(`a letter refuses a table of recipients of ${name}, and keeps what was typed`, async ({ ask }) => {
    const cookies = await writer(ask);
    const fields = { do: 'csv', 'recipient.lastName': 'Canari' };
    const reply = await posts(ask, letter('destinataires'), { fields, table: tableOf(5 * megabyte), cookies });
    expect([reply.status, saidIn(reply)]).toEqual([422, expect.not.stringContaining('nothing is said')]);
    expect(reply.body).toContain('name="recipient.lastName" value="Canari"');
  });
}

test('a table that is too heavy before it has too many rows says how far it was read', async ({ ask }) => {
  const row = Array.from({ length: 15 }, () => 'x'.repeat(190)).join(';');
  const table = Buffer.alloc(20 * megabyte, `${row}\n`);
  const reply = await posts(ask, batch, { fields: { intent: 'read', pasted: '' }, table });
  expect(reply.status).toBe(422);
  expect(saidIn(reply)).toMatch(
    /^Ce tableau est trop lourd : 2 Mo et 1 000 lignes au plus\. La lecture s’est arrêtée après \d+ lignes\. Envoyez-le en plusieurs fois\.$/,
  );
});

test('a step that is not open takes no table, and leads to the first that lacks', async ({ ask }) => {
  const table = Buffer.alloc(5 * megabyte, 'a\n');
  const reply = await posts(ask, letter('destinataires'), {
    fields: { do: 'csv', 'recipient.lastName': 'Canari' },
    table,
  });
  expect([reply.status, reply.headers.location]).toEqual([302, `${letter('creer-lettre')}?note=incomplet`]);
});

test('a file in a field that a page does not have is not read, and the rest of the form is', async ({ ask }) => {
  const table = Buffer.alloc(megabyte, 'a\n');
  const reply = await posts(ask, batch, { fields: { intent: 'read', pasted: '' }, table, name: 'autre' });
  expect([reply.status, saidIn(reply)]).toEqual([422, 'Choisissez un fichier ou collez vos lignes.']);
});

test('a form of more fields than any has, or of more text, is refused at once', async ({ ask }) => {
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`f${at}`, '']));
  for (const path of [batch, letter('destinataires'), '/checkout/recapitulatif', '/ecom/langue'])
    expect([path, (await ask(path, { form: many })).status]).toEqual([path, 400]);
  const long = { intent: 'read', pasted: 'a'.repeat(megabyte) };
  for (const path of [batch, letter('destinataires')])
    expect([path, (await ask(path, { form: long })).status]).toEqual([path, 413]);
});
