import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '#domain/cart/examples.ts';
import { editedField } from '#domain/journey/drafts.ts';
import {
  aLogo,
  aLogoDesign,
  aLogoPicture,
  aLogoQuote,
  aRefusedLogo,
  theLogoAnswers,
  theLogoOptions,
} from '#domain/logo/examples.ts';
import type { LogoComposition, LogoPicture, Logos } from '#domain/logo/logo.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aVectorLogo } from '#mocks/logo/samples.ts';
import { keptDrafts } from '#tests/shared/kept-drafts.ts';
import type { GivenPorts } from '#ui/request/ports.examples.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { choicePage } from './choice/choice.server.ts';
import { entryPage } from './entry/entry.server.ts';
import { extensionPage } from './extension/extension.server.ts';
import { libraryPage } from './library/library.server.ts';
import { pictureAnswer } from './picture-answer.server.ts';
import { summaryPage } from './summary/summary.server.ts';

const { t, paths } = wordingOf({ lang: 'fr', mode: 'pro' });
const away = new Fault('unavailable', 'logos');
const answers = theLogoAnswers() as Record<string, string>;
const configuration = { id: 'configuration-1', productCode: 'mon-timbre-avec-logo' };

interface Asked {
  kept: { name: string; type: string }[];
  purged: string[];
  configured: LogoComposition[];
  replaced: string[];
  again: string[];
  added: unknown[];
}

/** The pages of a shopper with these answers, and what the backend was asked. */
async function aVisit(
  given: Record<string, string> = {},
  { logos, sent = aLogoPicture() }: { logos?: Partial<Logos>; sent?: LogoPicture | null } = {},
) {
  const asked: Asked = { kept: [], purged: [], configured: [], replaced: [], again: [], added: [] };
  const ports: GivenPorts = {
    logos: {
      options: async () => theLogoOptions(),
      owned: async () => [aLogo(), aRefusedLogo()],
      picture: async (id) => sent && { ...sent, id },
      keep: async ({ name, type }) => {
        asked.kept.push({ name, type });
        return { kind: 'kept', picture: aLogoPicture({ id: 'visuel-2', name, state: 'received', size: null }) };
      },
      purge: async (id) => void asked.purged.push(id),
      quote: async () => ({ quote: aLogoQuote(), refusals: [] }),
      configure: async (composition) => {
        asked.configured.push(composition);
        return { kind: 'configured', configuration };
      },
      replace: async (id) => {
        asked.replaced.push(id);
        return { kind: 'configured', configuration };
      },
      configurationOf: async () => ({
        ...configuration,
        request: { kind: 'new', design: aLogoDesign(), months: 12 },
        ttc: aLogoQuote().ttc,
        ht: aLogoQuote().ht,
      }),
      resubmit: async (id) => {
        asked.again.push(id);
        return { kind: 'sent' };
      },
      ...logos,
    },
    carts: {
      current: async () => aCart({ lines: [aLine({ configurationId: configuration.id })] }),
      add: async (product) => {
        asked.added.push(product);
        return { kind: 'added', added: 1, line: null } as never;
      },
    },
  };
  const journeyDrafts = keptDrafts();
  const request = () => aRequest({ ports, journeyDrafts, mode: 'pro' });
  if (Object.keys(given).length > 0) await request().journeyDrafts.save('logo', { answers: given, version: 0 });
  return { request, asked, draft: async () => (await request().journeyDrafts.of('logo')).answers };
}
type Visit = Awaited<ReturnType<typeof aVisit>>;

const url = new URL('https://boutique.example/');
const pages = { library: libraryPage, choice: choicePage, extension: extensionPage, summary: summaryPage };

function posts(visit: Visit, page: keyof typeof pages, fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return pages[page].post(visit.request(), { url, form });
}
const svg = (text = aVectorLogo()) => new File([text], 'enseigne.svg');
const pngBeginning = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const { fileSize: largest } = theLogoOptions().picture;
function png(width: number, height: number, bytes = 24) {
  const content = new Uint8Array(bytes);
  content.set([...pngBeginning, ...[width, height].flatMap((side) => [0, 0, side >> 8, side & 255])]);
  return new File([content], 'logo.png');
}
const errorsOf = async (posted: Promise<{ status: number; page: object }>) => {
  const { status, page } = await posted;
  return [status, Object.keys((page as { view: { errors: object } }).view.errors)];
};

