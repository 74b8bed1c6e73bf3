import { describe, expect, test } from 'vitest';
import type { DownloadAnswer, Labels } from '#domain/labels/labels.ts';
import { Fault } from '#domain/shared/fault.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { aRequest, argsOf, fails, type GivenRequest, locationOf } from '#ui/request/request.examples.ts';
import { loader } from './labels-file.route.ts';
import { loader as letter } from './letter-file.route.ts';
import { loader as proof } from './letter-proof.route.ts';
import { loader as plank } from './plank-file.route.ts';
import { loader as testPage } from './test-page.route.ts';

const code = 'CMD-26-1';
const aFile = () => ({
  name: 'étiquettes.pdf',
  type: 'application/pdf',
  size: 4,
  bytes: new Response('%PDF').body ?? new ReadableStream<Uint8Array>(),
});

/** The answer to a download, and what was asked of the backend. */
async function downloaded(query: string, given: GivenRequest & { answers?: () => Promise<DownloadAnswer> } = {}) {
  const asked: Parameters<Labels['file']>[] = [];
  const { answers = async () => aFile(), ...request } = given;
  const context = aRequest({
    ports: {
      labels: {
        file: async (...call) => {
          asked.push(call);
          return answers();
        },
        testPage: async () => (await answers()) as ReturnType<typeof aFile>,
      },
    },
    ...request,
  });
  const args = argsOf(context, { path: `/ecom/commandes/${code}/etiquettes${query}` });
  const answer = await loader({ ...args, params: { code } });
  return { answer, asked, context, args, to: locationOf(answer) };
}

