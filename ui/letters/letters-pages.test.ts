import { describe, expect, test } from 'vitest';
import type { CheckResult } from '#domain/address/check/address-check.ts';
import { aPlace, suggesting } from '#domain/address/check/examples.ts';
import { anAddress } from '#domain/address/examples.ts';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { aDocument, aFile, aLetter, aRecipient, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import type { LetterComposition, LetterDocument, Letters } from '#domain/letters/letters.ts';
import { answerOfRecipients, recipientsIn } from '#domain/letters/recipients.ts';
import { someUser } from '#domain/session/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { pdfs } from '#mocks/letters/samples.ts';
import { keptDrafts } from '#tests/shared/kept-drafts.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { editedField } from '#ui/journey/journey-declaration.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { entryPage } from './entry/entry.server.ts';
import { aLetterQuote, theLetterOffers } from './letters.examples.ts';
import { presentationPage } from './presentation/presentation.server.ts';
import { recipientsPage } from './recipients/recipients.server.ts';
import { summaryPage } from './summary/summary.server.ts';
import { writingPage } from './writing/writing.server.ts';
import type { WritingView } from './writing/writing.view.ts';

const { t, paths, money, longDate } = wordingOf({ lang: 'fr', mode: 'part' });
const away = new Fault('unavailable', 'letters');
const answers = theLetterAnswers() as Record<string, string>;
const configuration = {
  id: 'lettre-1',
  productCode: 'lettre-en-ligne',
  letter: aLetter(),
  ttc: aLetterQuote.ttc,
  ht: aLetterQuote.ht,
};
const quoted = { quote: aLetterQuote, offers: theLetterOffers, recipients: [null], refusals: [] };

interface Asked {
  kept: { name: string; type: string }[];
  purged: string[];
  configured: LetterComposition[];
  replaced: string[];
  added: unknown[];
}

interface Over {
  letters?: Partial<Letters>;
  carts?: GivenPorts['carts'];
  document?: LetterDocument | null;
  /** What the checking service says of a street. */
  checks?: Record<string, CheckResult>;
}

/** The pages of a shopper with these answers, and what the backend was asked. */
async function aVisit(
  kept: Record<string, string> = {},
  { letters, carts, document = aDocument(), checks = {} }: Over = {},
) {
  const asked: Asked = { kept: [], purged: [], configured: [], replaced: [], added: [] };
  const { written: _, ...options } = theLetterChoices();
  const ports: GivenPorts = {
    letters: {
      options: async () => options,
      document: async (id) => document && { ...document, id },
      keep: async ({ name, type, content }) => {
        asked.kept.push({ name, type });
        const text = type === 'text/plain' ? await content.text() : null;
        return { kind: 'kept', document: aDocument({ id: 'document-2', name, text }) };
      },
      fit: async (id) => aFile({ id: `${id}-fitted`, originalId: id }),
      purge: async (id) => void asked.purged.push(id),
      quote: async () => quoted,
      configure: async (composition) => {
        asked.configured.push(composition);
        return { kind: 'configured', configuration };
      },
      replace: async (id) => {
        asked.replaced.push(id);
        return { kind: 'configured', configuration };
      },
      configurationOf: async (id) => (id === configuration.id ? configuration : null),
      ...letters,
    },
    addressBooks: {
      entries: async () => [
        anEntry({ id: 'a1', address: anAddress({ city: 'Vannes' }) }),
        anEntry({ id: 'a2', address: anAddress({ city: 'Loin' }), isEligible: false }),
        anEntry({ id: 'a3', address: null }),
      ],
    },
    addressChecks: { check: async ({ streetName }) => checks[streetName] ?? { kind: 'recognised' } },
    accounts: {
      holder: async () => someUser({ address: anAddress() }),
    },
    carts: {
      current: async () => aCart({ lines: [aLine({ configurationId: configuration.id })] }),
      add: async (product) => {
        asked.added.push(product);
        return { kind: 'added', added: 1, line: null } as never;
      },
      ...carts,
    },
  };
  const journeyDrafts = keptDrafts();
  const request = (unread: ('size' | 'count')[] = []) =>
    aRequest({
      ports,
      journeyDrafts,
      unreadFiles: unread,
    });
  if (Object.keys(kept).length > 0) await request().journeyDrafts.save('letters', { answers: kept, version: 0 });
  return { request, asked, draft: async () => (await request().journeyDrafts.of('letters')).answers };
}
type Visit = Awaited<ReturnType<typeof aVisit>>;

const url = new URL('https://boutique.example/');
const pages = {
  writing: writingPage,
  presentation: presentationPage,
  recipients: recipientsPage,
  summary: summaryPage,
};

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const posts = (visit: Visit, page: keyof typeof pages, fields: Record<string, string | File>) =>
  pages[page].post(visit.request(), { url, form: formOf(fields) });
const writtenIn = ({ view }: { view: unknown }) => (view as WritingView).text.value;
const file = (name: keyof typeof pdfs = 'good') => new File([pdfs[name]()], 'ma lettre.pdf');

describe('« Votre lettre »', () => {
  test('is kept by the backend, and by its id alone in the draft', async () => {
    const visit = await aVisit();
    expect(await ledTo(posts(visit, 'writing', { source: 'write', text: 'Bonjour\r\nà tous' }))).toBe(
      paths.lettersPresentation(),
    );
    expect(visit.asked.kept).toEqual([{ name: 'lettre.txt', type: 'text/plain' }]);
    expect(await visit.draft()).toEqual({ source: 'write', document: 'document-2' });
  });

  test('is not kept a second time when nothing has changed', async () => {
    const visit = await aVisit(answers);
    expect(await ledTo(posts(visit, 'writing', { source: 'write', text: aDocument().text ?? '' }))).toBe(
      paths.lettersPresentation(),
    );
    expect(visit.asked.kept).toEqual([]);
  });

  test.each([
    [{ source: '' }, 'source'],
    [{ source: 'write', text: ' ' }, 'text'],
    [{ source: 'write', text: 'x'.repeat(12_001) }, 'text'],
    [{ source: 'import' }, 'file'],
    [{ source: 'import', file: new File(['MZ'], 'a.exe') }, 'file'],
    [{ source: 'import', file: new File([''], 'vide.pdf') }, 'file'],
    [{ source: 'import', file: new File([new Uint8Array(6 * 1024 * 1024)], 'lourd.pdf') }, 'file'],
  ])('says what is wrong with %o, and keeps what was typed', async (fields, field) => {
    const { status, page } = await posts(await aVisit(), 'writing', { text: 'Bonjour', ...fields });
    expect([status, Object.keys(page.view?.errors ?? {})]).toEqual([422, [field]]);
    expect(writtenIn(page)).toBe('text' in fields ? fields.text : 'Bonjour');
  });

  test('takes a text and a file as large as they may be', async () => {
    const whole = { source: 'write', text: 'x'.repeat(12_000) };
    expect(await ledTo(posts(await aVisit(), 'writing', whole))).toBe(paths.lettersPresentation());
    const bytes = new Uint8Array(5 * 1024 * 1024);
    bytes.set(pdfs.good());
    const visit = await aVisit({}, { letters: { keep: async () => ({ kind: 'kept', document: aFile() }) } });
    const given = { source: 'import', file: new File([bytes], 'lettre.pdf') };
    expect(await ledTo(posts(visit, 'writing', given))).toBe(paths.lettersPresentation());
  });

  test('keeps a file under a name without tricks', async () => {
    const names: string[] = [];
    const keep: Letters['keep'] = async ({ name }) => {
      names.push(name);
      return { kind: 'kept', document: aFile() };
    };
    for (const name of ['../../secret.pdf', 'été\u202Efdp.exe.pdf', '.']) {
      const given = { source: 'import', file: new File([pdfs.good()], name) };
      await ledTo(posts(await aVisit({}, { letters: { keep } }), 'writing', given));
    }
    expect(names.join()).not.toMatch(/[/\\\u202E]|\.\./);
    expect(names.at(-1)).toBe('lettre');
  });

  test('says that a file is too large that was not read at all', async () => {
    const visit = await aVisit();
    const form = formOf({ source: 'import' });
    const { page } = await writingPage.post(visit.request(['size']), { url, form });
    expect(page.view?.errors).toEqual({ file: t('letters.fileTooLarge') });
  });

  test('purges the document that another one takes the place of, once that is kept', async () => {
    const visit = await aVisit(answers);
    await ledTo(posts(visit, 'writing', { source: 'write', text: 'Autre texte' }));
    expect(visit.asked.purged).toEqual([answers.document]);
    const stale = await aVisit(answers);
    await posts(stale, 'writing', { source: 'write', text: 'Autre texte', version: '0' });
    expect(stale.asked.purged, 'of a page that another tab has overtaken').toEqual([]);
  });

  test.each(['writing', 'presentation'] as const)(
    'fits the document to the page (%s), and takes its original back',
    async (page) => {
      const kept = { ...answers, source: 'import' };
      const given = await aVisit(kept, { document: aFile({ isFittable: true }) });
      const here = { writing: paths.lettersWriting(), presentation: paths.lettersPresentation() }[page];
      const chosen = { colour: 'colour', duplex: 'yes', addressPage: 'cover', level: 'GREEN' };
      const shown: Record<string, string> = page === 'presentation' ? chosen : {};
      expect(await ledTo(posts(given, page, { ...shown, intent: 'fit' }))).toBe(here);
      expect(await given.draft()).toMatchObject({ ...kept, ...shown, document: `${answers.document}-fitted` });
      const fitted = await aVisit(kept, { document: aFile({ originalId: 'the-original' }) });
      expect(await ledTo(posts(fitted, page, { ...shown, intent: 'original' }))).toBe(here);
      expect(await fitted.draft()).toMatchObject({ ...kept, ...shown, document: 'the-original' });
      expect(fitted.asked.purged).toEqual([]);
    },
  );

  test.each(['fit', 'original'])('leaves a document as it is that has no use for « %s »', async (intent) => {
    const visit = await aVisit(answers, { letters: { fit: fails(away) } });
    await ledTo(posts(visit, 'writing', { intent }));
    expect((await visit.draft()).document).toBe(answers.document);
  });

  test('keeps the document when it cannot be fitted now, and says so', async () => {
    const over = { document: aFile({ isFittable: true }), letters: { fit: fails(away) } };
    const visit = await aVisit({ ...answers, source: 'import' }, over);
    const { status } = await posts(visit, 'presentation', { intent: 'fit' });
    expect([status, (await visit.draft()).document]).toEqual([503, answers.document]);
  });

  test('keeps the document of a line of the cart, which may still be bought as it is', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    await ledTo(posts(visit, 'writing', { source: 'write', text: 'Autre texte' }));
    expect(visit.asked.purged).toEqual([]);
  });

  test('goes on when the document before it cannot be purged', async () => {
    const visit = await aVisit(answers, { letters: { purge: fails(away) } });
    expect(await ledTo(posts(visit, 'writing', { source: 'write', text: 'Autre texte' }))).toBe(
      paths.lettersPresentation(),
    );
  });

  test('shows the text again when it cannot be kept', async () => {
    const visit = await aVisit({}, { letters: { keep: fails(away) } });
    const { status, page } = await posts(visit, 'writing', { source: 'write', text: 'Bonjour' });
    expect([status, writtenIn(page)]).toEqual([503, 'Bonjour']);
  });

  test('takes a file again whose upload hung, from the page that says so', async () => {
    const answers = [
      fails(new Fault('timeout', 'createLetterDocument')),
      async () => ({ kind: 'kept', document: aFile() }) as const,
    ];
    const visit = await aVisit({}, { letters: { keep: () => (answers.shift() ?? fails(away))() } });
    const first = await posts(visit, 'writing', { source: 'import', file: file() });
    const { version } = (await writingPage.show(visit.request(), url)).view;
    expect([first.status, first.page.view?.version]).toEqual([503, version]);
    expect(await ledTo(posts(visit, 'writing', { source: 'import', file: file(), version }))).toBe(
      paths.lettersPresentation(),
    );
  });

  test('stays while a file is scanned, and goes on with the one that is kept', async () => {
    const received = aFile({ id: 'document-2', state: 'received' });
    const visit = await aVisit({}, { letters: { keep: async () => ({ kind: 'kept', document: received }) } });
    expect(await ledTo(posts(visit, 'writing', { source: 'import', file: file() }))).toBe(paths.lettersWriting());
    const clean = await aVisit({ source: 'import', document: 'document-2' }, { document: aFile() });
    expect(await ledTo(posts(clean, 'writing', { source: 'import' }))).toBe(paths.lettersPresentation());
  });

  test.each(['infected', 'unscanned', 'scanning'] as const)('never leads on with a file that is %s', async (state) => {
    const visit = await aVisit({ source: 'import', document: 'document-2' }, { document: aFile({ state }) });
    const { status, page } = await posts(visit, 'writing', { source: 'import' });
    expect([status, Object.keys(page.view?.errors ?? {})]).toEqual([422, ['file']]);
    expect(await ledTo(presentationPage.show(visit.request(), url))).toBe(paths.lettersWriting({ note: 'incomplet' }));
  });

  test('says what the backend refuses of a file', async () => {
    for (const [refusal, text] of [
      ['too-large', t('letters.fileTooLarge')],
      ['type', t('letters.fileType')],
      ['other', t('letters.unreadable')],
    ] as const) {
      const visit = await aVisit({}, { letters: { keep: async () => ({ kind: 'refused', refusal }) } });
      const { page } = await posts(visit, 'writing', { source: 'import', file: file() });
      expect(page.view?.errors).toEqual({ file: text });
    }
  });
});

