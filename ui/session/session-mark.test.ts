import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { callOf } from '#ui/lean/in-document.ts';
import { dropMark, sessionMark, sessionNews, withoutSessionMark, withSessionMark } from './session-mark.ts';

/** The address that a browser shows once the document's own program has run, and what it keeps of this step. */
function shownBy(address: string) {
  let shown: unknown[] = [];
  const history = { state: { key: 'a' }, replaceState: (...replaced: unknown[]) => void (shown = replaced) };
  runInNewContext(callOf(dropMark, sessionMark), { URL, location: { href: address }, history });
  return { address: String(shown[2]), state: shown[0] };
}

test('the mark of an ended session is added to an address and leaves the rest of it unchanged', () => {
  const path = withSessionMark('/boutique/recherche?text=carnet#avis', 'expiree');
  expect(path).toBe('/boutique/recherche?text=carnet&session=expiree#avis');
  expect(sessionNews(new URL(path, 'https://boutique.example').searchParams, 'expiree')).toBe('expiree');
  expect(sessionNews(new URLSearchParams('text=carnet'), 'expiree')).toBeNull();
});

test('a session’s news in an address counts only when the shop set the same in this browser', () => {
  const address = new URLSearchParams('session=expiree');
  for (const told of [null, '', '1', 'echouee']) expect(sessionNews(address, told)).toBeNull();
  expect(sessionNews(new URLSearchParams('session=canari'), 'canari')).toBeNull();
  expect(sessionNews(new URLSearchParams('session=echouee'), 'echouee')).toBe('echouee');
});

test('the document removes only the mark from its address, before any program has loaded', () => {
  const marked = withSessionMark('/boutique/recherche?text=carnet#avis', 'expiree');
  expect(shownBy(`https://boutique.example${marked}`)).toEqual({
    address: 'https://boutique.example/boutique/recherche?text=carnet#avis',
    state: { key: 'a' },
  });
});

test('a page without the mark keeps its address', () => {
  expect(shownBy('https://boutique.example/aide').address).toBe('https://boutique.example/aide');
});

test('an address without its mark is the address that a shopper wanted', () => {
  for (const path of ['/boutique/recherche?text=carnet#avis', '/aide', '/aide?q=a%20b', '//', '//?session=expiree'])
    expect(withoutSessionMark(path)).toBe(path);
  expect(withoutSessionMark(withSessionMark('/aide', 'expiree'))).toBe('/aide');
  expect(withoutSessionMark(withSessionMark('/boutique/recherche?text=carnet#avis', 'expiree'))).toBe(
    '/boutique/recherche?text=carnet#avis',
  );
});
