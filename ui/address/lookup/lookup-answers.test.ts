import { expect, test, vi } from 'vitest';
import { queryOf } from '#ui/routing/queries/queries.ts';
import { streetsAnswer, townsAnswer } from './lookup-answers.ts';

const communes = (query: Record<string, string>) => queryOf('communes', new URLSearchParams(query));
const typed = (query: Record<string, string>) => queryOf('streets', new URLSearchParams(query));
const heldFor = (answer: Response) => answer.headers.get('Cache-Control');

test('the towns of a code may be kept for a day', async () => {
  const towns = vi.fn(async () => ['Lugos', 'Mios']);
  const asked = communes({ code: '33380', pays: 'FR' });
  const answer = await townsAnswer({ query: asked, addressChecks: { towns } });
  expect(await answer.json()).toEqual(['Lugos', 'Mios']);
  expect(heldFor(answer)).toBe('private, max-age=86400');
  expect(towns).toHaveBeenCalledWith({ codePostal: '33380', country: 'FR' });
});

test('no towns are not kept: the service may have been away; what is too long is cut', async () => {
  const towns = vi.fn(async () => []);
  const asked = communes({ code: '3'.repeat(500), pays: 'FRANCE' });
  const answer = await townsAnswer({ query: asked, addressChecks: { towns } });
  expect(await answer.json()).toEqual([]);
  expect(heldFor(answer)).toBe('private, no-store');
  expect(towns).toHaveBeenCalledWith({ codePostal: '3'.repeat(11), country: 'FR' });
});

test('streets are looked for in their town, and never kept: what is typed is personal', async () => {
  const found = [{ streetName: '12 Rue de Vaugirard', codePostal: '75015', city: 'Paris' }];
  const streets = vi.fn(async () => found);
  const asked = typed({ q: ' 12 rue de vaug ', code: '75015' });
  const answer = await streetsAnswer({ query: asked, addressChecks: { streets } });
  expect(await answer.json()).toEqual(found);
  expect(heldFor(answer)).toBe('private, no-store');
  expect(streets).toHaveBeenCalledWith({ text: '12 rue de vaug', codePostal: '75015', country: 'FR' });
});

test('two characters are too few to look for', async () => {
  const streets = vi.fn(async () => []);
  const answer = await streetsAnswer({ query: typed({ q: ' 12 ' }), addressChecks: { streets } });
  expect(await answer.json()).toEqual([]);
  expect(streets).not.toHaveBeenCalled();
});