describe('a file of labels', () => {
  test.each([
    ['?tout=1', [], null, null],
    ['?etiquette=6A1&etiquette=6A2', ['6A1', '6A2'], null, null],
    ['?etiquette=6A1&etiquette=6A2&une=6A3', ['6A3'], null, null],
    ['?etiquette=6A1&tout=1&format=dymo&case=3', [], 'dymo', null],
    ['?tout=1&format=a4-4&case=3', [], 'a4-4', 3],
    ['?tout=1&format=a4-4&case=9', [], 'a4-4', null],
  ])('a file of labels is requested by %s', async (query, ids, format, startCell) => {
    const { answer, asked } = await downloaded(query);
    expect(asked).toEqual([[code, ids, { format, startCell }]]);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=etiquettes.pdf; filename*=UTF-8''%C3%A9tiquettes.pdf`,
      'content-length': '4',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.text()).toBe('%PDF');
  });

  test('a labels file has the format of the last one where none is chosen, and a chosen format is remembered for a year', async () => {
    const first = await downloaded('?tout=1&format=10x15');
    expect(first.context.effects.cookies.get('__Host-lpel_format')).toEqual({ value: '10x15', seconds: 365 * 86_400 });
    const { asked } = await downloaded('?tout=1', { cookies: { '__Host-lpel_format': '10x15' } });
    expect(asked[0]?.[2].format).toBe('10x15');
  });

  test('a file of labels without a known format has the backend’s default one, which is not remembered', async () => {
    for (const word of ['', 'a5', 'xa4', 'a4-45']) {
      const { asked, context } = await downloaded('?tout=1', { cookies: { '__Host-lpel_format': word } });
      expect([asked[0]?.[2].format, context.effects.cookies.has('__Host-lpel_format')]).toEqual([null, false]);
    }
  });

  test('a file of labels is not requested without a choice, and the page says so', async () => {
    const { to, asked } = await downloaded('?format=a4-4&case=2');
    expect([to, asked]).toEqual([`/ecom/e-service/colis/${code}/labels?echec=choix&format=a4-4&case=2`, []]);
  });
});

describe('a download that fails leads back to the page that it was asked for on', () => {
  const away = fails(new Fault('timeout', 'downloadLabels'));
  const page = `/ecom/e-service/colis/${code}/labels`;

  test.each([
    ['?une=6A1', `${page}?echec=etiquette`],
    ['?etiquette=6A1', `${page}?echec=etiquette&etiquette=6A1`],
    ['?etiquette=6A1&etiquette=6A2&format=dymo', `${page}?echec=etiquettes&etiquette=6A1&etiquette=6A2&format=dymo`],
    ['?etiquette=6A1&tout=1', `${page}?echec=etiquettes&etiquette=6A1`],
  ])('a failed download leads back with the choice: %s', async (query, to) => {
    expect((await downloaded(query, { answers: away })).to).toBe(to);
    expect((await downloaded(query, { answers: async () => 'not-ready' })).to).toBe(to);
  });

  test('a professional’s failed download leads back to the order', async () => {
    const { to } = await downloaded('?tout=1', { answers: away, mode: 'pro' });
    expect(to).toBe(`/professionnel/mes-commandes/detail/${code}?echec=etiquettes`);
  });

  test('a failed download of an order’s label leads back to the order', async () => {
    const { to } = await downloaded('?une=6A1&depuis=commande', { answers: away });
    expect(to).toBe(`/mes-commandes/detail/${code}?echec=etiquette`);
  });

  test('a failed download of the test page leads back to its page', async () => {
    const led = async (query: string, mode: Mode = 'part') => {
      const { args } = await downloaded('?tout=1', { answers: away, mode });
      const url = new URL(`/ecom/etiquettes/page-test${query}`, args.url);
      return locationOf(await testPage({ ...args, url }));
    };
    expect(await led(`?commande=${code}&format=dymo`)).toBe(`${page}?echec=page-test&format=dymo`);
    expect(await led(`?commande=${code}`, 'pro')).toBe(`/professionnel/mes-commandes/detail/${code}?echec=page-test`);
    expect(await led('')).toBe('/aide');
  });

  test('a failed download leads to the sign-in after an ended session, and to a 404 for somebody else’s file', async () => {
    const signedOut = fails(new Fault('signed-out', 'downloadLabels'));
    await expect(downloaded('?tout=1', { answers: signedOut })).rejects.toMatchObject({ status: 302 });
    await expect(downloaded('?tout=1', { answers: async () => 'unknown' })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });
});

test.each(['', 'a', '-1', '1.5', '12345'])(
  'the sheet or the letter of the entry « %s » is not there',
  async (entry) => {
    const args = argsOf(aRequest(), { path: '/' });
    for (const each of [plank, letter])
      await expect(each({ ...args, params: { code, entry } })).rejects.toMatchObject({ init: { status: 404 } });
  },
);

test.each([
  ['the letter', letter, 'letter', 'lettre'],
  ['the sheet of stamps', plank, 'plank', 'timbres'],
] as const)('%s of an entry is a file, and leads back to its order when it fails', async (_, load, port, failure) => {
  const read: unknown[] = [];
  const asked = (answers: () => Promise<DownloadAnswer>, entry: string) => {
    const given = async (...call: unknown[]) => (read.push(call), answers());
    const args = argsOf(aRequest({ ports: { labels: { [port]: given } } }), { path: '/' });
    return load({ ...args, params: { code, entry } });
  };
  expect(await (await asked(async () => aFile(), '0')).text()).toBe('%PDF');
  const failed = await asked(fails(new Fault('timeout', 'download')), '12');
  expect(locationOf(failed)).toBe(`/mes-commandes/detail/${code}?echec=${failure}`);
  expect(read).toEqual([
    [code, 0],
    [code, 12],
  ]);
});

test.each([
  ['?format=dymo&case=3', { format: 'dymo', startCell: null }],
  ['?format=a4-4&case=3', { format: 'a4-4', startCell: 3 }],
  ['?case=3', { format: 'a4-4', startCell: 3 }],
])('the test page is printed as labels would be: %s', async (query, printing) => {
  const asked: unknown[] = [];
  const context = aRequest({
    cookies: { '__Host-lpel_format': 'a4-4' },
    ports: { labels: { testPage: async (how) => (asked.push(how), aFile()) } },
  });
  await testPage(argsOf(context, { path: `/ecom/etiquettes/page-test${query}` }));
  expect(asked).toEqual([printing]);
});

test.each([
  ['1', 0],
  ['12', 11],
  ['tous', null],
])('the proof of the envelope « %s » of a letter is that of its place, from 0', async (envelope, place) => {
  const asked: unknown[] = [];
  const letterProof = async (...call: unknown[]) => (asked.push(call), aFile());
  const args = argsOf(aRequest({ ports: { labels: { letterProof } } }), { path: '/' });
  await proof({ ...args, params: { code, entry: '2', envelope } });
  expect(asked).toEqual([[code, 2, place]]);
});

test.each(['', '0', '-1', '1.5', '01', '12345', 'toutes'])('the envelope « %s » has no proof', async (envelope) => {
  const args = argsOf(aRequest(), { path: '/' });
  await expect(proof({ ...args, params: { code, entry: '0', envelope } })).rejects.toMatchObject({
    init: { status: 404 },
  });
});
