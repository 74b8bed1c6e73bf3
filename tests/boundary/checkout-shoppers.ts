/** Prepares shoppers of the checkout by the shop's own forms, each in a world of their own. */
import { type Ask, cookiePairs, expect, type Reply } from './ask.ts';

export const individual = 'particulier@exemple.fr';
export const professional = 'pro-certifie@exemple.fr';

export interface Visit {
  ask: Ask;
  cookies: string[];
}

interface Wanted {
  /** The prefix of the mode's pages. */
  at?: string;
  deliveryMode?: string;
}

/** A cart with two booklets, an address, a delivery mode and a voucher. */
export async function readyCart({ ask, cookies }: Visit, { at = '', deliveryMode = 'lettre-suivie' }: Wanted = {}) {
  const delivery = `${at}/checkout/livraison`;
  const posts = (path: string, form: Record<string, string>) => ask(path, { cookies, form });
  await posts(`${at}/boutique/x/p/1126001`, { add: '1126001', offer: '', quantity: '2' });
  const { body: book } = await ask(delivery, { cookies });
  await posts(delivery, { intent: 'known-address', addressId: valueOf(book, 'addressId') });
  await posts(delivery, { intent: 'mode', sellerId: '', mode: deliveryMode });
  const code = at === '' ? 'BIENVENUE10' : 'PRO2026';
  const { body } = await followed(ask, {
    reply: await posts(`${at}/checkout/recapitulatif`, { intent: 'voucher', code }),
    cookies,
  });
  expect(body.includes(code), 'the voucher is taken').toBe(true);
}

/** The first value of a field on a page. */
export const valueOf = (body: string, name: string): string =>
  (new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(body) ??
    new RegExp(`value="([^"]+)"[^>]*name="${name}"`).exec(body))?.[1] ?? '';

/** The fields of a form as its page shows it. */
export function formOf(body: string, intent: string): Record<string, string> {
  const does = new RegExp(`name="intent"[^>]*value="${intent}"|value="${intent}"[^>]*name="intent"`);
  const form = body.split('<form').find((each) => does.test(each)) ?? '';
  const fields = form.slice(0, form.indexOf('</form>')).matchAll(/<input[^>]* name="(\w+)" value="([^"]*)"/g);
  // A field or button outside the form may belong to it.
  const id = /^[^>]* id="(\w+)"/.exec(form)?.[1];
  const button = new RegExp(`<button[^>]* form="${id}" value="([^"]*)"[^>]* name="(\\w+)"`).exec(body);
  const pressed: [string, string][] = button?.[2] ? [[button[2], button[1] ?? '']] : [];
  return Object.fromEntries([
    ...[...fields].map(([, name, value]): [string, string] => [name ?? '', value ?? '']),
    ...pressed,
  ]);
}

/** The page at the end of the shop's redirects. */
export async function followed(
  ask: Ask,
  { reply, cookies }: { reply: Reply; cookies: string[] },
  hops = 5,
): Promise<Reply> {
  const { location } = reply.headers;
  if (!location || !location.startsWith('/') || hops === 0) return reply;
  // As a browser: what an answer tells of what was done comes with its cookies.
  const kept = [...cookies, ...cookiePairs(reply)];
  return followed(ask, { reply: await ask(location, { cookies: kept }), cookies: kept }, hops - 1);
}

/** The same browser with another visit id, so that a scenario can concern one visit only. */
export const visitNamed = (sid: string, cookies: readonly string[]): string[] => [
  ...cookies.filter((cookie) => !cookie.startsWith('lpel_sid=')),
  `lpel_sid=${sid}`,
];

/** The visible text of a page, without its scripts. */
export const shownOf = (body: string): string => body.replace(/<script[\s\S]*?<\/script>/g, '');
