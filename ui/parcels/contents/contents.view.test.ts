import { describe, expect, test } from 'vitest';
import type { Answers } from '#domain/journey/journey.ts';
import type { SavedArticle } from '#domain/parcels/declaration.ts';
import { customsNeeded, theContents, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import type { HsCode } from '#domain/parcels/hs-code.ts';
import type { ComposingOptions, ParcelField } from '#domain/parcels/parcels.ts';
import { euros } from '#domain/shared/money.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { aParcelContents } from '../parcels.examples.ts';
import { contentsView } from './contents.view.ts';

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

test('the declarable categories and countries are offered by their names', () => {
  const { reason, categories, countries, nonDeliveries, articles, count } = aParcelContents({
    over: { articles: '2' },
  });
  expect(reason).toBe('Cette destination est hors de l’Union européenne.');
  expect(categories).toEqual([
    { code: '', name: 'Choisissez une nature' },
    { code: 'gift', name: 'Cadeau' },
    { code: 'documents', name: 'Documents' },
    { code: 'sample', name: 'Échantillon' },
    { code: 'sale', name: 'Vente de marchandises' },
    { code: 'return', name: 'Retour de marchandises' },
    { code: 'other', name: 'Autre' },
  ]);
  expect(countries.map(({ code, name }) => `${code} ${name}`)).toEqual([
    ' Choisissez un pays',
    'FR France métropolitaine',
    'CN Chine',
    'CH Suisse',
  ]);
  expect(nonDeliveries).toEqual([
    { code: 'return', name: 'Le renvoyer, à mes frais' },
    { code: 'abandon', name: 'L’abandonner' },
  ]);
  expect([articles, count]).toEqual([
    [
      { number: '1', title: 'Article 1' },
      { number: '2', title: 'Article 2' },
    ],
    '2',
  ]);
});

const saved: SavedArticle[] = [
  { id: 'article-1', description: 'Livre', weight: 300, value: euros(12.5), hsCode: '490199', origin: 'FR' },
];

test.each([
  ['1', { canAdd: true, canRemove: false, isFull: false }],
  ['2', { canAdd: true, canRemove: true, isFull: false }],
  ['9', { canAdd: true, canRemove: true, isFull: false }],
  ['10', { canAdd: false, canRemove: true, isFull: true }],
])('the contents of %s articles may lose the last one, and gain another up to the page’s limit', (articles, may) => {
  const { canAdd, canRemove, library } = aParcelContents({ over: { articles }, library: saved });
  expect({ canAdd, canRemove, isFull: library?.isFull }).toEqual(may);
});

test('an article of the account is known by what it is, its weight and its value', () => {
  expect(aParcelContents().library).toBeNull();
  expect(aParcelContents({ library: saved }).library?.options.map(({ code, name }) => [code, plain(name)])).toEqual([
    ['', 'Choisissez un article'],
    ['article-1', 'Livre, 300 g, 12,50 €'],
  ]);
});

interface ContentsParts {
  over?: Answers<ParcelField>;
  options?: Partial<ComposingOptions>;
  found?: readonly HsCode[] | null;
}

function shown({ over = {}, options = {}, ...found }: ContentsParts) {
  const answers = theParcelAnswers({ destination: 'CH', postalCode: '1200', ...theContents(over) });
  const given = { options: theParcelOptions({ customs: customsNeeded, ...options }), answers, library: null };
  return contentsView({ ...given, view: aParcelContents(), ...found }, wordingOf({ lang: 'fr', mode: 'part' }));
}

describe('the EORI number', () => {
  test('the EORI number is required of a company, with the value from which it is needed', () => {
    const { asksEori, eoriHint } = shown({ over: { 'sender.isCompany': 'yes' } });
    expect([asksEori, plain(eoriHint)]).toEqual([
      true,
      'FR suivi du SIREN, obligatoire à partir de 1 000,00 € de marchandises déclarées en douane.',
    ]);
  });

  test.each<[string, ContentsParts]>([
    ['somebody who is none', {}],
    ['anybody where no value needs it', { over: { 'sender.isCompany': 'yes' }, options: { eoriFrom: null } }],
  ])('the EORI number is not required of %s', (_, asked) => {
    const view = shown(asked);
    expect(view.asksEori).toBe(false);
    expect(view).not.toHaveProperty('eoriHint');
  });
});

describe('the customs codes of an article', () => {
  const asked = { hsAsked: '2', 'article.2.description': 'Tasse en grès' };

  test.each<[string, readonly HsCode[] | null, object]>([
    [
      'that are found are proposed to it',
      [
        { code: '691200', name: 'Vaisselle en céramique' },
        { code: '691110', name: 'Vaisselle en porcelaine' },
      ],
      {
        status: '2 codes proposés pour « Tasse en grès ».',
        codes: [
          { value: '691200', label: '691200 – Vaisselle en céramique' },
          { value: '691110', label: '691110 – Vaisselle en porcelaine' },
        ],
      },
    ],
    [
      'that nobody knows are said to be missing',
      [],
      { status: 'Aucun code trouvé pour « Tasse en grès ». Essayez un mot plus simple.', codes: [] },
    ],
    [
      'that cannot be looked for now are said to be typed',
      null,
      { status: 'La recherche de codes est indisponible : saisissez le code si vous le connaissez.', codes: [] },
    ],
  ])('the customs codes of an article %s', (_, found, told) => {
    const { hs } = shown({ over: asked, found });
    expect(hs && { ...hs, status: plain(hs.status) }).toEqual({ article: '2', ...told });
  });

  test('the customs codes of an article are not shown without a search', () => {
    expect([shown({}).hs, shown({ over: asked }).hs]).toEqual([null, null]);
  });
});
