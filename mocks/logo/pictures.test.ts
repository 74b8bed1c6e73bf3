import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newBackend } from '#tests/mocks/backend.ts';
import { eventually } from '#tests/shared/eventually.ts';
import { PRO } from '../records/shoppers.ts';
import { aVectorLogo } from './samples.ts';

const drawn = () => sharp({ create: { width: 800, height: 1000, channels: 3, background: '#8A1C3C' } });

test.each([
  ['image/png', () => drawn().png().toBuffer(), { width: 800, height: 1000 }],
  ['image/jpeg', () => drawn().jpeg().toBuffer(), { width: 800, height: 1000 }],
  ['image/svg+xml', async () => Buffer.from(aVectorLogo()), { width: 400, height: 400, vector: true }],
] as const)('a picture of the type %s is taken, and read', async (type, made, size) => {
  const { call } = newBackend();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(await made())], 'enseigne'));
  const pictures = '/users/current/logos/pictures';
  const { status, body: taken } = await call<{ pictureId: string }>('POST', pictures, { as: PRO, body });
  expect(status).toBe(201);
  await eventually(async () =>
    expect((await call('GET', `${pictures}/${taken.pictureId}`, { as: PRO })).body).toMatchObject({
      type,
      scanState: 'CLEAN',
      findings: [],
      ...size,
    }),
  );
});
