import { describe, expect, test } from 'vitest';
import { editedField } from '#domain/journey/drafts.ts';
import { aLogo, aLogoPicture, aRefusedLogo, theLogoOptions } from '#domain/logo/examples.ts';
import type { PictureRefusal } from '#domain/logo/logo.ts';
import {
  answers,
  aVisit,
  away,
  configuration,
  jpeg,
  paths,
  png,
  svg,
  t,
  url,
  type Visit,
} from '#tests/shared/visits/logo-visit.ts';
import { aForm, fails, ledTo, noSession } from '#ui/request/request.examples.ts';
import { libraryPage } from './library.server.ts';
import type { LibraryView } from './library.view.ts';

const sends = (visit: Visit, fields: Record<string, string | File>) =>
  libraryPage.post(visit.request(), { url, form: aForm(fields) });
const { picture: limits } = theLogoOptions();
const { fileSize: largest } = limits;

describe('« Bibliothèque »', () => {
  test('the library stores a picture with its content’s type, and its id alone in the draft', async () => {
    const visit = await aVisit();
    expect(await ledTo(sends(visit, { subject: 'nouveau', file: svg() }))).toBe(paths.logoLibrary());
    expect(visit.asked.kept).toEqual([{ name: 'enseigne.svg', type: 'image/svg+xml' }]);
    expect(await visit.draft()).toEqual({ subject: 'nouveau', picture: 'visuel-2' });
  });

  test('the library names a picture to choose again when it could not be stored', async () => {
    const visit = await aVisit({}, { logos: { keep: fails(away) } });
    const { status, page } = await sends(visit, { subject: 'nouveau', file: svg() });
    expect([status, page.view?.lost]).toEqual([503, t('forms.fileLost', { name: 'enseigne.svg' })]);
  });

  const pixels = { width: '200', height: '100', minWidth: '368', minHeight: '528' };
  test.each([
    ['no file', {}, t('logo.fault.file.required')],
    ['an empty file', { file: new File([''], 'vide.png') }, t('logo.fault.file-empty')],
    ['a program', { file: new File(['MZ'], 'logo.png') }, t('logo.fault.file-type')],
    ['a file that is too large', { file: png(900, 900, largest + 1) }, t('logo.fault.file-too-large')],
    ['too few pixels', { file: png(200, 100) }, t('logo.fault.too-few-pixels', pixels)],
    ['a picture for inks', { file: jpeg(4) }, t('logo.fault.colour-space')],
  ])('the library refuses %s before the backend, with its reason', async (_, fields, file) => {
    const visit = await aVisit();
    const { status, page } = await sends(visit, { subject: 'nouveau', ...fields });
    expect([status, page.view?.errors]).toEqual([422, { file }]);
    expect(visit.asked.kept).toEqual([]);
  });

  test('the library accepts a picture of exactly the largest size', async () => {
    const visit = await aVisit();
    await ledTo(sends(visit, { subject: 'nouveau', file: png(900, 900, largest) }));
    expect(visit.asked.kept).toHaveLength(1);
  });

  test.each([
    ['wide', png(900, 200)],
    ['high', png(200, 900)],
    ['just wide', png(limits.minWidth, 200)],
    ['just high', png(200, limits.minHeight)],
  ])('the library accepts a picture that is %s enough, however small its other side is', async (_, file) => {
    const visit = await aVisit();
    await ledTo(sends(visit, { subject: 'nouveau', file }));
    expect(visit.asked.kept).toEqual([{ name: 'logo.png', type: 'image/png' }]);
  });

  test('the library accepts an RGB photograph, and only where the backend accepts photographs', async () => {
    const visit = await aVisit();
    await ledTo(sends(visit, { subject: 'nouveau', file: jpeg(3) }));
    expect(visit.asked.kept).toEqual([{ name: 'logo.jpg', type: 'image/jpeg' }]);
    const types = limits.types.filter(({ name }) => name !== 'JPG');
    const options = async () => theLogoOptions({ picture: { ...limits, types } });
    const { page } = await sends(await aVisit({}, { logos: { options } }), {
      subject: 'nouveau',
      file: jpeg(3),
    });
    expect(page.view?.errors).toEqual({ file: t('logo.fault.file-type') });
  });

  test.each<[PictureRefusal, string]>([
    ['too-large', t('logo.fault.file-too-large')],
    ['type', t('logo.fault.file-type')],
    ['empty', t('logo.fault.file-empty')],
    ['other', t('logo.fault.unreadable')],
  ])('the library shows why the backend refuses a picture: %s', async (refusal, file) => {
    const visit = await aVisit(answers, { logos: { keep: async () => ({ kind: 'refused', refusal }) } });
    const { status, page } = await sends(visit, { subject: 'nouveau', file: svg() });
    expect([status, page.view?.errors]).toEqual([422, { file }]);
    expect([await visit.draft(), visit.asked.purged]).toEqual([answers, []]);
  });

  test('the library reports a file that was too large to be read', async () => {
    const request = (await aVisit()).request(['size']);
    const { page } = await libraryPage.post(request, { url, form: aForm({ subject: 'nouveau' }) });
    expect(page.view?.errors).toEqual({ file: t('logo.fault.file-too-large') });
  });

  test('the library preserves the present picture where another is refused, and reports it', async () => {
    const visit = await aVisit(answers);
    const said = ({ view }: { view: LibraryView | null }) => view?.sent?.notice.text;
    expect(said(await libraryPage.show(visit.request(), url))).toBe(t('logo.clean'));
    const { page } = await sends(visit, { subject: 'nouveau', file: new File([''], 'vide.png') });
    expect(said(page)).toBe(t('logo.notKept'));
    expect([await visit.draft(), visit.asked.purged]).toEqual([answers, []]);
  });

  test.each([
    ['nouveau', paths.logoChoice()],
    ['prolonger.logo-1', paths.logoExtension()],
  ])('the library proceeds without another picture, and preserves the present one: %s', async (subject, next) => {
    const visit = await aVisit(answers);
    expect(await ledTo(sends(visit, { subject }))).toBe(next);
    expect([await visit.draft(), visit.asked.kept]).toEqual([{ ...answers, subject }, []]);
  });

  test('the library stores a picture that came before its subject was chosen', async () => {
    const clean = aLogoPicture({ id: 'visuel-2' });
    const visit = await aVisit({}, { logos: { keep: async () => ({ kind: 'kept', picture: clean }) } });
    const { status, page } = await sends(visit, { file: svg() });
    expect([status, page.view?.errors, page.view?.sent?.name]).toEqual([
      422,
      { subject: t('logo.fault.subject.required') },
      clean.name,
    ]);
    expect(await visit.draft()).toMatchObject({ picture: 'visuel-2' });
  });

  test('the library needs no file for an extension, reads none, and leads to its duration', async () => {
    const visit = await aVisit();
    const file = new File(['MZ'], 'logo.png');
    expect(await ledTo(sends(visit, { subject: 'prolonger.logo-1' }))).toBe(paths.logoExtension());
    expect(await ledTo(sends(visit, { subject: 'prolonger.logo-1', file }))).toBe(paths.logoExtension());
  });

  test('purges a picture that another takes the place of, unless its line is only being changed', async () => {
    const visit = await aVisit(answers);
    await ledTo(sends(visit, { subject: 'nouveau', file: svg() }));
    expect(visit.asked.purged).toEqual(['visuel-1']);
    const edited = await aVisit({ ...answers, [editedField]: configuration.id });
    await ledTo(sends(edited, { subject: 'nouveau', file: svg() }));
    expect(edited.asked.purged).toEqual([]);
  });

  test('the library offers no resubmission of a logo that cannot be resubmitted', async () => {
    const mine = async () => [aRefusedLogo(), aRefusedLogo({ id: 'logo-3', isResubmittable: false })];
    const { view } = await libraryPage.show((await aVisit({}, { logos: { mine } })).request(), url);
    expect(view.owned.map(({ refusal }) => refusal?.text)).toEqual([
      expect.stringContaining('renvoyez'),
      t('logo.adviceOver'),
    ]);
    expect(view.owned.map(({ links }) => links.map(({ href }) => href))).toEqual([
      [`${paths.logoLibrary({ demande: 'renvoyer.logo-2' })}#champ-subject`],
      [],
    ]);
    expect(view.owned.map(({ image }) => image)).toEqual(
      ['logo-2', 'logo-3'].map((logoId) => paths.logoImage({ logoId })),
    );
  });

  test.each([
    ['', ['nouveau'], /^Nouveau logo/],
    ['?demande=prolonger.logo-1', ['nouveau', 'prolonger.logo-1'], /^Prolonger .*Enseigne/],
    ['?demande=renvoyer.logo-2', ['nouveau', 'renvoyer.logo-2'], /^Corriger et renvoyer .*Cave/],
    ['?demande=renvoyer.logo-1', ['nouveau'], /^Nouveau logo/],
    ['?demande=prolonger.nothing', ['nouveau'], /^Nouveau logo/],
  ])('the library offers the chosen logo first, among any number of logos: « %s »', async (query, asked, title) => {
    const many = Array.from({ length: 40 }, (_, at) => aLogo({ id: `logo-${at + 3}` }));
    const mine = async () => [aLogo(), aRefusedLogo(), ...many];
    const visit = await aVisit({}, { logos: { mine } });
    const { view, head } = await libraryPage.show(visit.request(), new URL(query, url));
    expect(/Enseigne|Cave/.test(head.title)).toBe(asked.length > 1);
    expect(view.subjects.map(({ value }) => value)).toEqual(asked);
    expect(view.subjects.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(asked.slice(-1));
    expect(view.subjects.at(-1)?.title).toMatch(title);
    expect(view.owned.length).toBe(42);
    expect(await visit.draft()).toEqual({});
  });

  test('the library reports an ended subscription only where it has ended', async () => {
    const labels = ['approved', 'expired', 'removed', 'awaiting', null] as const;
    const mine = async () => labels.map((label) => aLogo({ label, endDate: '2026-12-20' }));
    const { view } = await libraryPage.show((await aVisit({}, { logos: { mine } })).request(), url);
    const ended = t('logo.ended', { date: '20/12/2026' });
    expect(view.owned.map(({ dates: [, end] }) => end)).toEqual([
      t('logo.validUntil', { date: '20/12/2026' }),
      ended,
      ended,
      undefined,
      undefined,
    ]);
  });

  test('the library opens without the logos where these cannot be read', async () => {
    const visit = await aVisit({}, { logos: { mine: fails(away) } });
    const { view } = await libraryPage.show(visit.request(), url);
    expect(view).toMatchObject({ owned: [], none: { text: t('logo.libraryAway') } });
  });

  test('the library asks a visitor without logos to sign in, and nobody else', async () => {
    const visitor = await aVisit({}, { session: noSession, logos: { mine: async () => [] } });
    const { none } = (await libraryPage.show(visitor.request(), url)).view;
    expect(none).toMatchObject({ text: t('logo.signInText'), link: { label: t('logo.signIn') } });
    expect((await libraryPage.show((await aVisit()).request(), url)).view).not.toHaveProperty('none');
  });
});
