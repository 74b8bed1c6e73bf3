import { afterAll, beforeAll } from 'vitest';
import { startPayment } from '#mocks/payment/server.ts';
import { startBackend } from '#mocks/server.ts';
import type { Listening } from '#mocks/shared/requests/listen.ts';
import { settings } from '#mocks/shared/settings.ts';

/** A backend and, at `settings.paymentUrl`, its payment provider, for as long as the tests of a file run. */
export function paymentForTests(): void {
  const usual = { ...settings };
  const started: Listening[] = [];
  beforeAll(async () => {
    const host = await startBackend({ port: 0, dataDir: null, reset: false });
    started.push(host);
    const provider = await startPayment({ port: 0, backendUrl: host.url, secret: settings.paymentSecret });
    started.push(provider);
    settings.paymentUrl = provider.url;
  });
  afterAll(async () => {
    await Promise.all(started.map((server) => server.close()));
    Object.assign(settings, usual);
  });
}
