import { expect, test } from 'vitest';
import type { JourneyView } from '../journey.view.ts';
import { clientAction, recalculateIntent, withLivePrice } from './recalculate.ts';

const posts = (intent: string, serverAction: () => Promise<unknown>) => {
  const request = new Request('https://boutique.example/etape', {
    method: 'POST',
    body: new URLSearchParams({ intent }),
  });
  return clientAction({ request, serverAction: serverAction as <T>() => Promise<T> });
};

test('a price that was had is the page that the server made', async () => {
  const page = { view: { title: 'Étape' } };
  expect(await posts(recalculateIntent, async () => page)).toBe(page);
});

test.each([
  ['fails', () => Promise.reject(new TypeError('away'))],
  ['is lost', async () => undefined],
  ['leads to the sign-in', async () => Response.redirect('https://boutique.example/connexion')],
])('a price whose post %s leaves the page as it is', async (_, answer) => {
  expect(await posts(recalculateIntent, answer)).toEqual({ view: null });
});

test('another form of the step fails as usual', async () => {
  await expect(posts('step', () => Promise.reject(new TypeError('away')))).rejects.toThrow('away');
});

test('a price that is not answered yet, or could not be had, is marked; what was said of the page stays', () => {
  const page = {
    title: 'Étape',
    version: 3,
    errors: { postalCode: 'Code postal' },
    values: {},
    livePrice: 'current',
  } as unknown as JourneyView;
  const answered = { ...page, title: 'Étape, 9,40 €', version: null, errors: {} } as unknown as JourneyView;
  const live = (isAwaited: boolean, view?: JourneyView | null) =>
    withLivePrice(page, { isAwaited, answer: view === undefined ? undefined : { view } });
  expect(live(true)).toEqual({ ...page, livePrice: 'awaited' });
  expect(live(false)).toEqual({ ...page, livePrice: 'awaited' });
  expect(live(true, answered).livePrice).toBe('awaited');
  expect(live(false, null)).toEqual({ ...page, livePrice: 'missed' });
  expect(live(false, answered)).toEqual({
    ...page,
    title: 'Étape, 9,40 €',
    refused: page.errors,
    livePrice: 'current',
  });
});

test('the error of a corrected field goes at the live price; that of an unchanged or still wrong field stays', () => {
  const errors = { weight: 'Poids', format: 'Format', city: 'Commune' };
  const page = {
    errors,
    values: { weight: 'lourd', format: '', city: 'Lyon' },
    livePrice: 'current',
  } as unknown as JourneyView;
  const answered = {
    errors: { format: 'Format' },
    values: { weight: '2', format: 'énorme', city: 'Lyon' },
  } as unknown as JourneyView;
  const live = withLivePrice(page, { isAwaited: false, answer: { view: answered } });
  expect(live.errors).toEqual({ format: 'Format', city: 'Commune' });
  expect(live.refused, 'what the form was refused for').toBe(errors);
});
