import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agentTryCookie } from '#ui/assisted-service/agent-try-cookie.server.ts';
import { formatCookie } from '#ui/labels/files/label-format.server.ts';
import { flashCookie } from '#ui/request/flash-message.server.ts';
import { tryCookie } from '#ui/session/sign-in.server.ts';
import { wantedCookie } from '#ui/session/wanted-cookie.ts';
import { printersCookie } from '#ui/stamps/printer/printers.server.ts';
import { Cookies, hostCookie } from './cookies.server.ts';
import { fileCookie } from './file-cookie.ts';
import { journeyCookie } from './journey-drafts.server.ts';
import { visitCookie } from './middleware/correlation.server.ts';
import { draftCookie } from './middleware/drafts.server.ts';
import { localeCookie } from './middleware/mode-and-locale.server.ts';
import { previewCookie } from './middleware/preview.server.ts';
import { agentCookie, endedCookie, newsCookie, refusedCookie, sessionCookie } from './middleware/session.server.ts';

const session = hostCookie('lpel_session');

/** What opens something, or is told once. */
const secret = [
  sessionCookie,
  endedCookie,
  newsCookie,
  flashCookie,
  refusedCookie,
  tryCookie,
  wantedCookie,
  draftCookie,
  journeyCookie,
  previewCookie,
  agentCookie,
  agentTryCookie,
];
const cookiesOfShop = [
  ...secret,
  visitCookie,
  localeCookie,
  formatCookie,
  printersCookie,
  'lpel_cart',
  'lpel_cart_pro',
  'lpel_mesure',
  'lpel_perso',
  'pa_vid',
];

const sentBy = (cookies: Cookies): string[] => {
  const headers = new Headers();
  cookies.appendTo(headers);
  return headers.getSetCookie();
};

test('a session’s cookie over https is read and set with the prefix __Host- only', () => {
  const cookies = new Cookies('__Host-lpel_session=one; lpel_session=planted', { secure: true });
  expect(cookies.get(session)).toBe('one');
  cookies.set(session, 'two', 60);
  expect(sentBy(cookies)).toEqual(['__Host-lpel_session=two; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax']);
});

test.each(secret)('another host of the operator cannot plant %s', (name) => {
  const planted = new Cookies(`${name.replace('__Host-', '')}=planted`, { secure: true });
  expect(planted.get(name)).toBeNull();
  expect(new Cookies(`__Host-${name.replace('__Host-', '')}=one`, { secure: true }).get(name)).toBe('one');
});

test('a session’s cookie over plain http has neither the prefix nor Secure', () => {
  const cookies = new Cookies('lpel_session=one', { secure: false });
  expect(cookies.get(session)).toBe('one');
  cookies.set(session, '', 0);
  expect(sentBy(cookies)).toEqual(['lpel_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
});

test('every cookie of the shop is out of reach of scripts and of other sites, except the mark of a file that has arrived', () => {
  const attributesOf = (name: string, seconds: number) => {
    const cookies = new Cookies(null, { secure: true });
    cookies.set(name, 'one', seconds);
    return sentBy(cookies).map((cookie) => cookie.split('; ').slice(1).join('; '));
  };
  for (const seconds of [0, 60, 31_536_000]) {
    for (const name of cookiesOfShop)
      expect(attributesOf(name, seconds), name).toEqual([`Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`]);
    expect(attributesOf(fileCookie, seconds)).toEqual([`Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`]);
  }
});

test('every cookie that the shop sets is one of those', () => {
  const set = globSync('ui/**/*.{ts,tsx}')
    .filter((file) => !/\.(?:test|examples)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/cookies\.set\(([\w.]+),/g)].map(([, name]) => name));
  expect([...new Set(set)].toSorted()).toEqual([
    'MEASUREMENT_COOKIE',
    'PERSONALISATION_COOKIE',
    'agentCookie',
    'agentTryCookie',
    'cookie',
    'draftCookie',
    'endedCookie',
    'fileCookie',
    'flashCookie',
    'formatCookie',
    'journeyCookie',
    'localeCookie',
    'name',
    'newsCookie',
    'previewCookie',
    'printersCookie',
    'refusedCookie',
    'sessionCookie',
    'tryCookie',
    'visitCookie',
    'wantedCookie',
  ]);
});

test('no other code of the shop writes a cookie', () => {
  const writers = globSync('ui/**/*.{ts,tsx}').filter(
    (file) =>
      !/\.(?:test|stories)\.tsx?$/.test(file) &&
      /(?:append|set)\(\s*['"]set-cookie|['"]set-cookie['"]\]?\s*[:=]|\bdocument\.cookie\s*=/i.test(
        readFileSync(file, 'utf8'),
      ),
  );
  expect(writers).toEqual(['ui/request/cookies.server.ts']);
});

test('a cookie that is set twice goes out with its last value', () => {
  const cookies = new Cookies(null, { secure: false });
  cookies.set('lpel_locale', 'fr', 60);
  cookies.set('lpel_locale', 'en', 60);
  expect(sentBy(cookies)).toHaveLength(1);
  expect(sentBy(cookies)[0]).toMatch(/^lpel_locale=en;/);
  expect(cookies.get('lpel_locale')).toBeNull();
});

test('an answer’s cookies are listed under the shop’s names, each with its last value', () => {
  const cookies = new Cookies('lpel_cart=came', { secure: true });
  expect(cookies.changes()).toEqual([]);
  cookies.set('lpel_cart', 'one', 60);
  cookies.set('lpel_cart', 'two', 70);
  cookies.set('lpel_fichier', 'arrived', 80);
  expect(cookies.changes()).toEqual([
    { name: 'lpel_cart', value: 'two', seconds: 70 },
    { name: 'lpel_fichier', value: 'arrived', seconds: 80 },
  ]);
});

test('every cookie of ours has the prefix over https, except the three that the specification names', () => {
  const cookies = new Cookies(null, { secure: true });
  for (const name of ['lpel_locale', 'lpel_news', 'lpel_mesure', 'lpel_sid', 'lpel_cart', 'lpel_cart_pro', 'pa_vid'])
    cookies.set(name, 'one', 60);
  const names = sentBy(cookies).map((cookie) => cookie.split('=')[0]);
  expect(names).toEqual([
    '__Host-lpel_locale',
    '__Host-lpel_news',
    '__Host-lpel_mesure',
    'lpel_sid',
    'lpel_cart',
    'lpel_cart_pro',
    'pa_vid',
  ]);
});

test('a choice that was made before the prefix counts until it is made again; what opens something never does', () => {
  const came = 'lpel_locale=en; lpel_mesure=1; __Host-lpel_mesure=0; lpel_wanted=planted; lpel_session=planted';
  const cookies = new Cookies(came, { secure: true });
  expect(cookies.get('lpel_locale')).toBe('en');
  expect(cookies.get('lpel_mesure')).toBe('0');
  expect(cookies.get(hostCookie('lpel_wanted'))).toBeNull();
  expect(cookies.get(session)).toBeNull();
});
