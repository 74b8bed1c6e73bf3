import { expect, test } from 'vitest';
import type { Cart, Line } from '#domain/cart/cart.ts';
import { aCart, aLine, aParcel } from '#domain/cart/examples.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import type { RequestSession } from '#ui/request/contexts.server.ts';
import { rememberJoined, takeJoined } from '#ui/request/joined-cookie.ts';
import { aRequest, noSession, sessionAs } from '#ui/request/request.examples.ts';
import { joinedNotice } from './joined-cart.server.ts';

const cookies = { part: 'lpel_cart_joined', pro: 'lpel_cart_pro_joined' };
const cart = aCart({ lines: [aLine(), aLine({ id: '1.2.offre', code: '2', title: 'Enveloppes' })] });

interface Visit {
  lang?: Lang;
  mode?: Mode;
  joined?: string;
  cart?: Cart | null;
  session?: RequestSession;
}
const visit = ({ lang = 'fr', mode = 'part', joined, session = sessionAs(mode), ...shown }: Visit) => {
  const context = aRequest({ lang, mode, session, cookies: joined ? { [cookies[mode]]: joined } : {} });
  const notice = joinedNotice(context, shown.cart === undefined ? cart : shown.cart);
  return { text: notice?.text ?? null, forgotten: context.effects.cookies.get(cookies[mode])?.seconds === 0 };
};

test.each<[Lang, Mode, string]>([
  [
    'fr',
    'part',
    'Votre panier contient aussi des articles qui étaient déjà dans celui de votre compte\u202f: Enveloppes.',
  ],
  [
    'fr',
    'pro',
    'Votre panier contient aussi des articles qui étaient déjà dans celui de votre compte\u202f: Enveloppes.',
  ],
  ['en', 'part', 'Your basket also contains items that were already in your account’s basket: Enveloppes.'],
  ['en', 'pro', 'Your basket also contains items that were already in your account’s basket: Enveloppes.'],
])('an article of the account’s earlier cart is named once (%s, %s)', (lang, mode, text) => {
  expect(visit({ lang, mode, joined: '2' })).toEqual({ text, forgotten: true });
  expect(visit({ lang, mode })).toEqual({ text: null, forgotten: false });
});

test('a joined cart of many articles names three lines, and parcels as one', () => {
  const lines: Line[] = ['a', 'b', 'c'].map((code, place) =>
    aLine({ id: `${place}.${code}`, code, title: `Article ${code}` }),
  );
  const parcels = ['3.colis.1', '4.colis.2'].map((id) => aParcel(id));
  const { text } = visit({ joined: 'a colissimo-en-ligne', cart: aCart({ lines: [...lines, ...parcels] }) });
  expect(text).toContain('\u202f: Article a, Colissimo en ligne.');
  const all = visit({ joined: 'a b c colissimo-en-ligne', cart: aCart({ lines: [...lines, ...parcels] }) });
  expect(all.text).toMatch(/Article a, Article b, Article c, …$/);
});

test('nothing is said of articles that the cart no longer has, of no cart, or to a visitor', () => {
  for (const given of [{ joined: 'autre' }, { joined: '2', cart: null }, { joined: '2', session: noSession }])
    expect(visit(given)).toEqual({ text: null, forgotten: true });
});

test('what a merge joined in this very request is read from it, of many the first twenty', () => {
  const { cookies: jar } = aRequest();
  const codes = Array.from({ length: 50 }, (_, place) => `article-${place}`);
  rememberJoined(jar, 'lpel_cart', codes);
  expect(takeJoined(jar, 'lpel_cart')).toEqual(codes.slice(0, 20));
  expect(takeJoined(jar, 'lpel_cart')).toEqual([]);
});
