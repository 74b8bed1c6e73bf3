import { expect, test } from 'vitest';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { sessionEndView, sessionLimitText } from './session-end.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const minutes = (count: number) => count * 60_000;
const endOf = (ends: { idle: number; at: number }) => sessionEndView(ends, 0, fr);

test('a session that nobody uses warns two minutes before its end, and is prolonged by a press', () => {
  const view = endOf({ idle: minutes(30), at: minutes(720) });
  // What was asked within a minute of another request has prolonged nothing.
  expect(view).toMatchObject({
    warnIn: minutes(27),
    endsIn: minutes(30) + 1000,
    isFinal: false,
    stay: 'Rester connecté',
  });
});

test('a session at its maximum length warns two minutes before, and only another sign-in goes on', () => {
  expect(endOf({ idle: minutes(30), at: minutes(20) })).toMatchObject({
    warnIn: minutes(18),
    endsIn: minutes(20) + 1000,
    isFinal: true,
    signInAgain: 'Se reconnecter',
  });
});

test.each([
  [minutes(1), 0],
  [minutes(3), 0],
])('a session of %i milliseconds warns at once', (idle, warnIn) => {
  expect(endOf({ idle, at: minutes(720) })?.warnIn).toBe(warnIn);
});

test('a visitor without a session is not warned', () => {
  expect([sessionEndView(undefined, 0, fr), sessionLimitText(undefined, fr)]).toEqual([undefined, undefined]);
});

test('a page without scripts says the length of a session beforehand', () => {
  expect(sessionLimitText({ idle: minutes(30), at: 0 }, fr)).toMatch(/pendant 30 minutes, vous serez déconnecté/);
});