describe('« Bibliothèque »', () => {
  test('keeps a picture with the type that its content shows, and its id alone in the draft', async () => {
    const visit = await aVisit();
    expect(await ledTo(posts(visit, 'library', { subject: 'nouveau', file: svg() }))).toBe(paths.logoLibrary());
    expect(visit.asked.kept).toEqual([{ name: 'enseigne.svg', type: 'image/svg+xml' }]);
    expect(await visit.draft()).toEqual({ subject: 'nouveau', picture: 'visuel-2' });
  });

  test('names a picture that is to be chosen again, where it could not be kept', async () => {
    const visit = await aVisit({}, { logos: { keep: fails(away) } });
    const { status, page } = await posts(visit, 'library', { subject: 'nouveau', file: svg() });
    expect([status, page.view?.lost]).toEqual([503, t('forms.fileLost', { name: 'enseigne.svg' })]);
  });

  const pixels = { width: '200', height: '100', minWidth: '368', minHeight: '528' };
  test.each([
    ['no file', {}, t('logo.requiredFile')],
    ['an empty file', { file: new File([''], 'vide.png') }, t('logo.fileEmpty')],
    ['a program', { file: new File(['MZ'], 'logo.png') }, t('logo.fileType')],
    ['a file that is too large', { file: png(900, 900, largest + 1) }, t('logo.fileTooLarge')],
    ['too few pixels', { file: png(200, 100) }, t('logo.tooFewPixels', pixels)],
  ])('sends nothing on that is %s, and says so', async (_, fields, file) => {
    const visit = await aVisit();
    const { status, page } = await posts(visit, 'library', { subject: 'nouveau', ...fields });
    expect([status, page.view?.errors]).toEqual([422, { file }]);
    expect(visit.asked.kept).toEqual([]);
  });

  test('takes a picture of exactly the largest size', async () => {
    const visit = await aVisit();
    await ledTo(posts(visit, 'library', { subject: 'nouveau', file: png(900, 900, largest) }));
    expect(visit.asked.kept).toHaveLength(1);
  });

  test('takes a picture that is large enough one way', async () => {
    const visit = await aVisit();
    await ledTo(posts(visit, 'library', { subject: 'nouveau', file: png(900, 200) }));
    expect(visit.asked.kept).toEqual([{ name: 'logo.png', type: 'image/png' }]);
  });

  test('needs no file for an extension, and leads to its duration', async () => {
    const visit = await aVisit();
    expect(await ledTo(posts(visit, 'library', { subject: 'prolonger.logo-1' }))).toBe(paths.logoExtension());
  });

  test('purges a picture that another takes the place of, unless its line is only being changed', async () => {
    const visit = await aVisit(answers);
    await ledTo(posts(visit, 'library', { subject: 'nouveau', file: svg() }));
    expect(visit.asked.purged).toEqual(['visuel-1']);
    const edited = await aVisit({ ...answers, [editedField]: configuration.id });
    await ledTo(posts(edited, 'library', { subject: 'nouveau', file: svg() }));
    expect(edited.asked.purged).toEqual([]);
  });

  test('asks for no logo to be sent again that no longer can be', async () => {
    const owned = async () => [aRefusedLogo(), aRefusedLogo({ id: 'logo-3', isResubmittable: false })];
    const { view } = (await libraryPage.show((await aVisit({}, { logos: { owned } })).request(), url)) as {
      view: { owned: { refusal: { text: string }; links: { href: string }[] }[] };
    };
    expect(view.owned.map(({ refusal }) => refusal.text)).toEqual([
      expect.stringContaining('renvoyez'),
      t('logo.adviceOver'),
    ]);
    expect(view.owned.map(({ links }) => links.map(({ href }) => href))).toEqual([
      [`${paths.logoLibrary({ demande: 'renvoyer.logo-2' })}#champ-subject`, expect.any(String)],
      [expect.any(String)],
    ]);
  });

  test.each([
    ['', ['nouveau'], /^Nouveau logo/],
    ['?demande=prolonger.logo-1', ['nouveau', 'prolonger.logo-1'], /^Prolonger .*Enseigne/],
    ['?demande=renvoyer.logo-2', ['nouveau', 'renvoyer.logo-2'], /^Corriger et renvoyer .*Cave/],
    ['?demande=renvoyer.logo-1', ['nouveau'], /^Nouveau logo/],
    ['?demande=prolonger.nothing', ['nouveau'], /^Nouveau logo/],
  ])('asks first, of any number of logos, about the one that was chosen: « %s »', async (query, asked, title) => {
    const many = Array.from({ length: 40 }, (_, at) => aLogo({ id: `logo-${at + 3}` }));
    const owned = async () => [aLogo(), aRefusedLogo(), ...many];
    const visit = await aVisit({}, { logos: { owned } });
    const { view } = (await libraryPage.show(visit.request(), new URL(query, url))) as {
      view: { subjects: { value: string; title: string; selected: boolean }[]; owned: object[] };
    };
    expect(view.subjects.map(({ value }) => value)).toEqual(asked);
    expect(view.subjects.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(asked.slice(-1));
    expect(view.subjects.at(-1)?.title).toMatch(title);
    expect(view.owned.length).toBe(42);
    expect(await visit.draft()).toEqual({});
  });

  test('says that a subscription is over only of one that is', async () => {
    const labels = ['approved', 'expired', 'removed', 'awaiting', null] as const;
    const owned = async () => labels.map((label) => aLogo({ label, endDate: '2026-12-20' }));
    const { view } = (await libraryPage.show((await aVisit({}, { logos: { owned } })).request(), url)) as {
      view: { owned: { dates: string[] }[] };
    };
    const ended = t('logo.ended', { date: 'dimanche 20 décembre 2026' });
    expect(view.owned.map(({ dates: [, end] }) => end)).toEqual([
      t('logo.validUntil', { date: 'dimanche 20 décembre 2026' }),
      ended,
      ended,
      undefined,
      undefined,
    ]);
  });

  test('is shown without the logos where these cannot be read', async () => {
    const visit = await aVisit({}, { logos: { owned: fails(away) } });
    const { view } = (await libraryPage.show(visit.request(), url)) as { view: { none?: { text: string } } };
    expect(view).toMatchObject({ owned: [], none: { text: t('logo.libraryAway') } });
  });
});

describe('« Choix du visuel »', () => {
  const arrived = { subject: 'nouveau', picture: 'visuel-1' };

  test('begins with the whole logo in the middle, of which nothing is answered', async () => {
    const visit = await aVisit(arrived);
    const { view } = (await choicePage.show(visit.request(), url)) as { view: { values: object; errors: object } };
    expect(view.values).toMatchObject({ name: 'enseigne', scale: '100', background: 'WHITE' });
    expect(view.errors).toEqual({});
    expect(await visit.draft()).toEqual(arrived);
  });

  test('keeps what is typed for a preview, whether or not one may go on', async () => {
    const visit = await aVisit(arrived);
    const typed = { intent: 'apercu', name: '', background: 'BLUE', scale: '80', across: '1,5', down: '0' };
    expect(await ledTo(posts(visit, 'choice', typed))).toBe(`${paths.logoChoice()}#apercu`);
    expect(await visit.draft()).toMatchObject({ background: 'BLUE', scale: '80', across: '1,5' });
  });

  test('goes on with rights that are attested, and with no others', async () => {
    const { name = '', background = '', rights = '' } = answers;
    const visit = await aVisit(arrived);
    expect(await errorsOf(posts(visit, 'choice', { name, background }))).toEqual([422, ['rights']]);
    expect(await ledTo(posts(visit, 'choice', { name, background, rights }))).toBe(paths.logoExtension());
  });

  test('says at its field what the backend refuses', async () => {
    const refusals = [{ kind: 'invisible' } as const];
    const visit = await aVisit(arrived, { logos: { quote: async () => ({ quote: null, refusals }) } });
    const { name = '', background = '', rights = '' } = answers;
    const posted = posts(visit, 'choice', { name, background, rights });
    expect(await errorsOf(posted)).toEqual([422, ['background']]);
  });
});

test.each([
  ['approved', 'logo.countsFromEnd'],
  ['expired', 'logo.countsFromToday'],
] as const)('the time that is bought for a logo that is %s counts from the day that is said', async (label, text) => {
  const logos = { owned: async () => [aLogo({ label })] };
  const visit = await aVisit({ subject: 'prolonger.logo-1' }, { logos });
  const { view } = (await extensionPage.show(visit.request(), url)) as { view: { counts: string } };
  expect(view.counts).toBe(t(text, { date: 'dimanche 20 décembre 2026' }));
});

describe('« Récapitulatif »', () => {
  test('puts a new logo into the cart, at the price that was shown', async () => {
    const visit = await aVisit(answers);
    expect(await ledTo(posts(visit, 'summary', { quote: 'devis-1' }))).toBe(paths.cart());
    const request = { kind: 'new', design: aLogoDesign(), months: 12 };
    expect(visit.asked.configured).toEqual([{ request, quoteId: 'devis-1' }]);
    expect(visit.asked.added).toEqual([
      { code: 'mon-timbre-avec-logo', offerId: null, configurationId: configuration.id, quantity: 1 },
    ]);
  });

  test('changes a line of the cart in place', async () => {
    const visit = await aVisit({ ...answers, [editedField]: configuration.id });
    expect(await ledTo(posts(visit, 'summary', { quote: 'devis-1' }))).toBe(paths.cart());
    expect(visit.asked).toMatchObject({ replaced: [configuration.id], added: [] });
  });

  test('sends a refused logo again, without the cart', async () => {
    const visit = await aVisit({ ...answers, subject: 'renvoyer.logo-2' });
    // What costs nothing has no quote.
    expect(await ledTo(posts(visit, 'summary', {}))).toBe(paths.logoLibrary({ note: 'renvoye' }));
    expect(visit.asked).toMatchObject({ again: ['logo-2'], configured: [], added: [] });
  });

  test.each([
    [{ kind: 'gone' }, 'logo.notOffered'],
    [{ kind: 'refused', refusals: [{ kind: 'picture-unknown' }] }, 'logo.pictureGone'],
  ] as const)('says why a logo cannot be sent again: %o', async (outcome, text) => {
    const logos: Partial<Logos> = { resubmit: async () => outcome as Awaited<ReturnType<Logos['resubmit']>> };
    const visit = await aVisit({ ...answers, subject: 'renvoyer.logo-2' }, { logos });
    const { status, page } = await posts(visit, 'summary', {});
    expect([status, page.notices.map((notice) => notice.text)]).toEqual([422, [t(text)]]);
  });

  test('buys nothing without the price that was shown', async () => {
    const visit = await aVisit(answers);
    expect(await errorsOf(posts(visit, 'summary', {}))).toEqual([422, []]);
    expect(visit.asked.added).toEqual([]);
  });
});

test('« Modifier » opens the journey with what its line was composed of', async () => {
  const visit = await aVisit();
  const form = aForm({ intent: 'edit', configuration: configuration.id });
  expect(await ledTo(entryPage.post(visit.request(), { url, form }))).toBe(paths.logoSummary());
  expect(await visit.draft()).toEqual({ ...answers, [editedField]: configuration.id });
});

describe('a picture in a page', () => {
  const file = (type: string) =>
    Promise.resolve({ name: 'logo.png', size: null, type, bytes: new Blob(['x']).stream() as never });

  test('is a PNG, or nothing at all', async () => {
    const { request } = await aVisit();
    const shown = await pictureAnswer(request(), file('image/png'));
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    for (const none of [file('image/svg+xml'), Promise.resolve('unknown' as const), Promise.reject(away)])
      await expect(pictureAnswer(request(), none)).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('signs out whose session is over', async () => {
    const { request } = await aVisit();
    const ended = Promise.reject(new Fault('signed-out', 'logos'));
    await expect(pictureAnswer(request(), ended)).rejects.toThrow(Fault);
  });
});
