import { describe, expect, test, vi } from 'vitest';
import { anAddress } from '#domain/address/examples.ts';
import { aRecipient } from '#domain/letters/examples.ts';
import type { PricedLetter } from '#domain/letters/letters.ts';
import { recipientsIn } from '#domain/letters/recipients.ts';
import { someUser } from '#domain/session/examples.ts';
import { answers, aVisit, away, paths, posts, quoted, t, url, type Visit } from '#tests/shared/visits/letters-visit.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { signInIntent } from '#ui/journey/drafts/sign-in-form.server.ts';
import { fails, ledTo, noSession } from '#ui/request/request.examples.ts';
import { recipientsPage } from './recipients/recipients.server.ts';

const { recipients: _, ...before } = answers;
const sender = Object.fromEntries(Object.entries(answers).filter(([name]) => name.startsWith('sender.')));
const presented = Object.fromEntries(Object.entries(before).filter(([name]) => !name.startsWith('sender.')));
const recipient = Object.fromEntries(Object.entries(aRecipient()).map(([name, value]) => [`recipient.${name}`, value]));
const here = `${paths.lettersRecipients()}#champ-recipients`;
const listOf = async (visit: Visit) => recipientsIn(await visit.draft());
const head = 'civilité;prénom;nom;adresse;code postal;ville';
const table = (...rows: string[]) => new File([[head, ...rows].join('\n')], 'a.csv');

describe('the backend is asked about the addresses of a list', () => {
  const asking = () => vi.fn(async (__: PricedLetter) => quoted);

  test('the addresses of a list are checked with the letter, and stay listed where they cannot be checked', async () => {
    const quote = asking();
    const visit = await aVisit(before, { letters: { quote } });
    await ledTo(posts(visit, 'recipients', { ...recipient, do: 'add' }));
    expect(quote.mock.calls).toMatchObject([
      [{ documentId: 'document-1', recipients: [{ companyName: 'Atelier 3M & Fils' }] }],
    ]);
    const hung = await aVisit(before, { letters: { quote: fails(away) } });
    expect(await ledTo(posts(hung, 'recipients', { ...recipient, do: 'add' }))).toBe(here);
    expect(await listOf(hung)).toEqual([{ typed: aRecipient(), refusal: null }]);
  });

  test.each<[string, Record<string, string>, Record<string, string | File>, number]>([
    ['one of them is right', before, { csv: table('Mme;A;Un;;69002;'), do: 'csv' }, 1],
    ['the letter is written', {}, { ...recipient, do: 'add' }, 1],
    ['another address is there', answers, { remove: '0' }, 0],
    ['whoever is added is new', answers, { ...recipient, do: 'add' }, 1],
  ])('the addresses of a list are not checked before %s', async (__, kept, fields, count) => {
    const quote = asking();
    const visit = await aVisit(kept, { letters: { quote } });
    await ledTo(posts(visit, 'recipients', fields));
    expect([quote.mock.calls.length, (await listOf(visit)).length]).toEqual([0, count]);
  });
});

test('a table is read all the same where its addresses take too long to look up', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const check = vi.fn(async () => {
    await Promise.resolve();
    now += 1000;
    return { kind: 'unknown' } as const;
  });
  const visit = await aVisit(before, { ports: { addressChecks: { check } } });
  const rows = Array.from({ length: 20 }, (__, at) => `Mme;A;Un;${at + 1} rue X;69002;Lyon`);
  await ledTo(posts(visit, 'recipients', { csv: table(...rows), do: 'csv' }));
  clock.mockRestore();
  const doubted = (await listOf(visit)).map(({ doubt }) => doubt);
  expect(doubted).toEqual(rows.map((__, at) => (at < 8 ? 'unknown' : undefined)));
});

test('a table that was too large to be read says so, and whoever stands beside it is listed', async () => {
  const visit = await aVisit(before);
  const form = new FormData();
  form.set('pasted', 'Mme Camille Martin\n8 rue du Port\n69002 Lyon');
  const { status, page } = await recipientsPage.post(visit.request(['size']), { url, form });
  const errors = { csv: t('forms.tableTooLarge', { most: 2 }) };
  expect([status, page.view?.errors, (await listOf(visit)).length]).toEqual([422, errors, 1]);
});

test('the next recipient is asked for in the country of the last one', async () => {
  const visit = await aVisit(before);
  const belgian = { ...recipient, 'recipient.country': 'BE', 'recipient.codePostal': '1000' };
  await ledTo(posts(visit, 'recipients', { ...belgian, do: 'add' }));
  const { values } = (await recipientsPage.show(visit.request(), url)).view;
  expect([values['recipient.country'], values['recipient.city']]).toEqual(['BE', undefined]);
});

