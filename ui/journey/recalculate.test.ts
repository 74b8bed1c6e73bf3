import { expect, test } from 'vitest';
import { clientAction, recalculateIntent } from './recalculate.ts';

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
