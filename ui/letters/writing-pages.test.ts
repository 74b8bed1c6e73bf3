import { describe, expect, test } from 'vitest';
import { editedField } from '#domain/journey/drafts.ts';
import { aDocument, aFile } from '#domain/letters/examples.ts';
import type { Letters } from '#domain/letters/letters.ts';
import { Fault } from '#domain/shared/fault.ts';
import { euros } from '#domain/shared/money.ts';
import { pdfs } from '#mocks/letters/samples.ts';
import {
  answers,
  aVisit,
  away,
  configuration,
  file,
  money,
  paths,
  posts,
  quoted,
  t,
  url,
  writtenIn,
} from '#tests/shared/visits/letters-visit.ts';
import { aForm, fails, ledTo } from '#ui/request/request.examples.ts';
import { entryPage } from './entry/entry.server.ts';
import { theLetterOffers } from './letters.examples.ts';
import { presentationPage } from './presentation/presentation.server.ts';
import { writingPage } from './writing/writing.server.ts';

const pngHead = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const largeBytes = new Uint8Array(6 * 1024 * 1024);
largeBytes.set(pdfs.good());
const tooLarge = new File([largeBytes], 'lourd.pdf');

describe('« Votre lettre »', () => {
  test('is kept by the backend, and by its id alone in the draft', async () => {
    const visit = await aVisit();
    expect(await ledTo(posts(visit, 'writing', { source: 'write', text: 'Bonjour\r\nà tous' }))).toBe(
      paths.lettersPresentation(),
    );
    expect(visit.asked.kept).toEqual([{ name: 'lettre.txt', type: 'text/plain', text: 'Bonjour\nà tous' }]);
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
    [{ source: '' }, { source: t('letters.fault.source.required') }],
    [{ source: 'write', text: ' ' }, { text: t('letters.fault.text.required') }],
    [{ source: 'write', text: 'x'.repeat(12_001) }, { text: expect.stringMatching(/12.001.*12.000/) }],
    [
      { source: 'write', text: 'Łukasz → 😀 李 🎉' },
      { text: 'Ces signes ne peuvent pas être imprimés\u202f: 李 🎉. Retirez-les ou importez un PDF.' },
    ],
    [{ source: 'import' }, { file: t('letters.fault.file.required') }],
    [{ source: 'import', file: new File(['MZ'], 'a.exe') }, { file: t('letters.fault.file-type') }],
    [{ source: 'import', file: new File([pngHead], 'a.png') }, { file: t('letters.fault.file-type') }],
    [{ source: 'import', file: new File([''], 'vide.pdf') }, { file: t('letters.fault.file-empty') }],
    [{ source: 'import', file: tooLarge }, { file: t('letters.fault.file-too-large') }],
  ])('says what is wrong with %o, keeps what was typed, and sends the backend nothing', async (fields, errors) => {
    const visit = await aVisit();
    const { status, page } = await posts(visit, 'writing', { text: 'Bonjour', ...fields });
    expect([status, page.view?.errors]).toEqual([422, errors]);
    expect(writtenIn(page)).toBe('text' in fields ? fields.text : 'Bonjour');
    expect(visit.asked.kept).toEqual([]);
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
    expect(names.at(-1)).toBe('lettre.pdf');
  });

  test('says that a file is too large that was not read at all', async () => {
    const visit = await aVisit();
    const form = aForm({ source: 'import' });
    const { page } = await writingPage.post(visit.request(['size']), { url, form });
    expect(page.view?.errors).toEqual({ file: t('letters.fault.file-too-large') });
  });

  test('purges the document that another one takes the place of, once that is kept', async () => {
    const visit = await aVisit(answers);
    await ledTo(posts(visit, 'writing', { source: 'write', text: 'Autre texte' }));
    expect(visit.asked.purged).toEqual([answers.document]);
    const given = await aVisit(answers, { letters: { keep: async () => ({ kind: 'kept', document: aFile() }) } });
    await ledTo(posts(given, 'writing', { source: 'import', file: file() }));
    expect(given.asked.purged, 'also by a file').toEqual([answers.document]);
    const stale = await aVisit(answers);
    await posts(stale, 'writing', { source: 'write', text: 'Autre texte', version: '0' });
    expect(stale.asked.purged, 'of a page that another tab has overtaken').toEqual([]);
  });

  test('keeps the document where nobody says how the letter is made', async () => {
    const visit = await aVisit(answers);
    expect((await posts(visit, 'writing', { source: '' })).status).toBe(422);
    expect((await visit.draft()).document).toBe(answers.document);
    expect(visit.asked.purged).toEqual([]);
  });

  test('says of a kept file that it stays only where another one is refused', async () => {
    const visit = await aVisit({ source: 'import', document: 'document-2' }, { document: aFile() });
    const shown = await writingPage.show(visit.request(), url);
    expect(shown.view.document?.notice.text).toBe(t('letters.clean'));
    const { page } = await posts(visit, 'writing', { source: 'import', file: tooLarge });
    expect(page.view).toMatchObject({ document: { notice: { text: t('letters.notKept') } } });
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

  test('says that another file which was chosen is not kept by a button of the one before', async () => {
    const visit = await aVisit({ ...answers, source: 'import' }, { document: aFile({ isFittable: true }) });
    const chosen = { intent: 'fit', file: new File([pdfs.good()], 'autre.pdf') };
    expect(await ledTo(posts(visit, 'writing', chosen))).toBe(paths.lettersWriting({ note: 'fichier' }));
    const shown = await writingPage.show(visit.request(), new URL('?note=fichier', url));
    expect(shown.view.notices.map(({ text }) => text)).toContain(t('journey.fileLeft'));
  });

  test.each(['fit', 'original'])('leaves a document as it is that has no use for « %s »', async (intent) => {
    const visit = await aVisit(answers, { letters: { fit: fails(away) } });
    await ledTo(posts(visit, 'writing', { intent }));
    expect((await visit.draft()).document).toBe(answers.document);
    const none = await aVisit({}, { letters: { fit: fails(away) } });
    await ledTo(posts(none, 'writing', { intent }));
    expect((await none.draft()).document).toBeUndefined();
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

  test('names a file that is to be chosen again, where it could not be kept or another tab was faster', async () => {
    const said = t('forms.fileLost', { name: 'ma lettre.pdf' });
    const hung = await aVisit({}, { letters: { keep: fails(away) } });
    const failed = await posts(hung, 'writing', { source: 'import', file: file() });
    expect([failed.status, failed.page.view?.lost]).toEqual([503, said]);
    const overtaken = await aVisit(answers);
    const stale = await posts(overtaken, 'writing', { source: 'import', file: file(), version: '0' });
    expect([stale.status, stale.page.view?.lost]).toEqual([422, said]);
    const pressed = await posts(overtaken, 'writing', { intent: 'fit', file: file(), version: '0' });
    expect([pressed.status, pressed.page.view?.lost]).toEqual([422, said]);
    const without = await posts(overtaken, 'writing', { source: 'write', text: 'Bonjour', version: '0' });
    expect([without.status, without.page.view?.lost]).toEqual([422, undefined]);
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

  test('says of a file that nobody can order only when it is deleted', async () => {
    const kept = async (over: Parameters<typeof aFile>[0]) => {
      const visit = await aVisit({ source: 'import', document: 'document-2' }, { document: aFile(over) });
      return (await writingPage.show(visit.request(), url)).view.document?.purged;
    };
    expect(await kept({ state: 'infected' })).toMatch(/^Votre document sera supprimé le \S+ à \S+\.$/);
    const fittable = { findings: [{ kind: 'not-a4', page: 1 } as const], isFittable: true };
    for (const over of [{}, { state: 'scanning' as const }, fittable])
      expect(await kept(over)).toMatch(/s’il n’est pas commandé\.$/);
  });

  test('says what the backend refuses of a file', async () => {
    for (const [refusal, text] of [
      ['too-large', t('letters.fault.file-too-large')],
      ['type', t('letters.fault.file-type')],
      ['other', t('letters.fault.unreadable')],
    ] as const) {
      const visit = await aVisit({}, { letters: { keep: async () => ({ kind: 'refused', refusal }) } });
      const { page } = await posts(visit, 'writing', { source: 'import', file: file() });
      expect(page.view?.errors).toEqual({ file: text });
    }
  });

  test('calls a text too long only where the backend does', async () => {
    const text = 'Bonjour';
    for (const [refusal, status, faults] of [
      ['text-too-long', 422, ['text']],
      ['too-large', 422, ['text']],
      ['other', 503, []],
    ] as const) {
      const visit = await aVisit({}, { letters: { keep: async () => ({ kind: 'refused', refusal }) } });
      const answer = await posts(visit, 'writing', { source: 'write', text });
      expect([answer.status, Object.keys(answer.page.view?.errors ?? {})]).toEqual([status, faults]);
      expect(answer.page.view).toMatchObject({ text: { value: text } });
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
