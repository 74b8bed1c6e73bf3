import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { called } from '#ui/lean/in-document.ts';
import { dropMark, expiryMark, hasExpiryMark, withExpiryMark } from './expiry-mark.ts';

/** The address that a browser shows once the document's own program has run, and what it keeps of this step. */
function shownBy(address: string) {
  let shown: unknown[] = [];
  const history = { state: { key: 'a' }, replaceState: (...replaced: unknown[]) => void (shown = replaced) };
  runInNewContext(called(dropMark, expiryMark), { URL, location: { href: address }, history });
  return { address: String(shown[2]), state: shown[0] };
}

test('the mark of an ended session is added to an address and leaves the rest of it unchanged', () => {
  const path = withExpiryMark('/boutique/recherche?text=carnet#avis');
  expect(path).toBe('/boutique/recherche?text=carnet&session=expiree#avis');
  expect(hasExpiryMark(new URL(path, 'https://boutique.example').searchParams)).toBe(true);
  expect(hasExpiryMark(new URLSearchParams('text=carnet'))).toBe(false);
});

test('the document removes only the mark from its address, before any program has loaded', () => {
  const marked = withExpiryMark('/boutique/recherche?text=carnet#avis');
  expect(shownBy(`https://boutique.example${marked}`)).toEqual({
    address: 'https://boutique.example/boutique/recherche?text=carnet#avis',
    state: { key: 'a' },
  });
});

test('a page without the mark keeps its address', () => {
  expect(shownBy('https://boutique.example/aide').address).toBe('https://boutique.example/aide');
});
