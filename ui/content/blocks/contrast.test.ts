import { expect, test } from 'vitest';
import { contrast, readableGround } from './contrast.ts';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  // Accessibility handbooks name this pair as the minimum on white.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['#E1EEF0', '#fff', ' #FBF0D6 ', '#888888'])('%s lets the text be read', (colour) => {
  expect(readableGround(colour)).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(['#0b5563', '#000', '#808080', 'red', '', 'url(#a)', '#12345', '#fff"/><script>', null])(
  '%s leaves the page its own ground',
  (colour) => {
    expect(readableGround(colour)).toBeNull();
  },
);
