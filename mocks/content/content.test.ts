import { describe, expect, test } from 'vitest';
import type { components } from '#contracts/generated/content.ts';
import { newBackend } from '#tests/mocks/backend.ts';
import { categoryOf } from '../catalog/categories.ts';
import { catalogItems } from '../catalog/items.ts';
import { services } from '../catalog/search/service-table.ts';
import { bannerAddressOf } from '../pictures/banners.ts';
import type { WireComponent } from './components.ts';
import { EDITOR_TICKET } from './handlers.ts';
import { pages } from './pages/index.ts';
import { packs } from './pages/sending.ts';

type Page = components['schemas']['CMSPage'];
type Components = components['schemas']['ComponentList'];

const backend = newBackend();
const content = <Body = Page>(path: string) => backend.call<Body>('GET', `/occ/${path}`);
const ofLabel = (label: string, { site = 'part', more = '' } = {}) =>
  content(`${site}/smartedit/cms/pages?pageType=ContentPage&pageLabelOrId=${encodeURIComponent(label)}${more}`);
const uidsOf = ({ contentSlots }: Page) =>
  contentSlots.contentSlot.flatMap(({ components: standing }) => standing?.component ?? []).map(({ uid }) => uid);
const textOf = (wire: WireComponent) => ('content' in wire && typeof wire.content === 'string' ? wire.content : '');
const preview = `&cmsTicketId=${EDITOR_TICKET}`;

describe('a page of content', () => {
  test.each([
    ['/conditions-generales', 'conditions-generales'],
    ['/conditions-generales-de-vente', 'conditions-generales-de-vente'],
    ['/conditions-generales/article-2/', 'conditions-generales'],
    ['/conseils-pratiques/marchandises-dangereuses-interdites', 'marchandises-dangereuses'],
    ['/courriers-colis/conseils-pratiques/marchandises-dangereuses-interdites', 'marchandises-dangereuses'],
    ['/', 'accueil'],
  ])('a content page is found for %s by its longest prefix', async (path, uid) => {
    expect((await ofLabel(path)).body.uid).toBe(uid);
  });

  test.each(['/conditions', '/conditions-generales-', '/inconnue', '/conseils-pratiques', ''])(
    'a content page is not found for « %s »: a prefix ends where a segment does, and the home page is nobody’s prefix',
    async (path) => {
      const { status, body } = await ofLabel(path === '' ? '/accueil' : path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ errors: [{ type: 'CMSItemNotFoundError' }] });
    },
  );

  test('a content page differs for professionals, who have two homes', async () => {
    const uid = async (path: string) => (await ofLabel(path, { site: 'pro' })).body.uid;
    expect(await uid('/')).toBe('accueil-pro');
    expect(await uid('/accueil')).toBe('accueil-pro-connecte');
    expect(await uid('/conditions-generales-de-vente')).toBe('conditions-generales-de-vente-pro');
    expect((await ofLabel('/', { site: 'ailleurs' })).status).toBe(404);
  });

  test('a content page of a category is found by its code', async () => {
    const { body } = await content('part/smartedit/cms/pages?pageType=CategoryPage&code=timbres');
    expect(body).toMatchObject({ uid: 'rayon-timbres', typeCode: 'CategoryPage' });
    expect((await content('part/smartedit/cms/pages?pageType=CategoryPage&code=bureau')).status).toBe(404);
    expect((await content('part/smartedit/cms/pages?pageType=CategoryPage')).status).toBe(400);
  });
});

describe('what is not published', () => {
  test('an unpublished page is open to the editor alone', async () => {
    const path = '/conseils-pratiques/envois-de-fin-d-annee';
    expect((await ofLabel(path)).status).toBe(404);
    expect((await ofLabel(path, { more: preview })).body).toMatchObject({ robotTag: 'NOINDEX_NOFOLLOW' });
    const published = uidsOf((await ofLabel('/')).body);
    const previewed = uidsOf((await ofLabel('/', { more: preview })).body);
    expect(previewed.filter((uid) => !published.includes(uid))).toEqual(['accueil-voeux']);
  });

  test('no published page and no service found by a search leads to an unpublished page', () => {
    const published = pages.filter(({ draft }) => !draft).flatMap(({ slots }) => slots);
    const wires = published.flatMap(({ components: standing }) => standing.flatMap((each) => [each, ...each.parts]));
    const links = JSON.stringify([wires.map(({ wire }) => wire('fr')), services.map(({ url }) => url)]);
    const unpublished = pages.filter(({ draft }) => draft).flatMap(({ labels }) => labels);
    expect(unpublished.filter((label) => links.includes(label))).toEqual([]);
  });

  test('an unknown ticket is refused an unpublished page and the published one', async () => {
    for (const ticket of ['autre', 'ticket-editeur2', ''])
      expect((await ofLabel('/', { more: `&cmsTicketId=${ticket}` })).status).toBe(403);
    expect((await content(`part/smartedit/sites?cmsTicketId=${EDITOR_TICKET}`)).status).toBe(200);
  });
});

