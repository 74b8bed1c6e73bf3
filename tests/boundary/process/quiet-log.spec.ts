import { connect } from 'node:net';
import { type Shop, startShop } from '../../shared/shop.ts';
import { askAt, expect, test } from '../ask.ts';

const typed = 'quelqu-un@exemple.fr';
const unspoken = ['/%09/javascript:x', `/a%ff/${typed}`, `/%00/${typed}`, '/%', `/%0d%0aX:1/${typed}`];

test.describe('the log', () => {
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await startShop({ env: { LOG_LEVEL: 'info' } });
  });
  test.afterAll(() => shop.stop());

  test('the log is JSON on every line, names routes and no typed word, and tells a visitor who leaves from a fault', async ({
    world,
  }) => {
    const ask = askAt({ origin: shop.url, world });
    for (const path of unspoken) {
      const { status, body } = await ask(path, { headers: { accept: 'text/html' } });
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body).toContain('This page could not be found');
      expect((await ask(path, { headers: { accept: 'application/json' } })).status).toBe(404);
    }
    expect((await ask('/ecom/connexion', { cookies: ['__Host-lpel_wanted=%25'] })).status).toBe(302);
    await leaves(shop.url);
    await ask('/healthz');
    await expect.poll(() => shop.output()).toContain('/ecom/connexion');
    const lines = shop.output().trim().split('\n');
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
    expect(shop.output()).not.toContain(typed);
    expect(shop.output()).not.toContain('fault');
  });
});

/** A visitor who goes away in the middle of a form. */
const leaves = (url: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port, origin } = new URL(url);
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /ecom/langue HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\nlang=`,
      );
    });
    // The shop has read the head: « 100 Continue ».
    socket.once('data', () => socket.destroy());
    socket.on('close', () => resolve());
  });
