import { expect, test } from 'vitest';
import type { Cart, Line } from '#domain/cart/cart.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { rememberJoined, takeJoined } from '#ui/request/joined-cookie.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { joinedNotice } from './joined-cart.server.ts';

const cookies = { part: 'lpel_cart_joined', pro: 'lpel_cart_pro_joined' };
const cart = aCart({ lines: [aLine(), aLine({ id: '1.2.offre', code: '2', title: 'Enveloppes' })] });

interface Visit {
  lang?: Lang;
  mode?: Mode;
  joined?: string;
  cart?: Cart | null;
}
const visit = ({ lang = 'fr', mode = 'part', joined, ...shown }: Visit) => {
  const context = aRequest({ lang, mode, cookies: joined ? { [cookies[mode]]: joined } : {} });
  const notice = joinedNotice(context, shown.cart === undefined ? cart : shown.cart);
  return { text: notice?.text ?? null, forgotten: context.effects.cookies.get(cookies[mode])?.seconds === 0 };
};

test.each<[Lang, Mode, string]>([
  ['fr', 'part', 'Votre panier contient aussi l’article qui était déjà dans celui de votre compte\u202f: Enveloppes.'],
  ['fr', 'pro', 'Votre panier contient aussi l’article qui était déjà dans celui de votre compte\u202f: Enveloppes.'],
  ['en', 'part', 'Your basket also contains the item that was already in your account’s basket: Enveloppes.'],
  ['en', 'pro', 'Your basket also contains the item that was already in your account’s basket: Enveloppes.'],
])('an article of the account’s earlier cart is named once (%s, %s)', (lang, mode, text) => {
  expect(visit({ lang, mode, joined: '1 2' })).toEqual({ text, forgotten: true });
  expect(visit({ lang, mode })).toEqual({ text: null, forgotten: false });
});

test('many articles are counted in pieces, three lines are named, and parcels are one line', () => {
  const lines: Line[] = ['a', 'b', 'c'].map((code, place) =>
    aLine({ id: `${place}.${code}`, code, title: `Article ${code}` }),
  );
  const parcels = ['3.colis.1', '4.colis.2'].map((id) => aParcel(id));
  const { text } = visit({ joined: '8 a colissimo-en-ligne', cart: aCart({ lines: [...lines, ...parcels] }) });
  expect(text).toContain(
    'les 8 articles qui étaient déjà dans celui de votre compte\u202f: Article a, Colissimo en ligne.',
  );
  const all = visit({ joined: '8 a b c colissimo-en-ligne', cart: aCart({ lines: [...lines, ...parcels] }) });
  expect(all.text).toContain('Article a, Article b, Article c, ….');
});

test('nothing is said of articles that the cart no longer has, of no cart, or of a cookie that says nothing', () => {
  for (const given of [{ joined: '1 autre' }, { joined: '1 2', cart: null }, { joined: 'x 2' }])
    expect(visit(given)).toEqual({ text: null, forgotten: true });
});

test('what a merge joined in this very request is read from it, and a long list keeps its count', () => {
  const { cookies: jar } = aRequest();
  const codes = Array.from({ length: 50 }, (_, place) => `article-${place}`);
  rememberJoined(jar, 'lpel_cart', { count: 50, codes });
  expect(takeJoined(jar, 'lpel_cart')).toEqual({ count: 50, codes: codes.slice(0, 20) });
  expect(takeJoined(jar, 'lpel_cart')).toBeNull();
});
