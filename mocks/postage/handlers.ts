import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/postage.ts';
import { langOf } from '../shared/lang.ts';
import { BASE_URL } from '../shared/operations.ts';
import { invalidField } from '../shared/problems.ts';
import { worldOf } from '../shared/world.ts';
import { optionsAnswer, postageAnswer } from './answer.ts';
import { gramsOf, MAX_SHEETS } from './items.ts';

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });

export const postageHandlers = [
  http.get('/postage/options', ({ request, response }) => response(200).json(optionsAnswer(langOf(request)))),

  http.get('/postage', ({ request, response }) => {
    const search = new URL(request.url).searchParams;
    const [weight, sheets] = [wholeIn(search, 'weight', 1_000_000), wholeIn(search, 'sheets', MAX_SHEETS)];
    if (weight === null && sheets === null) throw invalidField('weight', 'missing');
    const grams = gramsOf({ weight, sheets, envelope: search.get('envelope') });
    const destination = search.get('destination') ?? '';
    return response(200).json(postageAnswer(worldOf(request), { grams, destination, lang: langOf(request) }));
  }),
];

function wholeIn(search: URLSearchParams, name: string, most: number): number | null {
  const text = search.get(name);
  if (text === null) return null;
  const value = Number(text);
  if (!/^\d{1,7}$/.test(text) || value < 1 || value > most) throw invalidField(name);
  return value;
}