describe('a letter that is begun at an article', () => {
  const red = { article: 'e-lettre-rouge' };
  const at = (path: string) => new URL(path, url);
  const typed = { source: 'write', text: 'Bonjour' };
  const chosen = (view: { levels: { value: string; selected: boolean }[] }) =>
    view.levels.filter(({ selected }) => selected).map(({ value }) => value);

  test('has its level chosen, its price beside it, and keeps another that is chosen', async () => {
    const quotes: unknown[] = [];
    const quote: Letters['quote'] = async (letter) => {
      quotes.push(letter.level);
      return quoted;
    };
    const visit = await aVisit({}, { letters: { quote } });
    const entry = (await entryPage.show(visit.request(), at(paths.letters(red)))).view;
    expect(entry.points[0]).toBe(t('letters.pointLevel', { level: 'e-Lettre rouge', amount: money(euros(1.6)) }));
    const { view } = await writingPage.show(visit.request(), at(entry.start.href));
    const { article = '' } = view.values;
    expect(await ledTo(posts(visit, 'writing', { ...typed, article }))).toBe(paths.lettersPresentation());
    expect(await visit.draft()).toEqual({ source: 'write', document: 'document-2', ...red });
    expect((await writingPage.show(visit.request(), url)).view.values.article).toBe(article);
    quotes.length = 0;
    expect(chosen((await presentationPage.show(visit.request(), url)).view)).toEqual(['ROUGE']);
    expect(quotes).toEqual(['ROUGE']);
    await ledTo(posts(visit, 'presentation', { colour: 'black', addressPage: 'first-page', level: 'GREEN' }));
    expect(chosen((await presentationPage.show(visit.request(), url)).view)).toEqual(['GREEN']);
  });

  test('has the usual level where the letter has too many sheets for its own', async () => {
    const [green, , registered] = theLetterOffers;
    const offers = green && registered ? [green, registered] : [];
    const quote: Letters['quote'] = async ({ level }) => ({ ...quoted, offers, ...(level && { quote: null }) });
    const visit = await aVisit({ source: 'write', document: 'document-1', ...red }, { letters: { quote } });
    const { view } = await presentationPage.show(visit.request(), url);
    expect([chosen(view), view.levels.map(({ aside }) => aside)]).toEqual([
      ['GREEN'],
      offers.map(({ ttc }) => money(ttc)),
    ]);
  });

  test('is begun anew at it, and never at one that sells no level', async () => {
    const visit = await aVisit(answers);
    const entry = (await entryPage.show(visit.request(), at(paths.letters(red)))).view;
    const again = aForm({ intent: 'restart', article: entry.article ?? '' });
    expect(await ledTo(entryPage.post(visit.request(), { url, form: again }))).toBe(paths.lettersWriting(red));
    const unknown = { article: 'carnet-marianne' };
    const other = (await entryPage.show(visit.request(), at(paths.letters(unknown)))).view;
    expect([other.article, other.start.href]).toEqual([undefined, paths.lettersWriting()]);
    await ledTo(posts(visit, 'writing', { ...typed, ...unknown }));
    expect(await visit.draft()).not.toHaveProperty('article');
    const { view } = await writingPage.show(visit.request(), at(paths.lettersWriting(unknown)));
    expect(view.values.article).toBeUndefined();
  });
});

