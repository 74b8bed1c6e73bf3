import { describe, expect, test } from 'vitest';
import type { Logos } from '#domain/logo/logo.ts';
import { Fault } from '#domain/shared/fault.ts';
import { answers, aVisit, away } from '#tests/shared/visits/logo-visit.ts';
import { loader as previewLoader } from './logo-preview.route.ts';
import { pictureAnswer } from './picture-answer.server.ts';

describe('a picture in a page', () => {
  const file = (type: string, size: number | null = null) =>
    Promise.resolve({ name: 'logo.png', size, type, bytes: new Blob(['x']).stream() as never });

  test.each([
    [4096, '4096'],
    [null, null],
  ])('a picture in a page has its length where the backend names it: %s', async (size, length) => {
    const { headers } = await pictureAnswer((await aVisit()).request(), file('image/png', size));
    expect(headers.get('content-length')).toBe(length);
  });

  test.each([
    ['?taille=80&x=1%2C5&y=-2&fond=BLUE', { scale: 80, across: 1.5, down: -2 }, 'BLUE', 'colour'],
    ['?taille=80&x=1.5&y=-2&couleur=noir', { scale: 80, across: 1.5, down: -2 }, null, 'black'],
    ['', { scale: 100, across: 0, down: 0 }, null, 'colour'],
    ['?x=loin&y=', { scale: 100, across: 0, down: 0 }, null, 'colour'],
  ])(
    'a picture in a page is the draft’s one with the placement of its address: « %s »',
    async (query, placement, background, colour) => {
      const asked: unknown[] = [];
      const preview: Logos['preview'] = async (...given) => {
        asked.push(given);
        return file('image/png');
      };
      const { args } = await aVisit(answers, { logos: { preview } });
      const shown = await previewLoader(args(`/professionnel/ecom/logos/apercu${query}`));
      expect(shown.status).toBe(200);
      expect(asked).toEqual([['visuel-1', { placement, background, colour }]]);
    },
  );

  test('a picture in a page is a 404 for a draft without one', async () => {
    const { args } = await aVisit();
    await expect(previewLoader(args('/professionnel/ecom/logos/apercu'))).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  test('a picture in a page is a PNG, or nothing', async () => {
    const { request } = await aVisit();
    const shown = await pictureAnswer(request(), file('image/png'));
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    for (const none of [file('image/svg+xml'), Promise.resolve('unknown' as const), Promise.reject(away)])
      await expect(pictureAnswer(request(), none)).rejects.toMatchObject({ init: { status: 404 } });
  });

  test('a picture in a page signs out a shopper whose session is over', async () => {
    const { request } = await aVisit();
    const ended = Promise.reject(new Fault('signed-out', 'logos'));
    await expect(pictureAnswer(request(), ended)).rejects.toThrow(Fault);
  });
});
