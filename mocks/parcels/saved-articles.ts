import { createOpenApiHttp } from 'openapi-msw';
import type { components, paths } from '#contracts/generated/parcels.ts';
import { requesterOf } from '../session/requester.ts';
import { langOf } from '../shared/lang.ts';
import { priceOf } from '../shared/money.ts';
import { BASE_URL } from '../shared/operations.ts';
import { accessDenied } from '../shared/problems.ts';
import { bodyOf } from '../shared/requests/request-body.ts';
import { table } from '../shared/table.ts';
import { refused } from './configurations.ts';

type Wire = components['schemas'];

interface SavedArticleRecord {
  id: string;
  owner: string;
  article: Wire['NewSavedArticle'];
}

/** What the accounts of companies keep for customs. */
export const savedArticlesIn = table<SavedArticleRecord>();

const MOST = 100;
const centsPerEuro = 100;

const http = createOpenApiHttp<paths>({ baseUrl: BASE_URL });
const articles = '/users/{userId}/parcel/articles';

/** An account has them; a visitor has none. */
async function ownerOf(request: Request, userId: string) {
  const { world, owner } = await requesterOf(request, userId);
  if (owner === null) throw accessDenied();
  return { world, owner };
}

const answerOf = ({ id, article }: SavedArticleRecord, request: Request): Wire['SavedArticle'] => ({
  ...article,
  id,
  value: priceOf(Math.round((article.value.value ?? 0) * centsPerEuro), langOf(request)),
});

export const savedArticleHandlers = [
  http.get(articles, async ({ params, request, response }) => {
    const { world, owner } = await ownerOf(request, params.userId);
    const articles = savedArticlesIn(world).findMany((q) => q.where({ owner }));
    const sorted = articles.toSorted((one, other) =>
      one.article.description.localeCompare(other.article.description, 'fr'),
    );
    return response(200).json({ articles: sorted.map((record) => answerOf(record, request)) });
  }),

  http.post(articles, async ({ params, request, response }) => {
    const { world, owner } = await ownerOf(request, params.userId);
    const { description, weight, value, hsCode, originCountry } = await bodyOf(request);
    const article = { description, weight, value, ...(hsCode && { hsCode }), originCountry };
    const saved = await world.exclusively(async () => {
      const rows = savedArticlesIn(world);
      const own = rows.findMany((q) => q.where({ owner }));
      const same = own.find((record) => record.article.description.toLowerCase() === description.toLowerCase());
      if (same) rows.delete((q) => q.where({ id: same.id }));
      else if (own.length >= MOST) throw refused({ reason: 'tooManyArticles', subject: 'articles' });
      return rows.create({ id: same?.id ?? crypto.randomUUID(), owner, article });
    });
    return response(201).json(answerOf(saved, request));
  }),

  http.delete(`${articles}/{articleId}`, async ({ params, request, response }) => {
    const { world, owner } = await ownerOf(request, params.userId);
    const { articleId: id } = params;
    await world.exclusively(async () => savedArticlesIn(world).delete((q) => q.where({ id, owner })));
    return response(200).empty();
  }),
];