describe('« Présentation »', () => {
  const fields = { colour: 'black', addressPage: 'first-page', level: 'GREEN' };

  test('leads to the recipients, at a price of the backend', async () => {
    const visit = await aVisit({ source: 'write', document: 'document-1' });
    const { view } = await presentationPage.show(visit.request(), url);
    expect(view.levels.map(({ aside }) => aside)).toEqual(theLetterOffers.map(({ ttc }) => money(ttc)));
    expect(await ledTo(posts(visit, 'presentation', fields))).toBe(paths.lettersRecipients());
  });

  test('says what the backend refuses at its field', async () => {
    const refusals = [{ kind: 'too-many-sheets' as const, most: 3 }];
    const visit = await aVisit(
      { source: 'write', document: 'document-1' },
      { letters: { quote: async () => ({ ...quoted, refusals }) } },
    );
    const { status, page } = await posts(visit, 'presentation', fields);
    expect([status, page.view?.errors]).toEqual([422, { level: t('letters.tooManySheets', { count: 3 }) }]);
  });
});

describe('« Destinataires »', () => {
  const { recipients: _, ...before } = answers;
  const sender = Object.fromEntries(Object.entries(answers).filter(([name]) => name.startsWith('sender.')));
  const recipient = Object.fromEntries(
    Object.entries(aRecipient()).map(([name, value]) => [`recipient.${name}`, value]),
  );
  const here = `${paths.lettersRecipients()}#champ-recipients`;
  const listOf = async (visit: Visit) => recipientsIn(await visit.draft());

  test('takes one that is typed with the same press that goes on', async () => {
    const visit = await aVisit(before);
    expect(await ledTo(posts(visit, 'recipients', { ...sender, ...recipient }))).toBe(paths.lettersSummary());
    expect(await listOf(visit)).toEqual([{ typed: aRecipient(), refusal: null }]);
  });

  test('adds one and stays, and shows one that is wrong again', async () => {
    const visit = await aVisit(before);
    expect(await ledTo(posts(visit, 'recipients', { ...recipient, do: 'add' }))).toBe(here);
    const wrong = { ...recipient, 'recipient.lastName': 'Autre', 'recipient.codePostal': '7', do: 'add' };
    const { status, page } = await posts(visit, 'recipients', wrong);
    expect([status, Object.keys(page.view?.errors ?? {})]).toEqual([422, ['recipient.codePostal']]);
    expect(page.view?.values['recipient.codePostal']).toBe('7');
    expect(await listOf(visit)).toHaveLength(1);
  });

  test('lists each address that is pasted, right or not', async () => {
    const visit = await aVisit(answers);
    const before = recipientsIn(await visit.draft()).length;
    const pasted = 'Camille Martin\n8 rue du Port\n69002 Lyon\n\nDominique Martin\n69002 Lyon';
    expect(await ledTo(posts(visit, 'recipients', { pasted, do: 'add' }))).toBe(here);
    const added = recipientsIn(await visit.draft()).slice(before);
    expect(added.map(({ typed }) => typed.firstName)).toEqual(['Camille', 'Dominique']);
  });

  describe('the lines of an envelope', () => {
    const pasted = 'Mme Camille Martin\n8 rue du Port\n69002 Lyon';
    const split = { firstName: 'Camille', lastName: 'Martin', streetName: '8 rue du Port', country: 'FR' };
    const bad = new File(['a;b\n1;2'], 'a.csv');
    const listed = async (visit: Visit) => (await listOf(visit)).map(({ typed }) => typed);
    const valuesOf = ({ page }: Awaited<ReturnType<typeof posts>>) => page.view?.values as Record<string, string>;

    test.each([
      ['goes on', {}, [recipient['recipient.companyName'], undefined], paths.lettersSummary()],
      ['goes on, with one typed', recipient, [undefined, recipient['recipient.companyName']], paths.lettersSummary()],
      ['mends another', { mend: '0' }, [undefined], paths.lettersRecipients()],
      ['removes another', { remove: '0' }, [undefined], here],
    ] as const)('are split whatever is pressed: whoever %s', async (_, pressed, companies, to) => {
      const visit = await aVisit('recipient.city' in pressed ? before : answers);
      expect(await ledTo(posts(visit, 'recipients', { ...sender, ...pressed, pasted }))).toBe(to);
      const found = await listed(visit);
      expect(found.map(({ companyName }) => companyName)).toEqual(companies);
      expect(found.find(({ companyName }) => !companyName)).toMatchObject(split);
    });

    test.each([
      ['the table', { csv: bad, do: 'csv' }, ['csv']],
      ['the recipient that is typed', { ...recipient, 'recipient.codePostal': '7' }, ['recipient.codePostal']],
      ['both', { ...recipient, 'recipient.codePostal': '7', csv: bad }, ['recipient.codePostal', 'csv']],
    ])('are split also where %s is wrong', async (_, wrong, fields) => {
      const visit = await aVisit(before);
      const answer = await posts(visit, 'recipients', { ...sender, ...wrong, pasted });
      expect(Object.keys(answer.page.view?.errors ?? {})).toEqual(fields);
      expect([(await listed(visit)).length, valuesOf(answer).pasted]).toEqual([1, undefined]);
    });

    test('are shown as they were split before one goes on, where that is wrong', async () => {
      const visit = await aVisit(answers);
      expect(await ledTo(posts(visit, 'recipients', { ...sender, pasted: 'Camille Martin\n69002 Lyon' }))).toBe(here);
      expect((await recipientsPage.show(visit.request(), url)).view.list.at(-1)?.fault).toBe(
        'Sélectionnez une civilité.',
      );
      expect(await ledTo(posts(visit, 'recipients', sender))).toBe(paths.lettersSummary());
    });

    test('stay in their field where another tab was faster, and where no more may be sent', async () => {
      const visit = await aVisit({ ...before, ...sender });
      const stale = await posts(visit, 'recipients', { ...sender, ...recipient, pasted, version: '0' });
      expect([stale.status, valuesOf(stale)]).toMatchObject([422, { pasted, ...recipient }]);
      expect(await listed(visit)).toEqual([]);
      const many = Array.from({ length: 51 }, (__, at) => `${at} Martin\n8 rue du Port\n69002 Lyon`).join('\n\n');
      const full = await posts(visit, 'recipients', { ...sender, pasted: many });
      expect([valuesOf(full).pasted, (await listed(visit)).length]).toEqual([many, 50]);
    });
  });

  test('reads a table: a bad row and one that is refused stand beside the good one', async () => {
    const rows = ['civilité;prénom;nom;adresse;code postal;ville', 'Mme;A;Un;1 rue X;69002;Lyon', ';B;Deux;;;Lyon'];
    const csv = new File([[...rows, 'M.;C;Trois;1 rue X;99999;Loin'].join('\n')], 'a.csv');
    const visit = await aVisit(before, {
      letters: { quote: async () => ({ ...quoted, recipients: [null, 'not-eligible'] }) },
    });
    expect(await ledTo(posts(visit, 'recipients', { csv, do: 'csv' }))).toBe(here);
    expect((await listOf(visit)).map(({ typed, refusal }) => [typed.lastName, refusal])).toEqual([
      ['Un', null],
      ['Deux', null],
      ['Trois', 'not-eligible'],
    ]);
    const { view } = await recipientsPage.show(visit.request(), url);
    expect(view.listTitle).toBe(t('letters.listTitle', { count: 3, wrong: 2, doubted: 0 }));
    expect(await ledTo(posts(visit, 'recipients', sender))).toBe(paths.lettersSummary());
    expect((await summaryPage.show(visit.request(), url)).view.left?.text).toBe(t('letters.leftOut', { count: 2 }));
  });

  test('marks a row whose address is doubted, takes the likelier one, and lets the letter go on', async () => {
    const rows = ['civilité;prénom;nom;adresse;code postal;ville', 'Mme;A;Un;4 rue du Pord;71000;Mâcon'];
    const csv = () => new File([[...rows, 'Mme;B;Deux;1 rue X;69002;Lyon'].join('\n')], 'a.csv');
    const checks = { '4 rue du Pord': suggesting(aPlace()) };
    const visit = await aVisit(before, { checks });
    expect(await ledTo(posts(visit, 'recipients', { ...sender, csv: csv() })), 'seen before one goes on').toBe(here);
    const { view } = await recipientsPage.show(visit.request(), url);
    expect(view.listTitle).toBe(t('letters.listTitle', { count: 2, wrong: 0, doubted: 1 }));
    expect(view.list.map(({ doubt }) => doubt?.lines?.includes('4 RUE DU PONT'))).toEqual([true, undefined]);
    expect(await ledTo(posts(visit, 'recipients', { likelier: '0' }))).toBe(here);
    expect((await listOf(visit)).map(({ typed }) => typed.streetName)).toEqual(['4 rue du Pont', '1 rue X']);
    const other = await aVisit(before, { checks });
    await ledTo(posts(other, 'recipients', { csv: csv(), do: 'csv' }));
    expect(await ledTo(posts(other, 'recipients', sender)), 'as it was read').toBe(paths.lettersSummary());
  });

  test('reads a table with the signs of Windows', async () => {
    const bytes = Uint8Array.from('code postal;ville\n69002;Orl\xe9ans', (sign) => sign.charCodeAt(0));
    const visit = await aVisit(before);
    await ledTo(posts(visit, 'recipients', { csv: new File([bytes], 'a.csv'), do: 'csv' }));
    expect((await listOf(visit))[0]?.typed.city).toBe('Orléans');
  });

  test.each([
    [{ do: 'csv' }, t('letters.requiredCsv')],
    [{ do: 'csv', csv: new File(['a;b\n1;2'], 'a.csv') }, t('letters.csvColumns')],
    [{ do: 'csv', csv: new File(['code postal;ville'], 'a.csv') }, t('letters.csvEmpty')],
  ])('says what is wrong with a table: %o', async (fields, text) => {
    const { page } = await posts(await aVisit(answers), 'recipients', fields);
    expect(page.view?.errors).toEqual({ csv: text });
  });

  test('mends and removes one of the list', async () => {
    const visit = await aVisit(answers);
    expect(await ledTo(posts(visit, 'recipients', { mend: '0' }))).toBe(paths.lettersRecipients());
    expect(await visit.draft()).toMatchObject(recipient);
    expect(await listOf(visit)).toEqual([]);
    const other = await aVisit(answers);
    expect(await ledTo(posts(other, 'recipients', { remove: '0' }))).toBe(here);
    expect(await listOf(other)).toEqual([]);
  });

  describe('at the press of a button of the list', () => {
    const rows = ['civilité;prénom;nom;adresse;code postal;ville', 'Mme;A;Un;1 rue X;69002;Lyon'];
    const table = () => new File([rows.join('\n')], 'a.csv');
    const pasted = 'Mme Camille Martin\n4 rue du Pord\n71000 Mâcon';
    const added = { pasted, 'book.a1': 'yes' };
    const doubted = { typed: aRecipient(), refusal: null, doubt: aPlace() };
    const refused: Letters['quote'] = async ({ recipients: asked }) => ({
      ...quoted,
      recipients: (asked ?? []).map(({ city }) => (city === 'Vannes' ? 'not-eligible' : null)),
    });
    const visited = (list = [doubted]) =>
      aVisit(
        { ...answers, recipients: answerOfRecipients(list) },
        { letters: { quote: refused }, checks: { '4 rue du Pord': suggesting(aPlace()) } },
      );
    const said = async (visit: Visit) =>
      (await listOf(visit)).map(({ typed, refusal, doubt }) => [typed.city, refusal ?? (doubt ? 'doubted' : 'good')]);

    test.each(['remove', 'mend', 'likelier'])('« %s », who is not added yet is, and is asked about', async (button) => {
      const visit = await visited();
      await ledTo(posts(visit, 'recipients', { ...added, csv: table(), [button]: '0' }));
      const own = button === 'likelier' ? [[aPlace().city, 'good']] : [];
      expect(await said(visit)).toEqual([...own, ['Lyon', 'good'], ['Vannes', 'not-eligible'], ['Mâcon', 'doubted']]);
    });

    test('the likelier address is one that the backend is asked about', async () => {
      const quote: Letters['quote'] = async () => ({ ...quoted, recipients: ['not-eligible'] });
      const visit = await aVisit({ ...answers, recipients: answerOfRecipients([doubted]) }, { letters: { quote } });
      await ledTo(posts(visit, 'recipients', { likelier: '0' }));
      expect(await said(visit)).toEqual([[aPlace().city, 'not-eligible']]);
    });

    test('who was being typed is listed and asked about where another one is corrected, and stays where one is taken out', async () => {
      const name = { 'recipient.civility': 'mrs', 'recipient.firstName': 'Camille', 'recipient.lastName': 'Martin' };
      const place = { 'recipient.streetName': '4 rue du Pord', 'recipient.codePostal': '71000' };
      const typed = { ...name, ...place, 'recipient.city': 'Mâcon', 'recipient.country': 'FR' };
      const visit = await visited();
      await ledTo(posts(visit, 'recipients', { ...typed, mend: '0' }));
      expect(await said(visit)).toEqual([['Mâcon', 'doubted']]);
      expect(await visit.draft()).toMatchObject({ 'recipient.companyName': aRecipient().companyName });
      const other = await visited();
      await ledTo(posts(other, 'recipients', { ...typed, remove: '0' }));
      expect(await said(other)).toEqual([]);
      expect(await other.draft()).toMatchObject(typed);
    });

    test('a table that cannot be read, or holds too many, says so, and the press has done its work', async () => {
      const visit = await visited();
      const bad = new File(['a;b\n1;2'], 'a.csv');
      const { page } = await posts(visit, 'recipients', { csv: bad, remove: '0' });
      expect([page.view?.errors, await said(visit)]).toEqual([{ csv: t('letters.csvColumns') }, []]);
      const many = Array.from({ length: 50 }, (__, at) => ({ typed: aRecipient({ floor: `${at}` }), refusal: null }));
      const full = await aVisit({ ...answers, recipients: answerOfRecipients(many) });
      const two = `${pasted}\n\nM. Autre Contact\n1 rue X\n69002 Lyon`;
      const answer = await posts(full, 'recipients', { pasted: two, remove: '0' });
      expect(answer.page.view?.errors).toEqual({ recipients: t('letters.tooManyRecipients', { count: 50 }) });
      expect([answer.page.view?.values.pasted, (await listOf(full)).length]).toEqual([two, 50]);
    });
  });

  test('of a page that another tab has overtaken has the list as it is now', async () => {
    const visit = await aVisit(answers);
    const form = aForm({ ...sender, ...recipient, version: '0' });
    const { page } = await recipientsPage.post(visit.request(), { url, form });
    expect(page.view?.list).toHaveLength(recipientsIn(answers).length);
  });

  describe('asks about an address that the checking service knows otherwise', () => {
    const typedStreet = '4 rue du Pord';
    const place = { streetName: typedStreet, additionalStreetName: '', codePostal: '71000', city: 'Mâcon' };
    const typed = {
      ...recipient,
      ...Object.fromEntries(Object.entries(place).map(([name, value]) => [`recipient.${name}`, value])),
    };
    const add = { ...typed, do: 'add' };
    const asked = (result: CheckResult, street = typedStreet) => aVisit(before, { checks: { [street]: result } });
    const shownBy = async (visit: Visit, fields: Record<string, string>) => {
      const { status, page } = await recipientsPage.post(visit.request(), { url, form: aForm(fields) });
      return { status, page, sender: page.view?.sender.check, recipient: page.view?.recipient.check };
    };

    test('before its recipient is listed, whose fields stay, and counts no failure', async () => {
      const visit = await asked(suggesting(aPlace()));
      const { status, page, recipient: check } = await shownBy(visit, add);
      expect([status, page.failure, Object.keys(page.view?.errors ?? {})]).toEqual([
        422,
        undefined,
        ['recipient.confirmed'],
      ]);
      expect(check?.choices.map(({ label }) => label)).toEqual([t('address.useSuggested'), t('address.keepTyped')]);
      expect([await listOf(visit), page.view?.values['recipient.streetName']]).toEqual([[], typedStreet]);
      expect(await ledTo(summaryPage.show(visit.request(), url))).toContain(paths.lettersRecipients());
    });

    test('at the same press as about the sender, and says what is wrong with either', async () => {
      const visit = await asked(suggesting(aPlace()));
      const going = { ...sender, ...typed, 'sender.streetName': typedStreet };
      const both = await shownBy(visit, going);
      expect(Object.keys(both.page.view?.errors ?? {}).toSorted()).toEqual(['recipient.confirmed', 'sender.confirmed']);
      const wrong = await shownBy(visit, { ...going, 'sender.lastName': '' });
      expect(Object.keys(wrong.page.view?.errors ?? {}).toSorted()).toEqual(['recipient.confirmed', 'sender.lastName']);
    });

    test.each([
      ['takes what is chosen', 0, '4 rue du Pont'],
      ['keeps what was typed', -1, typedStreet],
    ])('once, and %s', async (_, at, street) => {
      const visit = await asked(suggesting(aPlace()));
      const { recipient: check } = await shownBy(visit, add);
      const answer = {
        'recipient.about': check?.about ?? '',
        'recipient.suggestion': check?.choices.at(at)?.value ?? '',
      };
      expect(await ledTo(posts(visit, 'recipients', { ...add, ...answer }))).toBe(here);
      expect((await listOf(visit)).map(({ typed }) => typed.streetName)).toEqual([street]);
      await ledTo(posts(visit, 'recipients', { mend: '0' }));
      const { view } = await recipientsPage.show(visit.request(), url);
      expect(await ledTo(posts(visit, 'recipients', { ...view.values, do: 'add' })), 'mended and not changed').toBe(
        here,
      );
    });

    test('and lets one be confirmed that nobody knows', async () => {
      const visit = await asked({ kind: 'unknown' });
      const first = await shownBy(visit, add);
      expect(first.recipient?.choices).toEqual([]);
      const second = await shownBy(visit, { ...add, 'recipient.tries': first.recipient?.tries ?? '' });
      const answer = {
        'recipient.about': second.recipient?.about ?? '',
        'recipient.suggestion': second.recipient?.choices[0]?.value ?? '',
      };
      expect(await ledTo(posts(visit, 'recipients', { ...add, ...answer }))).toBe(here);
      expect(await listOf(visit)).toHaveLength(1);
      expect(await visit.draft(), 'the next one is asked about anew').not.toHaveProperty('recipient.tries');
    });

    test('and goes on where no service can be asked', async () => {
      const visit = await asked({ kind: 'unavailable' });
      expect(await ledTo(posts(visit, 'recipients', { ...sender, ...typed }))).toBe(paths.lettersSummary());
    });

    test('also where it is the sender’s', async () => {
      const visit = await asked(suggesting(aPlace()), sender['sender.streetName']);
      const { status, sender: check, page } = await shownBy(visit, { ...sender, ...typed });
      expect([status, page.failure, Object.keys(page.view?.errors ?? {})]).toEqual([
        422,
        undefined,
        ['sender.confirmed'],
      ]);
      const answer = { 'sender.about': check?.about ?? '', 'sender.suggestion': check?.choices[0]?.value ?? '' };
      expect(await ledTo(posts(visit, 'recipients', { ...sender, ...answer }))).toBe(paths.lettersSummary());
      expect(await visit.draft()).toMatchObject({ 'sender.streetName': '4 rue du Pont', 'sender.city': 'Mâcon' });
    });
  });

  test('offers the book of a shopper, and takes what is ticked', async () => {
    const visit = await aVisit(before);
    const { view } = await recipientsPage.show(visit.request(), url);
    expect(view.book.map(({ id }) => id)).toEqual(['a1']);
    const ticked = { 'book.a1': 'yes', 'book.a2': 'yes', 'book.a3': 'yes', 'book.x': 'yes', do: 'add' };
    expect(await ledTo(posts(visit, 'recipients', ticked))).toBe(here);
    expect((await listOf(visit)).map(({ typed }) => typed.city)).toEqual(['Vannes']);
  });

  test('says what the backend refuses before one goes on', async () => {
    const refusals = [{ kind: 'too-many-recipients' as const, most: 40 }];
    const visit = await aVisit(answers, { letters: { quote: async () => ({ ...quoted, refusals }) } });
    const { status, page } = await posts(visit, 'recipients', sender);
    const text = t('letters.tooManyRecipients', { count: 40 });
    expect([status, page.view?.errors]).toEqual([422, { recipients: text }]);
  });

  test('takes no more than may be sent', async () => {
    const full = answerOfRecipients(
      Array.from({ length: 50 }, (__, at) => ({ typed: aRecipient({ floor: `Étage ${at}` }), refusal: null })),
    );
    const visit = await aVisit({ ...answers, recipients: full });
    const { page } = await posts(visit, 'recipients', { ...sender, ...recipient });
    expect(page.view?.errors).toEqual({ recipients: t('letters.tooManyRecipients', { count: 50 }) });
    expect(page.view?.values, 'nothing that was typed is lost').toMatchObject(recipient);
  });
});

