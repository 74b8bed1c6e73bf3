import { describe, expect, test } from 'vitest';
import type { DownloadAnswer } from '#domain/labels/labels.ts';
import { Fault } from '#domain/shared/fault.ts';
import { theStampOptions } from '#domain/stamps/examples.ts';
import type { Offset } from '#domain/stamps/offset.ts';
import { replacedBy } from '#tests/shared/replaced.ts';
import { loader as stampsFile } from '#ui/labels/files/stamps-file.route.ts';
import { aForm, aRequest, argsOf, fails, locationOf } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { printerPage } from './printer.server.ts';
import { printersCookie } from './printers.server.ts';
import { loader as gridFile } from './stamp-grid.route.ts';

const { t, paths } = wordingOf({ lang: 'fr', mode: 'part' });
const url = (path = '') => new URL(`https://boutique.example/mon-timbre-en-ligne/reglage-impression${path}`);
const aFile = () => ({
  name: 'grille.pdf',
  type: 'application/pdf',
  size: 4,
  bytes: new Response('%PDF').body ?? new ReadableStream<Uint8Array>(),
});

/** A browser that keeps its cookies, and by how much each file was moved. */
function aBrowser(answers: () => Promise<DownloadAnswer> = async () => aFile()) {
  const cookies: Record<string, string> = {};
  const lifetimes: Record<string, number> = {};
  const moved: Offset[] = [];
  const file = async (_: string, offset: Offset) => {
    moved.push(offset);
    return answers();
  };
  const request = () =>
    aRequest({
      cookies,
      ports: { stamps: { options: async () => theStampOptions() }, labels: { stamps: file, stampGrid: file } },
    });
  const keeps = async (fields: Record<string, string>) => {
    const context = request();
    const to = await replacedBy(printerPage.post(context, { url: url(), form: aForm(fields) }));
    for (const [name, { value, seconds }] of context.effects.cookies) {
      cookies[name] = value;
      lifetimes[name] = seconds;
    }
    return to;
  };
  return { request, keeps, moved, cookies, lifetimes };
}

describe('a printer', () => {
  test('a printer is adjusted, and its stamps are moved from then on', async () => {
    const { keeps, request, moved, lifetimes } = aBrowser();
    expect(await keeps({ intent: 'keep', imprimante: '2', x: '1,5', y: '-2' })).toBe(
      paths.stampPrinter({ imprimante: '2', note: 'reglee' }),
    );
    // A browser keeps its printers for a year.
    expect(lifetimes[printersCookie]).toBe(365 * 86_400);
    const args = argsOf(request(), { path: '/ecom/commandes/CMD-1/timbres' });
    await stampsFile({ ...args, params: { code: 'CMD-1' } });
    expect(moved).toEqual([{ x: 1.5, y: -2 }]);
    const { view, failure } = await printerPage.show(request(), url());
    expect([view.notices, failure]).toEqual([[], undefined]);
    expect(view).toMatchObject({ printer: '2', values: { x: '1,5', y: '-2' } });
    expect(view.printers.map(({ current }) => current)).toEqual([false, true, false]);
  });

  test('a printer is one of three, each with its own offset', async () => {
    const { keeps, request } = aBrowser();
    await keeps({ intent: 'keep', imprimante: '1', x: '0,5', y: '' });
    await keeps({ intent: 'keep', imprimante: '3', x: '-5', y: '5' });
    const { view } = await printerPage.show(request(), url('?imprimante=1'));
    expect(view.values).toEqual({ x: '0,5', y: '0' });
    expect((await printerPage.show(request(), url())).view.values).toEqual({ x: '-5', y: '5' });
  });

  test.each([
    ['5,1', 'haut', ['x', 'y']],
    ['5,1', '0', ['x']],
    ['0', '-5,1', ['y']],
  ])('a printer is not moved by %s and %s millimetres, and the typed values stay', async (x, y, wrong) => {
    const { request } = aBrowser();
    const form = aForm({ intent: 'keep', imprimante: '1', x, y });
    const { status, page } = await printerPage.post(request(), { url: url('?echec=grille'), form });
    expect(status).toBe(422);
    expect(page.view?.errors).toEqual(
      Object.fromEntries(wrong.map((axis) => [axis, t('stamps.wrongOffset', { axis: axis.toUpperCase(), most: 5 })])),
    );
    expect(page.view?.values).toEqual({ x, y });
    expect(page.view?.notices, 'the grid that failed before is no longer spoken of').toEqual([]);
  });

  test.each(['9.0_0.0_0.0_0', '1.99_0.0_0.0_0', '1.0_-99.0_0.0_0', 'canari', ''])(
    'a printer whose cookie is « %s » has no offset',
    async (value) => {
      const { request, cookies, keeps } = aBrowser();
      await keeps({ intent: 'keep', imprimante: '1', x: '1', y: '1' });
      for (const name of Object.keys(cookies)) cookies[name] = value;
      expect((await printerPage.show(request(), url())).view.values).toEqual({ x: '0', y: '0' });
    },
  );
});

describe('the grid', () => {
  const asks = async (browser: ReturnType<typeof aBrowser>, query: string) => {
    const answer = await gridFile({
      ...argsOf(browser.request(), { path: `/ecom/timbres/grille${query}` }),
      params: {},
    });
    return [answer.status, locationOf(answer)];
  };

  test('the test grid is a file with the offset of its printer', async () => {
    const browser = aBrowser();
    await browser.keeps({ intent: 'keep', imprimante: '2', x: '1', y: '1' });
    expect(await asks(browser, '?support=A4_24')).toEqual([200, null]);
    expect(await asks(browser, '?support=A4_24&imprimante=3')).toEqual([200, null]);
    expect(browser.moved).toEqual([
      { x: 1, y: 1 },
      { x: 0, y: 0 },
    ]);
  });

  test.each([
    ['', async () => aFile()],
    ['?support=A0', async () => 'unknown' as const],
    ['?support=A4_24', fails(new Fault('timeout', 'downloadStampGrid'))],
  ])(
    'the test grid that fails with « %s » leads back to a page that reports and measures it',
    async (query, answers) => {
      const back = paths.stampPrinter({ echec: 'grille' });
      expect(await asks(aBrowser(answers), query)).toEqual([302, back]);
      const { view, failure } = await printerPage.show(aBrowser().request(), url('?echec=grille'));
      expect(view.notices).toMatchObject([{ tone: 'error', takesFocus: true }]);
      expect(failure).toMatchObject({ details: 'test-page-download_stamps_printer' });
    },
  );
});
