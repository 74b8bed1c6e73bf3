import { expect, test } from 'vitest';
import {
  aParcelToSend,
  aSavedParcel,
  theContents,
  theParcelAnswers,
  theParcelOptions,
} from '#domain/parcels/examples.ts';
import type { Parcels, SavedParcel } from '#domain/parcels/parcels.ts';
import { savedParcelOf } from '#domain/parcels/saved-parcels.ts';
import { Fault } from '#domain/shared/fault.ts';
import { replacedBy } from '#tests/shared/replaced.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { aForm, aRequest, fails, ledTo } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { savedParcelsPage } from './saved.server.ts';

const { t, paths } = wordingOf({ lang: 'fr', mode: 'part' });
const at = (query = '') => new URL(`https://boutique.example/mon-compte/colis-enregistres${query}`);
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const abroad = { ...theParcelAnswers({ destination: 'CH', postalCode: '1201' }), ...theContents() };

/** The page of a shopper who composes, and has saved a parcel. */
async function aVisit(kept: object = {}, over: Partial<Parcels> = {}) {
  const asked: unknown[] = [];
  const journeyDrafts = storedDrafts();
  const parcels: Partial<Parcels> = {
    options: async () => theParcelOptions(),
    customs: async ({ destination }) => ({ isNeeded: destination === 'CH', reason: null }),
    configurationOf: async (id) =>
      id === 'colis-9'
        ? { id, productCode: 'colis', parcel: aParcelToSend(), ttc: { cents: 1 }, ht: { cents: 1 } }
        : null,
    savedParcels: async () => [aSavedParcel()],
    saveParcel: async (parcel) => {
      asked.push(parcel);
      return parcel.name === 'Boîte M' ? 'name-taken' : 'saved';
    },
    renameSavedParcel: async (id, name) => {
      asked.push([id, name]);
      return id === 'inconnu' ? 'gone' : name === 'Boîte L' ? 'name-taken' : 'renamed';
    },
    removeSavedParcel: async (id) => void asked.push(id),
    ...over,
  };
  const request = () => aRequest({ ports: { parcels }, journeyDrafts });
  const answers = kept as Record<string, string>;
  if (Object.keys(answers).length > 0) await request().journeyDrafts.save('parcels', { answers, version: 0 });
  return {
    asked,
    posts: (fields: Record<string, string>) => savedParcelsPage.post(request(), { url: at(), form: aForm(fields) }),
    show: (query?: string) => savedParcelsPage.show(request(), at(query)),
  };
}

test('the present parcel and a saved one show their size, weight, delivery, cover and contents', async () => {
  const { view } = await (await aVisit(abroad)).show();
  const said = (rows: readonly { label: string; value: string }[] = []) => rows.map(({ value }) => plain(value));
  expect(said(view.composed?.rows)).toEqual([
    '920 g',
    'Standard',
    'Domicile',
    'Indemnisation comprise',
    'Cadeau 2 × Livre',
  ]);
  expect(view.saved.map(({ name, rows }) => [name, ...said(rows)])).toEqual([
    ['Boîte M', '920 g', 'Standard', '30 × 20 × 10 cm', 'Domicile', 'Recommandé, niveau 1'],
  ]);
  expect(view).not.toHaveProperty('none');
});

test('the present parcel is saved under a name', async () => {
  const { posts, asked } = await aVisit(theParcelAnswers());
  const done = paths.savedParcels({ note: 'enregistre' });
  expect(await replacedBy(posts({ intent: 'save', name: ' Boîte L ' }))).toBe(done);
  expect(asked).toMatchObject([{ name: 'Boîte L', weight: 920, way: 'home', cover: 'INCLUDED', declaration: null }]);
});

test('the parcel of an order is saved by its configuration, and one that is not known says so', async () => {
  const { posts, asked, show } = await aVisit();
  const { view, head } = await show('?colis=colis-9');
  expect(head.title).not.toBe((await show()).head.title);
  expect(view.composed).toMatchObject({ title: t('parcels.savedOrdered'), configuration: 'colis-9' });
  await replacedBy(posts({ intent: 'save', name: 'Commande', configuration: 'colis-9' }));
  expect(asked).toEqual([savedParcelOf(aParcelToSend(), 'Commande')]);
  const unknown = await show('?colis=inconnu');
  expect(unknown.view.notices.map(({ text }) => text)).toEqual([t('parcels.savedNotOfOrder')]);
  expect(await ledTo(posts({ intent: 'save', name: 'Autre', configuration: 'inconnu' }))).toBe(
    paths.savedParcels({ parcel: 'inconnu' }),
  );
});