describe('« Récapitulatif »', () => {
  const press = { quote: aLetterQuote.id };

  test('makes a line of the cart once, at the price that was shown', async () => {
    const visit = await aVisit(answers);
    const { version } = (await summaryPage.show(visit.request(), url)).view;
    const post = () => ledTo(posts(visit, 'summary', { ...press, version }));
    expect(await Promise.all([post(), post()])).toEqual([paths.cart(), paths.cart()]);
    expect(visit.asked.configured).toMatchObject([{ quoteId: aLetterQuote.id, letter: { level: 'GREEN' } }]);
    expect(visit.asked.added).toEqual([
      { code: 'lettre-en-ligne', offerId: null, configurationId: configuration.id, quantity: 1 },
    ]);
  });

  test('says when the letter arrives that is paid in time', async () => {
    const { view } = await summaryPage.show((await aVisit(answers)).request(), url);
    const [green] = theLetterOffers;
    expect(view.notes[0]).toContain(`au plus tard le ${longDate(green?.latestDelivery ?? '')}`);
  });

  test('changes a line of the cart in place', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    expect(await ledTo(posts(visit, 'summary', press))).toBe(paths.cart());
    expect([visit.asked.replaced, visit.asked.added]).toEqual([[configuration.id], []]);
  });

  test('says both prices where the one that was shown no longer holds', async () => {
    const visit = await aVisit(answers, { letters: { configure: async () => ({ kind: 'quote-expired' }) } });
    await summaryPage.show(visit.request(), url);
    const { page } = await posts(visit, 'summary', press);
    expect(page.notices.map(({ text }) => text)).toEqual([
      t('journey.priceChanged', { before: money(aLetterQuote.ttc) }),
    ]);
  });

  test('says that something is refused, and keeps everything when the backend fails', async () => {
    const full = { add: async () => ({ kind: 'refused', reason: 'full' }) as never };
    const { page } = await posts(await aVisit(answers, { carts: full }), 'summary', press);
    expect(page.notices.map(({ text }) => text)).toEqual([t('letters.refused')]);
    const failing = await aVisit(answers, { letters: { configure: fails(away) } });
    expect((await posts(failing, 'summary', press)).status).toBe(503);
    expect(await failing.draft()).toEqual(answers);
  });
});

