import { expect, test } from 'vitest';
import { onBusy, onTime } from './progress.ts';

test('an answer within the throttle never shows the bar', () => {
  expect(onBusy(onBusy('hidden', true), false)).toBe('hidden');
});

test('a slow answer shows the bar, which then reaches its end and goes', () => {
  const shown = onTime(onBusy('hidden', true));
  expect(shown).toBe('running');
  const ending = onBusy(shown, false);
  expect(ending).toBe('ending');
  expect(onTime(ending)).toBe('hidden');
});

test('a second request while the bar runs does not restart it', () => {
  expect(onBusy('running', true)).toBe('running');
});

test('a request that begins while the bar is going waits its own throttle', () => {
  expect(onBusy('ending', true)).toBe('waiting');
});
