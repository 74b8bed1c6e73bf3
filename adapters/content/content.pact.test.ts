import { Matchers } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { pactWith, refusal } from '#adapters/testing/pact.ts';

const { like, regex, string } = Matchers;
const pact = pactWith('content', { lang: 'fr', curr: 'EUR' });
const content = { 'the content': {} };
const ticket = 'ticket-editeur';
const editor = { 'the content': {}, "an editor's ticket": { ticket } };
const labelled = (pageLabelOrId: string) => ({ pageType: 'ContentPage', pageLabelOrId });

const aPage = (uid: string, components: unknown[]) => ({
  uid,
  title: string('Un titre'),
  description: string('Une description'),
  typeCode: string('ContentPage'),
  robotTag: string('INDEX_FOLLOW'),
  contentSlots: { contentSlot: [{ position: string('Section1'), components: { component: components } }] },
});
const aText = { uid: string('texte'), typeCode: 'CMSParagraphComponent', content: string('<p>Un texte.</p>') };
const aBanner = (uid: string) => ({
  uid,
  typeCode: 'BannerComponent',
  headline: string('Les carnets'),
  urlLink: string('/boutique/c/carnets'),
  external: string('false'),
  media: like({ url: '/medias/bandeau-carnets-wide', mime: 'image/webp', width: 1200, height: 480 }),
  marginTop: string('0'),
  marginBottom: string('24'),
});

test('a page is found by a longer path, with its rich text', async () => {
  const page = await pact(
    [
      {
        to: 'the page of a longer path',
        given: content,
        call: 'GET /part/smartedit/cms/pages',
        query: labelled('/retractation/comment'),
        answers: aPage('retractation', [aText, aText]),
      },
    ],
    ({ contents }) => contents.page({ kind: 'path', path: '/retractation/comment' }),
  );
  expect(page).toMatchObject({
    uid: 'retractation',
    slots: [{ blocks: [{ kind: 'richText' }, { kind: 'richText' }] }],
  });
});

test('a home has banners, products, and a carousel whose banners are asked for by uid', async () => {
  const page = await pact(
    [
      {
        to: 'the home page',
        given: content,
        call: 'GET /part/smartedit/cms/pages',
        query: labelled('/'),
        answers: aPage('accueil', [
          aBanner('accueil-carnets'),
          aBanner('accueil-demenagement'),
          {
            uid: string('accueil-articles'),
            typeCode: 'ProductCarouselComponent',
            title: string('Nos articles'),
            categoryCode: string('carnets'),
          },
          {
            uid: 'accueil-idees',
            typeCode: 'CarouselComponent',
            title: string('Idées'),
            titleTag: string('h2'),
            link: { name: string('Tout voir'), url: string('/boutique/recherche') },
            banners: 'idee-phares idee-colis idee-lettre idee-recommande idee-quel-timbre idee-bureau',
          },
          aText,
        ]),
      },
      {
        to: 'the banners of a carousel',
        given: content,
        call: 'GET /part/smartedit/cms/components',
        query: {
          componentIds: 'idee-phares,idee-colis,idee-lettre,idee-recommande,idee-quel-timbre,idee-bureau',
          pageSize: '100',
        },
        answers: {
          component: [
            aBanner('idee-phares'),
            aBanner('idee-colis'),
            aBanner('idee-lettre'),
            aBanner('idee-recommande'),
            aBanner('idee-quel-timbre'),
            aBanner('idee-bureau'),
          ],
        },
      },
    ],
    ({ contents }) => contents.page({ kind: 'path', path: '/' }),
  );
  const blocks = page?.slots[0]?.blocks ?? [];
  expect(blocks.map(({ kind }) => kind)).toEqual(['banner', 'banner', 'products', 'carousel', 'richText']);
  expect(blocks[2]).toMatchObject({ title: 'Nos articles', category: 'carnets' });
  expect(blocks[3]).toMatchObject({ banners: [{ uid: 'idee-phares' }, {}, {}, {}, {}, { uid: 'idee-bureau' }] });
});