describe('the entry', () => {
  const post = (visit: Visit, fields: Record<string, string>) =>
    ledTo(entryPage.post(visit.request(), { url, form: aForm(fields) }));

  test('purges the document of what is begun anew', async () => {
    const visit = await aVisit(answers);
    expect((await entryPage.show(visit.request(), url)).view.kept?.rows.map(({ step }) => step)).not.toContain(
      'destinataires',
    );
    expect(await post(visit, { intent: 'restart' })).toBe(paths.lettersWriting());
    expect([visit.asked.purged, await visit.draft()]).toEqual([['document-1'], {}]);
  });

  test('keeps the document that a copy shares with its line of the cart', async () => {
    const line = aLine({ service: 'letter', configurationId: configuration.id });
    const carts = { current: async () => aCart({ lines: [line] }) };
    const begunAnew = await aVisit(answers, { carts });
    await post(begunAnew, { intent: 'restart' });
    const written = await aVisit(answers, { carts });
    await ledTo(posts(written, 'writing', { source: 'write', text: 'Autre texte' }));
    expect([begunAnew.asked.purged, written.asked.purged]).toEqual([[], []]);
    const other = aDocument({ id: 'document-9' });
    const ofAnother = await aVisit({ ...answers, document: other.id }, { carts, document: other });
    await post(ofAnother, { intent: 'restart' });
    expect(ofAnother.asked.purged).toEqual([other.id]);
  });

  test('keeps the document of a line of the cart that was being changed', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    expect(await post(visit, { intent: 'restart' })).toBe(paths.lettersWriting());
    expect([visit.asked.purged, await visit.draft()]).toEqual([[], {}]);
  });

  test('begins anew also when nothing can be purged now', async () => {
    const visit = await aVisit(answers, { letters: { purge: fails(away) } });
    expect(await post(visit, { intent: 'restart' })).toBe(paths.lettersWriting());
  });

  describe('« Dupliquer »', () => {
    const press = { intent: 'duplicate', configuration: configuration.id };

    test('makes a line of its own at the price of today, and leaves the draft alone', async () => {
      const visit = await aVisit(answers);
      expect(await post(visit, press)).toBe(paths.cart());
      expect(visit.asked.configured).toEqual([{ letter: configuration.letter, quoteId: aLetterQuote.id }]);
      expect(visit.asked.added).toEqual([
        { code: configuration.productCode, offerId: null, configurationId: configuration.id, quantity: 1 },
      ]);
      expect(await visit.draft()).toEqual(answers);
    });

    test.each<[string, Over]>([
      ['priced', { letters: { quote: async () => ({ ...quoted, quote: null }) } }],
      ['kept', { letters: { configure: async () => ({ kind: 'refused', refusals: [] }) } }],
      ['added', { carts: { add: async () => ({ kind: 'refused', reason: 'full' }) as never } }],
    ])('opens the journey as a letter of its own where it cannot be %s now', async (_, over) => {
      const visit = await aVisit({}, over);
      expect(await post(visit, press)).toBe(paths.lettersSummary());
      expect(await visit.draft()).toMatchObject({ document: 'document-1', level: 'GREEN', colour: 'black' });
      expect(await visit.draft()).not.toHaveProperty(editedField);
    });

    test('copies no letter of another cart, and none that is gone', async () => {
      const visit = await aVisit();
      expect(await post(visit, { ...press, configuration: 'lettre-2' })).toBe(paths.cart());
      const gone = await aVisit({}, { letters: { configurationOf: async () => null } });
      expect(await post(gone, press)).toBe(paths.cart());
      expect([...visit.asked.configured, ...gone.asked.configured]).toEqual([]);
    });
  });

  test('opens a line of the cart again, and no other letter', async () => {
    const visit = await aVisit();
    expect(await post(visit, { intent: 'edit', configuration: configuration.id })).toBe(paths.lettersSummary());
    expect(await visit.draft()).toMatchObject({ document: 'document-1', [editedField]: configuration.id });
    const other = await aVisit({}, { carts: { current: async () => null } });
    expect(await post(other, { intent: 'edit', configuration: configuration.id })).toBe(paths.cart());
    expect(await post(await aVisit(), { intent: 'edit', configuration: 'gone' })).toBe(paths.cart());
  });
});