describe('the demonstration’s content', () => {
  const all = pages.flatMap(({ slots }) => slots.flatMap(({ components: standing }) => standing));
  const every = [...all, ...all.flatMap(({ parts }) => parts)];

  test('the demonstration’s content has one component for each uid', () => {
    const wires = new Map<string, string>();
    for (const component of every) {
      const wire = JSON.stringify(component.wire('fr'));
      expect(wires.get(component.uid) ?? wire, component.uid).toBe(wire);
      wires.set(component.uid, wire);
    }
  });

  test('the demonstration’s content names pictures and categories that exist', () => {
    for (const component of every) {
      const wire = component.wire('fr');
      if ('media' in wire && wire.media)
        expect(wire.media.url).toContain(bannerAddressOf(`http://backend.test${wire.media.url}`)?.name ?? 'a banner');
      if ('categoryCode' in wire && wire.categoryCode)
        expect(categoryOf(wire.categoryCode)?.code).toBe(wire.categoryCode);
      for (const [, code = ''] of JSON.stringify(wire).matchAll(/\/boutique\/c\/([a-z-]+)/g))
        expect(categoryOf(code)?.code).toBe(code);
    }
  });

  test('the pages of letters and parcels give the cheapest price of the packs that they name, and its VAT', () => {
    const cheapest = (code: string) =>
      catalogItems
        .filter(({ categoryCodes }) => categoryCodes.includes(code))
        .map(({ offers: [offer], vatRate }) => ({ cents: offer?.priceCents ?? 0, vatRate }))
        .reduce((least, each) => (each.cents < least.cents ? each : least));
    expect(Object.fromEntries(Object.keys(packs).map((code) => [code, cheapest(code)]))).toEqual(packs);
  });

  test('the pages of letters and parcels give professionals no price with tax', () => {
    const textOfPage = (uid: string) =>
      JSON.stringify(
        pages
          .find((page) => page.uid === uid)
          ?.slots.flatMap(({ components }) => components.map((each) => each.wire('fr'))),
      );
    expect(textOfPage('envoyer-une-lettre')).toContain('TTC');
    for (const uid of ['envoyer-une-lettre-pro', 'envoyer-un-colis-pro']) {
      expect(textOfPage(uid)).toMatch(/Dès\s[\d,\s]+€\sHT/);
      expect(textOfPage(uid)).toContain('exonéré de TVA');
      expect(textOfPage(uid)).not.toContain('TTC');
    }
  });

  test('the demonstration’s content is in French typography and has an English twin of the same structure', () => {
    const tags = (html: string) => html.match(/<\/?[a-z0-9]+/g);
    for (const component of every) {
      const [french, english] = [textOf(component.wire('fr')), textOf(component.wire('en'))];
      expect(tags(french), component.uid).toEqual(tags(english));
      if (component.uid.startsWith('essai-')) continue;
      expect(french.replace(/<[^>]*>/g, ''), component.uid).not.toMatch(/ [;:!?»]|« |'/);
    }
  });

  test('the demonstration’s content has the banners of a carousel by their uids', async () => {
    const { body } = await content<Components>(
      'part/smartedit/cms/components?componentIds=idee-phares,inconnu,idee-colis',
    );
    expect(body.component.map(({ uid }) => uid)).toEqual(['idee-phares', 'idee-colis']);
    expect(body.pagination).toMatchObject({ totalCount: 2, totalPages: 1 });
    const draft = await content<Components>('part/smartedit/cms/components?componentIds=accueil-voeux');
    expect(draft.body.component).toEqual([]);
  });
});
