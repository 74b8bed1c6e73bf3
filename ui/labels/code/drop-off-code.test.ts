import bwip from 'bwip-js/node';
import { describe, expect, test } from 'vitest';
import type { LineStatus } from '#domain/orders/line-status.ts';
import { aCodedLabel, aLabel } from '#ui/labels/labels.examples.ts';
import { aRequest, argsOf, type GivenRequest } from '#ui/request/request.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { loader } from './drop-off-code.route.tsx';
import { qrCodeOf } from './qr-code.server.ts';

const qrText = 'K7QP2M9X4HTR';
const { t } = wordingOf({ lang: 'fr', mode: 'part' });
const [code, trackingId] = ['CMD-26-1', '6A04043954320'];

function shown(
  status: LineStatus | null,
  { query = '', asked = trackingId, ...given }: GivenRequest & { query?: string; asked?: string } = {},
) {
  const label = aCodedLabel({ status, trackingId });
  const ofOrder = async () => ({ labels: [label, aLabel({ trackingId: '6A2' })], formats: [] });
  const params = { code, trackingId: asked };
  const context = aRequest({ params, ports: { labels: { ofOrder } }, ...given });
  const args = argsOf(context, { path: `/mes-commandes/detail/${code}/depot/${asked}${query}` });
  return loader({ ...args, params });
}

describe('the page of a drop-off code', () => {
  test('the page of a drop-off code shows it as a picture and in letters, until when and where it is taken, and what to bring', async () => {
    const { view } = await shown('awaiting-drop-off');
    expect(view.dropOff).toMatchObject({
      name: 'Code QR K7QP 2M9X 4HTR, à scanner au dépôt',
      code: 'K7QP 2M9X 4HTR',
      until: 'À déposer au plus tard le 03/12/2026.',
      places: ['En bureau de poste', 'En point de retrait'],
      download: { href: `/ecom/commandes/${code}/depot/${trackingId}` },
    });
    expect(view.dropOff?.bring).toHaveLength(3);
    expect(view.ways.map(({ href }) => href)).toEqual([
      `/mes-commandes/detail/${code}/remboursement`,
      `/mes-commandes/detail/${code}`,
    ]);
  });

  test.each<[LineStatus | null, RegExp, number]>([
    ['created', /en préparation/, 0],
    ['deposited', /a servi le .* pris en charge/, 0],
    ['label-expired', /plus valable/, 1],
    ['refund-pending', /annulé/, 0],
    ['cancelled', /annulé/, 0],
    [null, /annulé/, 0],
  ])('the page of a drop-off code shows none that is %s, and says why', async (status, lead, refunds) => {
    const { view } = await shown(status);
    expect(view).not.toHaveProperty('dropOff');
    expect(view.lead).toMatch(lead);
    expect(view.ways.filter(({ href }) => href.endsWith('remboursement'))).toHaveLength(refunds);
  });

  test('the page of a drop-off code says when in Paris the code was used', async () => {
    expect((await shown('deposited')).view.lead).toMatch(/^Ce code a servi le 20\/11\/2026/);
  });

  test('the page of a drop-off code leads to the tracking of a parcel that was accepted', async () => {
    const { view } = await shown('deposited');
    expect(view.ways[0]).toEqual({ label: t('orders.follow'), href: expect.stringContaining(trackingId) });
  });

  test('the page of a drop-off code says that its file could not be had, and counts it', async () => {
    const page = await shown('awaiting-drop-off', { query: '?echec=1' });
    expect(page.view.notices).toMatchObject([{ tone: 'error', text: t('error.codeDownload') }]);
    expect(page.failure).toMatchObject({ failure: 'telechargement_code' });
  });

  test.each(['6A2', '6A3'])(
    'a label that is printed by its sender, or is nobody’s, has no page of a drop-off code: %s',
    async (asked) => {
      await expect(shown('awaiting-drop-off', { asked })).rejects.toMatchObject({ init: { status: 404 } });
    },
  );
});

test('the picture of a code is its QR code, with white around it', async () => {
  const { side, path } = await qrCodeOf(qrText);
  const [symbol] = bwip.raw({ bcid: 'qrcode', text: qrText }) as unknown as [{ pixs: number[]; pixx: number }];
  expect(side).toBe(symbol.pixx + 8);
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(
    ([, x, y]) => (Number(y) - 4) * symbol.pixx + Number(x) - 4,
  );
  expect(dark).toEqual(symbol.pixs.flatMap((isDark, at) => (isDark ? [at] : [])));
});