test('professionals have a site of their own', async () => {
  const page = await pact(
    [
      {
        to: 'a page of the professionals',
        given: content,
        call: 'GET /pro/smartedit/cms/pages',
        query: labelled('/aide'),
        answers: aPage('aide-pro', [
          ...['suivi', 'commandes', 'retours', 'etranger'].map((way) => aBanner(`aide-pro-${way}`)),
          aText,
          aText,
        ]),
      },
    ],
    ({ contents }) => contents.page({ kind: 'path', path: '/professionnel/aide' }),
    { mode: 'pro' },
  );
  expect(page?.uid).toBe('aide-pro');
});

test('a category may have a page of its own', async () => {
  const page = await pact(
    [
      {
        to: 'the page of a category',
        given: content,
        call: 'GET /part/smartedit/cms/pages',
        query: { pageType: 'CategoryPage', code: 'timbres' },
        answers: aPage('rayon-timbres', [aText, aBanner('rayon-timbres-phares')]),
      },
    ],
    ({ contents }) => contents.page({ kind: 'category', code: 'timbres' }),
  );
  expect(page).toMatchObject({
    slots: [{ blocks: [{ kind: 'richText' }, { kind: 'banner' }] }],
  });
});

test('a page may lead to the departments beside one', async () => {
  const page = await pact(
    [
      {
        to: 'a page with departments',
        given: content,
        call: 'GET /part/smartedit/cms/pages',
        query: labelled('/conseils-pratiques/bien-emballer'),
        answers: aPage('bien-emballer', [
          aText,
          aBanner('bien-emballer-cartons'),
          aText,
          {
            uid: string('rayons'),
            typeCode: 'SubcategoryComponent',
            categoryCode: string('emballage'),
            backgroundColor: string('#E1EEF0'),
            radius: string('10'),
            sameLevel: regex('^(true|false)$', 'true'),
          },
        ]),
      },
    ],
    ({ contents }) => contents.page({ kind: 'path', path: '/conseils-pratiques/bien-emballer' }),
  );
  expect(page).toMatchObject({
    slots: [
      { blocks: [{}, { kind: 'banner' }, { kind: 'richText' }, { kind: 'subcategories', category: 'emballage' }] },
    ],
  });
});

test('a path that nobody wrote for has no page', async () => {
  const page = await pact(
    [
      {
        to: 'an unknown path',
        given: content,
        call: 'GET /part/smartedit/cms/pages',
        query: labelled('/inconnue'),
        status: 404,
        answers: refusal('CMSItemNotFoundError'),
      },
    ],
    ({ contents }) => contents.page({ kind: 'path', path: '/inconnue' }),
  );
  expect(page).toBeNull();
});

test('an editor sees a page that is not published', async () => {
  const page = await pact(
    [
      {
        to: 'a page that is not published, with a ticket',
        given: editor,
        call: 'GET /part/smartedit/cms/pages',
        query: { ...labelled('/conseils-pratiques/envois-de-fin-d-annee'), cmsTicketId: ticket },
        answers: aPage('envois-de-fin-d-annee', [aText]),
      },
    ],
    ({ contents }) => contents.page({ kind: 'path', path: '/conseils-pratiques/envois-de-fin-d-annee' }),
    { previewTicket: ticket },
  );
  expect(page?.uid).toBe('envois-de-fin-d-annee');
});

test('a known ticket is confirmed', async () => {
  const isKnown = await pact(
    [
      {
        to: 'the sites of an editor',
        given: editor,
        call: 'GET /part/smartedit/sites',
        query: { cmsTicketId: ticket },
        answers: { sites: [{ uid: 'part' }, { uid: 'pro' }] },
      },
    ],
    ({ contents }) => contents.confirms(ticket),
  );
  expect(isKnown).toBe(true);
});

test('an unknown ticket is not', async () => {
  const isKnown = await pact(
    [
      {
        to: 'the sites of an unknown ticket',
        given: content,
        call: 'GET /part/smartedit/sites',
        query: { cmsTicketId: 'inconnu' },
        status: 403,
        answers: refusal('AccessDeniedError'),
      },
    ],
    ({ contents }) => contents.confirms('inconnu'),
  );
  expect(isKnown).toBe(false);
});
