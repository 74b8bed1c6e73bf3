import { expect, test } from 'vitest';
import { Cookies, hostCookie } from './cookies.server.ts';

const session = hostCookie('lpel_session');
const sentBy = (cookies: Cookies): string[] => {
  const headers = new Headers();
  cookies.appendTo(headers);
  return headers.getSetCookie();
};

test('over https the cookie of a session is read and set with the prefix __Host- only', () => {
  const cookies = new Cookies('__Host-lpel_session=one; lpel_session=planted', { secure: true });
  expect(cookies.get(session)).toBe('one');
  cookies.set(session, 'two', 60);
  expect(sentBy(cookies)).toEqual(['__Host-lpel_session=two; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax']);
});

test('over plain http the cookie of a session has neither the prefix nor Secure', () => {
  const cookies = new Cookies('lpel_session=one', { secure: false });
  expect(cookies.get(session)).toBe('one');
  cookies.set(session, '', 0);
  expect(sentBy(cookies)).toEqual(['lpel_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
});

test('only what a page is told can be read by scripts', () => {
  const cookies = new Cookies(null, { secure: true });
  cookies.tell('lpel_fichier', 'one', 60);
  expect(sentBy(cookies)).toEqual(['lpel_fichier=one; Max-Age=60; Path=/; Secure; SameSite=Lax']);
});

test('a cookie that is set twice goes out with its last value', () => {
  const cookies = new Cookies(null, { secure: false });
  cookies.set('lpel_locale', 'fr', 60);
  cookies.set('lpel_locale', 'en', 60);
  expect(sentBy(cookies)).toHaveLength(1);
  expect(sentBy(cookies)[0]).toMatch(/^lpel_locale=en;/);
  expect(cookies.get('lpel_locale')).toBeNull();
});
