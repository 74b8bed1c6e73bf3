import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';
import { wordingOf } from './wording.server.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const pro = wordingOf({ lang: 'fr', mode: 'pro' });

interface ViewInput {
  name: string;
}

function counted() {
  let made = 0;
  const view = onceFor<ViewInput, [at: string], { made: number; text: string }>(
    ({ name }, at, { mode }) => ({ made: (made += 1), text: `${name} ${at} ${mode}` }),
    (at) => at,
  );
  return view;
}

test('a view of an answer that is remembered is made once, and is the same object', () => {
  const view = counted();
  const told = Object.freeze({ name: 'Timbres' });
  expect(view(told, '/a', fr)).toBe(view(told, '/a', fr));
  expect(view(told, '/a', fr)).toSatisfy(Object.isFrozen);
});

test('each mode and each address has a view of its own', () => {
  const view = counted();
  const told = Object.freeze({ name: 'Timbres' });
  const texts = [view(told, '/a', fr), view(told, '/a', pro), view(told, '/b', fr), view(told, '/a', fr)];
  expect(texts.map(({ text }) => text)).toEqual([
    'Timbres /a part',
    'Timbres /a pro',
    'Timbres /b part',
    'Timbres /a part',
  ]);
});

test('however many addresses are asked for, one view is kept', () => {
  const view = counted();
  const told = Object.freeze({ name: 'Timbres' });
  const first = view(told, '/a', fr);
  view(told, '/b', fr);
  expect(view(told, '/a', fr)).not.toBe(first);
});

test('a mutable value’s view is made anew each time', () => {
  const view = counted();
  const told = { name: 'Timbres' };
  view(told, '/a', fr);
  told.name = 'Enveloppes';
  expect(view(told, '/a', fr).text).toBe('Enveloppes /a part');
});