test('the return key in the fields of the sender leads on, where nobody is to be added', async () => {
  const visit = await aVisit(answers);
  expect(await ledTo(posts(visit, 'recipients', { ...sender, do: 'add' }))).toBe(paths.lettersSummary());
});

test.each(['remove', 'mend', 'likelier'])(
  '« %s » at a place that the list has no more changes nothing',
  async (name) => {
    for (const place of ['1', '2', '-1']) {
      const visit = await aVisit(answers);
      expect(await ledTo(posts(visit, 'recipients', { ...sender, [name]: place }))).toBe(paths.lettersSummary());
      expect(await visit.draft()).toEqual(answers);
    }
  },
);

test('a recipient that cannot be saved stays in its fields', async () => {
  const visit = await aVisit(before);
  const request = visit.request();
  vi.spyOn(request.journeyDrafts, 'save').mockRejectedValue(away);
  const typed = { ...sender, ...recipient, 'sender.city': 'Vannes', pasted: 'Camille Martin' };
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const { status, page } = await recipientsPage.post(request, { url, form });
  expect([status, page.view?.values]).toMatchObject([503, typed]);
});

describe('the book', () => {
  const entries = async () => [
    anEntry({ id: 'a1', address: anAddress({ city: 'Vannes' }) }),
    anEntry({ id: 'a2', address: anAddress({ city: 'Mios' }) }),
  ];

  test('the address book gives the letter to the ticked entries alone', async () => {
    const visit = await aVisit(before, { ports: { addressBooks: { entries } } });
    await ledTo(posts(visit, 'recipients', { 'book.a2': 'yes', do: 'add' }));
    expect((await listOf(visit)).map(({ typed }) => typed.city)).toEqual(['Mios']);
  });

  test('the address book is left out where it cannot be read or nobody is signed in', async () => {
    for (const over of [
      { ports: { addressBooks: { entries: fails(away) } } },
      { session: noSession, ports: { addressBooks: {} } },
    ]) {
      const visit = await aVisit(before, over);
      expect((await recipientsPage.show(visit.request(), url)).view.book).toEqual([]);
      await ledTo(posts(visit, 'recipients', { 'book.a1': 'yes', ...recipient, do: 'add' }));
      expect(await listOf(visit)).toHaveLength(1);
    }
  });
});

describe('the sender of a new letter', () => {
  test('the sender of a new letter is the account’s holder, with the account’s e-mail address', async () => {
    const holder = async () => someUser({ address: anAddress({ email: '', city: 'Vannes' }) });
    const visit = await aVisit(presented, { ports: { accounts: { holder } } });
    const { values } = (await recipientsPage.show(visit.request(), url)).view;
    expect(values).toMatchObject({
      'sender.lastName': 'Particulier',
      'sender.city': 'Vannes',
      'sender.email': 'compte@exemple.fr',
    });
  });

  test('the sender of a new letter is empty where nobody is signed in', async () => {
    const visit = await aVisit(presented, { session: noSession });
    const shown = (await recipientsPage.show(visit.request(), url)).view;
    expect(Object.keys(shown.values).filter((name) => name.startsWith('sender.'))).toEqual([]);
  });
});

describe('a visitor who signs in', () => {
  const signsIn = (visit: Visit, page: 'writing' | 'recipients', fields: Record<string, string | File>) =>
    posts(visit, page, { ...fields, intent: signInIntent });

  test('a visitor who signs in finds the typed recipient again, valid or not', async () => {
    const visit = await aVisit(presented, { session: noSession });
    const typed = { ...sender, 'recipient.firstName': 'Camille', 'sender.city': '' };
    expect(await ledTo(signsIn(visit, 'recipients', typed))).toContain(paths.signIn());
    expect(await visit.draft()).toMatchObject({ 'sender.firstName': 'Compte', 'recipient.firstName': 'Camille' });
  });

  test('a visitor who signs in may leave an empty letter', async () => {
    const visit = await aVisit({}, { session: noSession });
    expect(await ledTo(signsIn(visit, 'writing', { source: 'write', text: '' }))).toContain(paths.signIn());
  });

  test('a visitor who signs in reads first what would be lost', async () => {
    const visit = await aVisit(before, { session: noSession });
    const text = { source: 'write', text: 'x'.repeat(12_001) };
    expect((await signsIn(visit, 'writing', text)).page.view?.errors).toHaveProperty('text');
    const csv = new File(['a;b\n1;2'], 'a.csv');
    expect((await signsIn(visit, 'recipients', { csv })).page.view?.errors).toHaveProperty('csv');
    const pasted = Array.from({ length: 51 }, (__, at) => `${at} Martin\n8 rue du Port\n69002 Lyon`).join('\n\n');
    expect((await signsIn(visit, 'recipients', { pasted })).page.view?.errors).toHaveProperty('recipients');
  });
});
