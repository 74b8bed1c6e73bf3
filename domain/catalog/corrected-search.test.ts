import { expect, test } from 'vitest';
import { Fault } from '../shared/fault.ts';
import { correctedSearch } from './corrected-search.ts';
import { aSearchPage } from './examples.ts';
import { everything } from './search-query.ts';

const nothing = { total: 0, products: [], suggestion: 'marianne' };
const service = { title: 'Envoyer un colis', summary: '', path: '/envoyer-un-colis' };

/** The texts that were searched, and what the last of them found; only « marianne » finds products. */
async function searched(first: Parameters<typeof aSearchPage>[0], text = 'mariane') {
  const asked: string[] = [];
  const search = async ({ text: each }: { text: string }) => {
    asked.push(each);
    return each === 'marianne' ? aSearchPage({ total: 8 }) : aSearchPage(first);
  };
  const { page, text: shown } = await correctedSearch({ search }, { ...everything, text });
  return { asked, shown, total: page === 'unknown' ? null : page.total };
}

test('a search without a result goes on with the suggested spelling', async () => {
  expect(await searched(nothing)).toEqual({ asked: ['mariane', 'marianne'], shown: 'marianne', total: 8 });
});

test.each([
  ['it finds products', { ...nothing, total: 3 }, 3],
  ['it finds a service', { ...nothing, services: [service] }, 0],
  ['no spelling is suggested', { ...nothing, suggestion: null }, 0],
])('a search stays as it was typed where %s', async (_, first, total) => {
  expect(await searched(first)).toEqual({ asked: ['mariane'], shown: 'mariane', total });
});

test('a search stays as it was typed where the suggested spelling cannot be searched', async () => {
  const search = async ({ text }: { text: string }) => {
    if (text === 'marianne') throw new Fault('timeout', 'search');
    return aSearchPage(nothing);
  };
  const { page, text } = await correctedSearch({ search }, { ...everything, text: 'mariane' });
  expect([text, page === 'unknown' ? null : page.total]).toEqual(['mariane', 0]);
});

test('the suggested spelling is searched by the same filters, and for as many products', async () => {
  const asked: unknown[] = [];
  const search = async (...input: unknown[]) => {
    asked.push(input);
    return aSearchPage(nothing);
  };
  const query = { ...everything, text: 'mariane', facets: [{ code: 'format', value: 'carnet' }] };
  await correctedSearch({ search }, query, 4);
  expect(asked).toEqual([
    [query, 4],
    [{ ...query, text: 'marianne' }, 4],
  ]);
});

test('a search stays as it was typed where the suggested spelling finds nothing either', async () => {
  const { shown, total } = await searched({ ...nothing, suggestion: 'mariannes' });
  expect([shown, total]).toEqual(['mariane', 0]);
});
