import { expect, test } from 'vitest';
import { aProduct } from '#domain/catalog/examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type StockNoticePage, stockNoticeView } from './stock-notice.view.ts';

const wordings = { fr: wordingOf({ lang: 'fr', mode: 'part' }), en: wordingOf({ lang: 'en', mode: 'pro' }) };
const soldOut = aProduct({ stock: 'out', noticeMonths: 6 });
const view = (over: Partial<StockNoticePage> = {}, lang: 'fr' | 'en' = 'fr') =>
  stockNoticeView(
    { product: soldOut, ownEmail: '', state: null, isTaken: false, notices: [], ...over },
    wordings[lang],
  );

test('a stock notice’s form explains the use of the address, in both languages', () => {
  expect(view().points).toEqual([
    'Votre adresse ne sert qu’à cet e-mail.',
    'Elle est effacée une fois l’e-mail envoyé, et au plus tard au bout de 6\u00a0mois.',
    'Vous changez d’avis\u202f? Un lien dans chacun de nos e-mails annule votre demande.',
  ]);
  expect(view({}, 'en').points[1]).toBe(
    'It is deleted once the email has been sent, and after 6 months at the latest.',
  );
  expect(view({ product: { ...soldOut, noticeMonths: 1 } }).points[1]).toContain('au bout d’un mois');
  expect(view({}, 'en').personalData.href).toBe('/professionnel/donnees-personnelles');
});

test('the field holds what was typed, else the address of the account', () => {
  const typed = { email: 'autre', fault: { code: 'email' } as const, isBack: false };
  expect(view({ ownEmail: 'compte@exemple.fr' }).form).toMatchObject({ value: 'compte@exemple.fr', code: '1126001' });
  expect(view({ ownEmail: 'compte@exemple.fr', state: typed }).form).toMatchObject({
    value: 'autre',
    error: 'L’adresse e-mail doit être au format nom@domaine.fr.',
  });
});

test('the article is named, with its picture where there is one', () => {
  expect(view({ product: { ...soldOut, picture: '/medias/1' } }).product).toEqual({
    title: 'Carnet de 12 timbres Marianne',
    picture: '/medias/1',
  });
  expect(view().product.picture).toBe('');
});

test('a confirmed stock notice mentions no account’s address and has no form', () => {
  const { form, points, notices, back } = view({ isTaken: true, ownEmail: 'compte@exemple.fr' });
  expect([form, notices]).toEqual([undefined, []]);
  expect(points).toHaveLength(3);
  expect(view({ isTaken: true, product: { ...soldOut, noticeMonths: null } }).points).toEqual([]);
  expect(back).toMatchObject({ label: 'Revenir à l’article', isWanted: false });
});

test.each<[string, Partial<StockNoticePage>]>([
  ['the page knows it', { product: { ...soldOut, stock: 'low' } }],
  ['the backend says it', { state: { email: 'nom@exemple.fr', fault: null, isBack: true } }],
])('an article that is available again has a link instead of the form: %s', (_, over) => {
  const { form, points, notices, back } = view(over);
  expect([form, points]).toEqual([undefined, []]);
  expect(notices).toEqual([{ tone: 'info', text: 'Cet article est en stock.' }]);
  expect(back).toMatchObject({ label: 'Voir l’article', isWanted: true });
});

test('an article without stock notices has no form', () => {
  const { form, points, notices } = view({ product: { ...soldOut, noticeMonths: null } });
  expect([form, points]).toEqual([undefined, []]);
  expect(notices[0]?.text).toContain(
    'Nous ne prévenons pas du retour en stock de cet article. Revenez plus tard ou choisissez-en un autre.',
  );
});
