import { expect, test } from 'vitest';
import { aSummary } from '#domain/catalog/examples.ts';
import { Fault } from '#domain/shared/fault.ts';
import { aRequest, argsOf, fails } from '#ui/request/request.examples.ts';
import { loader } from './recommendations.route.ts';

const nothing = { measurement: false, personalisation: false, isAnswered: true, signalled: false };

/** The answer below a product's page, and the pages of which the service was asked. */
async function recommended(consent: Partial<typeof nothing>, fault?: Fault) {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const products = [aSummary({ code: '1131001', title: 'Enveloppes assorties' })];
  const forPage = async (page: unknown) => (asked.push(page), { products, rank: 'rang-1' });
  const shown = async (page: unknown, recommended: unknown) => void told.push([page, recommended]);
  const context = aRequest({
    consent: { ...nothing, ...consent },
    ports: { recommendations: { forPage: fault ? fails(fault) : forPage, reportViewed: shown } },
  });
  const answer = await loader(argsOf(context, { path: '/ecom/recommandations?code=1126001' }));
  return { asked, told, html: await answer.text(), cache: answer.headers.get('Cache-Control') };
}

test('products are recommended to who agreed to it, and nothing keeps them', async () => {
  const { asked, html, cache } = await recommended({ personalisation: true });
  expect(asked).toEqual([{ page: 'product', productCode: '1126001' }]);
  expect(html).toContain('Enveloppes assorties');
  expect(cache).toBe('private, no-store');
});

test('the service is told what it recommended and was shown', async () => {
  const { told } = await recommended({ personalisation: true });
  const page = { page: 'product', productCode: '1126001' };
  expect(told).toMatchObject([[page, { rank: 'rang-1', products: [{ code: '1131001' }] }]]);
});

test.each([{}, { measurement: true }, { isAnswered: false }, { signalled: true }])(
  'the service is told of nobody else: %j',
  async (consent) => {
    expect(await recommended(consent)).toMatchObject({ asked: [], told: [], html: '' });
  },
);

test('a service that fails recommends nothing', async () => {
  const failing = await recommended({ personalisation: true }, new Fault('unavailable', 'recommendations'));
  expect(failing).toMatchObject({ html: '', told: [] });
});
