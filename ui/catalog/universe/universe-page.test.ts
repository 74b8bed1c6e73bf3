import { expect, test } from 'vitest';
import { aSearchPage } from '#domain/catalog/examples.ts';
import { aRequest, argsOf } from '#ui/request/request.examples.ts';
import { loader } from './universe.route.tsx';

const headOf = async (noIndex: boolean) => {
  const page = aSearchPage();
  const context = aRequest({
    ports: {
      products: { search: async () => ({ ...page, seo: { ...page.seo, noIndex } }) },
      contents: { page: async () => null },
    },
  });
  const args = { ...argsOf(context, { path: '/boutique/u/timbres' }), params: { code: 'timbres' } };
  const { head } = await loader(args);
  return head;
};

test('a department is for search engines, unless the backend keeps it from them', async () => {
  expect(await headOf(false)).toMatchObject({ canonical: 'https://boutique.example/boutique/u/timbres' });
  const kept = await headOf(true);
  expect(kept).toMatchObject({ noIndex: true });
  expect(kept).not.toHaveProperty('canonical');
});