test.each([
  ['save', '', t('parcels.savedNameRequired')],
  ['save', 'x'.repeat(41), t('parcels.savedNameTooLong', { most: 40 })],
  ['save', 'Boîte M', t('parcels.savedNameTaken')],
  ['rename', '', t('parcels.savedNameRequired')],
  ['rename', 'Boîte L', t('parcels.savedNameTaken')],
])('a saved parcel’s name (%s, « %s ») is refused, and stays in its form', async (intent, name, error) => {
  const { posts } = await aVisit(theParcelAnswers());
  const { status, page } = await posts({ intent, name, saved: 'colis-type-1', 'name.colis-type-1': name });
  const [saved] = page.view?.saved ?? [];
  const form = intent === 'save' ? page.view?.composed : saved?.rename;
  expect([status, form?.error, form?.name]).toEqual([422, error, name]);
});

test('one too many, and one that is gone, are said above the page', async () => {
  const full = await aVisit(theParcelAnswers(), { saveParcel: async () => 'full' });
  const many = await full.posts({ intent: 'save', name: 'Boîte L' });
  expect([many.status, many.page.notices.map(({ text }) => text)]).toEqual([422, [t('parcels.savedTooMany')]]);
  const gone = await (await aVisit()).posts({ intent: 'rename', saved: 'inconnu', 'name.inconnu': 'Boîte XL' });
  expect([gone.status, gone.page.notices.map(({ text }) => text)]).toEqual([422, [t('parcels.savedGone')]]);
});

test('a parcel that is saved by two presses at once is saved once, and the second press says so too', async () => {
  const parcel = { ...theParcelAnswers() };
  const saved = await aVisit(parcel);
  await replacedBy(saved.posts({ intent: 'save', name: 'Boîte L' }));
  const [first] = saved.asked as Omit<SavedParcel, 'id'>[];
  if (!first) throw new Error('Nothing was saved.');
  const savedParcels = async () => [{ id: 'colis-type-9', ...first }];
  const { posts } = await aVisit(parcel, { savedParcels, saveParcel: async () => 'name-taken' });
  const done = paths.savedParcels({ note: 'enregistre' });
  expect(await replacedBy(posts({ intent: 'save', name: 'Boîte L' }))).toBe(done);
});

test('a parcel that was bought in another tab meanwhile is not saved, and the page says so', async () => {
  const { posts, asked } = await aVisit();
  const { status, page } = await posts({ intent: 'save', name: 'Boîte L' });
  expect([status, page.notices.map(({ text }) => text), asked]).toEqual([422, [t('parcels.savedNothing')], []]);
});

test('a parcel that is already saved is not offered again, and one from an order has its name', async () => {
  const saved = async () => [{ id: 'colis-type-9', ...savedParcelOf(aParcelToSend(), 'Commande') }];
  const { show } = await aVisit(theParcelAnswers(), { savedParcels: saved });
  expect((await show()).view).toMatchObject({ notices: [] });
  expect((await show()).view).not.toHaveProperty('composed');
  const { view } = await show('?colis=colis-9');
  expect([view.composed, view.notices.map(({ text }) => text)]).toEqual([
    undefined,
    [t('parcels.savedAlready', { name: 'Commande' })],
  ]);
});

test('a saved parcel is renamed, and deleted', async () => {
  const { posts, asked } = await aVisit();
  const renamed = posts({ intent: 'rename', saved: 'colis-type-1', 'name.colis-type-1': 'Boîte moyenne' });
  expect(await replacedBy(renamed)).toBe(paths.savedParcels({ note: 'renomme' }));
  const removed = posts({ intent: 'remove', saved: 'colis-type-1' });
  expect(await replacedBy(removed)).toBe(paths.savedParcels({ note: 'supprime' }));
  expect(asked).toEqual([['colis-type-1', 'Boîte moyenne'], 'colis-type-1']);
});

test('a backend that is away keeps the page and the name that was typed', async () => {
  const { posts } = await aVisit(theParcelAnswers(), { saveParcel: fails(new Fault('unavailable', 'saveParcel')) });
  const { status, page } = await posts({ intent: 'save', name: 'Boîte L' });
  expect([status, page.view?.composed?.name]).toEqual([503, 'Boîte L']);
});
