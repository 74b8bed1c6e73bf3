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
  test('the writing step stores a letter at the backend, and its id alone in the draft', async () => {
    const visit = await aVisit();
    expect(await ledTo(posts(visit, 'writing', { source: 'write', text: 'Bonjour\r\nà tous' }))).toBe(
      paths.lettersPresentation(),
    );
    expect(visit.asked.kept).toEqual([{ name: 'lettre.txt', type: 'text/plain', text: 'Bonjour\nà tous' }]);
    expect(await visit.draft()).toEqual({ source: 'write', document: 'document-2' });
  });

  test('the writing step does not store an unchanged letter again', async () => {
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
  ])(
    'the writing step names the fault of %o, preserves the text, and sends the backend nothing',
    async (fields, errors) => {
      const visit = await aVisit();
      const { status, page } = await posts(visit, 'writing', { text: 'Bonjour', ...fields });
      expect([status, page.view?.errors]).toEqual([422, errors]);
      expect(writtenIn(page)).toBe('text' in fields ? fields.text : 'Bonjour');
      expect(visit.asked.kept).toEqual([]);
    },
  );

  test('the writing step accepts a text and a file of the maximum size', async () => {
    const whole = { source: 'write', text: 'x'.repeat(12_000) };
    expect(await ledTo(posts(await aVisit(), 'writing', whole))).toBe(paths.lettersPresentation());
    const bytes = new Uint8Array(5 * 1024 * 1024);
    bytes.set(pdfs.good());
    const visit = await aVisit({}, { letters: { keep: async () => ({ kind: 'kept', document: aFile() }) } });
    const given = { source: 'import', file: new File([bytes], 'lettre.pdf') };
    expect(await ledTo(posts(visit, 'writing', given))).toBe(paths.lettersPresentation());
  });

  test('the writing step stores a file under a safe name', async () => {
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

  test('the writing step reports a file that was too large to be read', async () => {
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

  test('the writing step preserves the document where no source is chosen', async () => {
    const visit = await aVisit(answers);
    expect((await posts(visit, 'writing', { source: '' })).status).toBe(422);
    expect((await visit.draft()).document).toBe(answers.document);
    expect(visit.asked.purged).toEqual([]);
  });

  test('the writing step reports the remaining file only where another one is refused', async () => {
    const visit = await aVisit({ source: 'import', document: 'document-2' }, { document: aFile() });
    const shown = await writingPage.show(visit.request(), url);
    expect(shown.view.document?.notice.text).toBe(t('letters.clean'));
    const { page } = await posts(visit, 'writing', { source: 'import', file: tooLarge });
    expect(page.view).toMatchObject({ document: { notice: { text: t('letters.notKept') } } });
  });

  test.each(['writing', 'presentation'] as const)(
    'the document is fitted to the page (%s), and its original can be restored',
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

  test('the writing step reports that a newly chosen file is not stored by a button of the previous one', async () => {
    const visit = await aVisit({ ...answers, source: 'import' }, { document: aFile({ isFittable: true }) });
    const chosen = { intent: 'fit', file: new File([pdfs.good()], 'autre.pdf') };
    expect(await ledTo(posts(visit, 'writing', chosen))).toBe(paths.lettersWriting({ note: 'fichier' }));
    const shown = await writingPage.show(visit.request(), new URL('?note=fichier', url));
    expect(shown.view.notices.map(({ text }) => text)).toContain(t('journey.fileLeft'));
  });

  test.each(['fit', 'original'])(
    'the writing step does not change a document for which « %s » is impossible',
    async (intent) => {
      const visit = await aVisit(answers, { letters: { fit: fails(away) } });
      await ledTo(posts(visit, 'writing', { intent }));
      expect((await visit.draft()).document).toBe(answers.document);
      const none = await aVisit({}, { letters: { fit: fails(away) } });
      await ledTo(posts(none, 'writing', { intent }));
      expect((await none.draft()).document).toBeUndefined();
    },
  );

  test('the writing step preserves a document that cannot be fitted now, and reports it', async () => {
    const over = { document: aFile({ isFittable: true }), letters: { fit: fails(away) } };
    const visit = await aVisit({ ...answers, source: 'import' }, over);
    const { status } = await posts(visit, 'presentation', { intent: 'fit' });
    expect([status, (await visit.draft()).document]).toEqual([503, answers.document]);
  });

  test('the writing step preserves the document of a cart line, which may still be bought', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    await ledTo(posts(visit, 'writing', { source: 'write', text: 'Autre texte' }));
    expect(visit.asked.purged).toEqual([]);
  });

  test('the writing step proceeds when the previous document cannot be purged', async () => {
    const visit = await aVisit(answers, { letters: { purge: fails(away) } });
    expect(await ledTo(posts(visit, 'writing', { source: 'write', text: 'Autre texte' }))).toBe(
      paths.lettersPresentation(),
    );
  });

  test('the writing step shows the text again when it cannot be stored', async () => {
    const visit = await aVisit({}, { letters: { keep: fails(away) } });
    const { status, page } = await posts(visit, 'writing', { source: 'write', text: 'Bonjour' });
    expect([status, writtenIn(page)]).toEqual([503, 'Bonjour']);
  });

  test('the writing step names a file to choose again when it could not be stored or another tab was faster', async () => {
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

  test('the writing step accepts a file again whose upload timed out', async () => {
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

  test('the writing step waits while a file is scanned, and proceeds once it is clean', async () => {
    const received = aFile({ id: 'document-2', state: 'received' });
    const visit = await aVisit({}, { letters: { keep: async () => ({ kind: 'kept', document: received }) } });
    expect(await ledTo(posts(visit, 'writing', { source: 'import', file: file() }))).toBe(paths.lettersWriting());
    const clean = await aVisit({ source: 'import', document: 'document-2' }, { document: aFile() });
    expect(await ledTo(posts(clean, 'writing', { source: 'import' }))).toBe(paths.lettersPresentation());
  });

  test.each(['infected', 'unscanned', 'scanning'] as const)(
    'the writing step never proceeds with a file that is %s',
    async (state) => {
      const visit = await aVisit({ source: 'import', document: 'document-2' }, { document: aFile({ state }) });
      const { status, page } = await posts(visit, 'writing', { source: 'import' });
      expect([status, Object.keys(page.view?.errors ?? {})]).toEqual([422, ['file']]);
      expect(await ledTo(presentationPage.show(visit.request(), url))).toBe(
        paths.lettersWriting({ note: 'incomplet' }),
      );
    },
  );

  test('the writing step names only the deletion of a file that cannot be ordered', async () => {
    const kept = async (over: Parameters<typeof aFile>[0]) => {
      const visit = await aVisit({ source: 'import', document: 'document-2' }, { document: aFile(over) });
      return (await writingPage.show(visit.request(), url)).view.document?.purged;
    };
    expect(await kept({ state: 'infected' })).toMatch(/^Votre document sera supprimé le \S+ à \S+\.$/);
    const fittable = { findings: [{ kind: 'not-a4', page: 1 } as const], isFittable: true };
    for (const over of [{}, { state: 'scanning' as const }, fittable])
      expect(await kept(over)).toMatch(/s’il n’est pas commandé\.$/);
  });

  test('the writing step shows the backend’s refusal of a file', async () => {
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

  test('the writing step calls a text too long only where the backend does', async () => {
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

  test('a letter begun at an article has its level selected with its price, and another level stays once chosen', async () => {
    const quotes: unknown[] = [];
    const quote: Letters['quote'] = async (letter) => {
      quotes.push(letter.level);
      return quoted;
    };
    const visit = await aVisit({}, { letters: { quote } });
    const entry = (await entryPage.show(visit.request(), at(paths.letters(red)))).view;
    expect(entry.points[0]).toBe(t('letters.pointLevel', { level: 'e-Lettre rouge' }));
    expect(entry.price).toBe(t('letters.fromPrice', { amount: money(euros(1.6)) }));
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

  test('a letter begun at an article has the default level where it has too many sheets for the article’s', async () => {
    const [green, , registered] = theLetterOffers;
    const offers = green && registered ? [green, registered] : [];
    const quote: Letters['quote'] = async ({ level }) => ({ ...quoted, offers, ...(level && { quote: null }) });
    const visit = await aVisit({ source: 'write', document: 'document-1', ...red }, { letters: { quote } });
    const { view } = await presentationPage.show(visit.request(), url);
    expect([chosen(view), view.levels.map(({ price: aside }) => aside)]).toEqual([
      ['GREEN'],
      offers.map(({ ttc }) => money(ttc)),
    ]);
  });

  test('a letter begun at an article restarts at it, and never at an article without a level', async () => {
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
