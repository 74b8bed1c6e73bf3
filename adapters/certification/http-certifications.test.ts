import { describe, expect, test } from 'vitest';
import { json } from '#adapters/testing/play-server.ts';
import { shopOn, signedIn } from '#adapters/testing/shop.ts';
import { playServerForTests } from '#adapters/testing/while-tests-run.ts';
import type { Certifications, NamedRepresentative } from '#domain/certification/certification.ts';
import { moveClock } from '#tests/shared/clocks/moved-clock.ts';
import { mockBackend } from '#tests/shared/mock-backend.ts';

const backend = mockBackend();
const server = playServerForTests();
const asking = 'pro-sans-demande@exemple.fr';

async function asked<Result>(
  email: string,
  ask: (certifications: Certifications) => Promise<Result>,
  url = `${backend.url}/occ/ecommerce`,
): Promise<Result> {
  const shop = shopOn(url);
  try {
    return await ask(shop.portsFor(signedIn(email, { mode: 'pro' })).certifications);
  } finally {
    await shop.close();
  }
}

const directrice: NamedRepresentative = {
  kind: 'other',
  person: { civility: 'mrs', firstName: 'Compte', lastName: 'Directrice', role: 'Directrice' },
  document: { name: 'extrait.pdf', type: 'application/pdf', content: new Blob(['%PDF-1.4']) },
};

test('a company is named, certified by a document, and then stays', async () => {
  const owner = 'pro-sans-siret@exemple.fr';
  const run = <Result>(ask: (certifications: Certifications) => Promise<Result>) => asked(owner, ask);
  expect(await run((one) => one.mine())).toMatchObject({ company: null, status: null });
  expect(await run((one) => one.nameCompany('35600000009075'))).toBe('named');
  expect(await run((one) => one.request(directrice))).toEqual({ kind: 'requested' });
  expect(await run((one) => one.mine())).toMatchObject({
    company: { siret: '35600000009075', name: 'Établissement de quartier' },
    status: 'pending',
    representative: directrice.kind === 'other' && directrice.person,
    requestedAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(await run((one) => one.nameCompany('35600000000048'))).toBe('settled');
  expect(await run((one) => one.request(directrice))).toEqual({ kind: 'already' });
});

describe('what the backend has against a request is told apart', () => {
  test.each([
    ['fileTooLarge', { kind: 'file', reason: 'too-large' }],
    ['fileEmpty', { kind: 'file', reason: 'empty' }],
    ['fileTypeRefused', { kind: 'file', reason: 'type' }],
    ['fileInfected', { kind: 'file', reason: 'infected' }],
    ['documentMissing', { kind: 'document-missing' }],
    ['representativeUnknown', { kind: 'representative' }],
    ['strike', { kind: 'other' }],
  ])('the refusal %s of a certification request has its own reason', async (reason, refusal) => {
    server.play(json({ errors: [{ type: 'CertificationError', reason }] }, 400));
    expect(await asked(asking, (one) => one.request(directrice), server.url)).toEqual(refusal);
  });
});

test.each([
  ['PENDING', 'REPRESENTATIVE_NOT_RECOGNISED', 'pending', 'representative'],
  ['inactive', 'DOCUMENT_UNREADABLE', 'inactive', 'document'],
  ['suspended', 'STRIKE', null, 'other'],
])('the status %s with the refusal %s is read', async (certificationStatus, refusalReason, status, refusal) => {
  server.play(json({ certificationStatus, refusalReason, representatives: [] }));
  expect(await asked(asking, (one) => one.mine(), server.url)).toMatchObject({ status, refusal, document: null });
});

test('a document that a browser would run is never taken', async () => {
  const documentLimits = { fileSize: 1, types: ['image/svg+xml', 'application/pdf'] };
  server.play(json({ representatives: [], documentLimits }));
  expect((await asked(asking, (one) => one.mine(), server.url)).document?.types).toEqual(['application/pdf']);
});

test('an expired token ends the session of a certification', async () => {
  server.play(json({ errors: [{ type: 'InvalidTokenError' }] }, 401));
  await expect(asked(asking, (one) => one.mine(), server.url)).rejects.toMatchObject({ kind: 'signed-out' });
});

test('a representative of the register is sent like any form: only a document is given a minute', async () => {
  const clock = moveClock();
  const began = clock.now();
  server.play(clock.hang);
  const shop = shopOn(server.url, { TIMEOUT_DEFAULT: '200', TIMEOUT_UPLOAD: '60000' });
  const { certifications } = shop.portsFor(signedIn(asking, { mode: 'pro' }));
  await expect(certifications.request({ kind: 'known', id: 'representant-1' })).rejects.toMatchObject({
    kind: 'timeout',
  });
  expect(clock.now() - began).toBe(200);
  await shop.close();
});
