import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#contracts/generated/content.ts';
import { langOf, type Words } from '../shared/lang.ts';
import { OCC_URL } from '../shared/operations.ts';
import { invalidField, refusal } from '../shared/problems.ts';
import type { Site } from '../shared/site.ts';
import { pageAnswer, pageRow, slice } from './answer.ts';
import { componentsOf, pageOfCode, pageOfLabel, pagesFor, type Reader } from './find.ts';
import type { Page } from './page.ts';
import { words } from './words.ts';

/** The ticket of the demonstration's editor. */
export const EDITOR_TICKET = 'ticket-editeur';

const http = createOpenApiHttp<paths>({ baseUrl: OCC_URL });
const sites: Record<Site, Words> = {
  part: words('Boutique des particuliers', 'Shop for individuals'),
  pro: words('Boutique des professionnels', 'Shop for professionals'),
};
const isSite = (site: unknown): site is Site => site === 'part' || site === 'pro';

const unknown = (subject: string, subjectType: string) =>
  refusal(404, {
    type: 'CMSItemNotFoundError',
    reason: 'notFound',
    subject,
    subjectType,
    message: `No ${subjectType} ${subject}.`,
  });

/** The site that is read, and whether by an editor: an unknown ticket is refused. */
function readerOf(siteId: unknown, request: Request): Reader {
  const ticket = new URL(request.url).searchParams.get('cmsTicketId');
  if (!isSite(siteId)) throw unknown(String(siteId), 'site');
  if (ticket !== null && ticket !== EDITOR_TICKET)
    throw refusal(403, { type: 'AccessDeniedError', message: 'This ticket is not known, or no longer.' });
  return { site: siteId, drafts: ticket !== null };
}

interface ContentRequest {
  get(name: string): string | null;
}

function numberIn(
  query: ContentRequest,
  name: 'currentPage' | 'pageSize',
  [least, otherwise]: [number, number],
): number {
  const value = Number(query.get(name) ?? otherwise);
  if (!Number.isInteger(value) || value < least || value > 100) throw invalidField(name);
  return value;
}

const pagingOf = (query: ContentRequest) => ({
  page: numberIn(query, 'currentPage', [0, 0]),
  size: numberIn(query, 'pageSize', [1, 20]),
});

function requestedPage(reader: Reader, query: ContentRequest): Page {
  const pageType = query.get('pageType') ?? 'ContentPage';
  const label = query.get('pageLabelOrId') ?? '/';
  const code = query.get('code');
  if (pageType !== 'ContentPage' && code === null) throw invalidField('code', 'missing');
  const page = code === null ? pageOfLabel(reader, label) : pageOfCode(reader, { pageType, code });
  if (!page) throw unknown(code ?? label, pageType);
  return page;
}

export const contentHandlers = [
  http.get('/{siteId}/smartedit/cms/pages', ({ params, query, request, response }) => {
    const reader = readerOf(params.siteId, request);
    return response(200).json(pageAnswer(requestedPage(reader, query), reader, langOf(request)));
  }),

  http.get('/{siteId}/smartedit/cms/pages/{pageId}', ({ params, request, response }) => {
    const reader = readerOf(params.siteId, request);
    const page = pagesFor(reader).find(({ uid }) => uid === params.pageId);
    if (!page) throw unknown(params.pageId, 'page');
    return response(200).json(pageAnswer(page, reader, langOf(request)));
  }),

  http.get('/{siteId}/smartedit/cms/components', ({ params, query, request, response }) => {
    const reader = readerOf(params.siteId, request);
    const uids = (query.get('componentIds') ?? '').split(',').flatMap((uid) => uid.trim() || []);
    if (uids.length === 0) throw invalidField('componentIds', 'missing');
    const { rows, pagination } = slice(componentsOf(reader, uids), pagingOf(query));
    return response(200).json({ component: rows.map((each) => ({ ...each.wire(langOf(request)) })), pagination });
  }),

  http.get('/{siteId}/smartedit/cms/sitepages', ({ params, query, request, response }) => {
    const reader = readerOf(params.siteId, request);
    const { rows, pagination } = slice(pagesFor(reader), pagingOf(query));
    return response(200).json({ page: rows.map((page) => pageRow(page, langOf(request))), pagination });
  }),

  http.get('/{siteId}/smartedit/sites', ({ params, request, response }) => {
    readerOf(params.siteId, request);
    const lang = langOf(request);
    const catalogs = (['part', 'pro'] as const).map((uid) => ({
      uid,
      name: sites[uid][lang],
      previewUrl: '/cx-preview',
    }));
    return response(200).json({ sites: catalogs });
  }),
];
