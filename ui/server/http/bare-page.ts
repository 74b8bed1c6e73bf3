import { errorView } from '#ui/request/error/error.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { RequestAccount } from './request-account.ts';

/**
 * The error page without a router: a shop at its limit cannot make another page, and one that made a mistake might make
 * it again. Its texts are the shop's own.
 */
export function barePage(status: 500 | 503, { sid, lang }: Pick<RequestAccount, 'sid' | 'lang'>): Response {
  const wording = wordingOf({ lang, mode: 'part' });
  const about = status === 503 ? ({ kind: 'busy' } as const) : undefined;
  const { title, text, ways, ...details } = errorView(
    { status, sid: sid ?? '', now: new Date().toISOString(), about },
    wording,
  );
  const links = ways.map(({ href, label }) => `<li><a href="${href}">${label}</a></li>`).join('');
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<main><h1>${title}</h1><p>${text}</p><ul>${links}</ul><p>${status}<br>${details.sid}<br>${details.date}</p></main></html>`;
  return new Response(html, {
    status,
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Type': 'text/html; charset=UTF-8',
      ...(status === 503 ? { 'Retry-After': '3' } : {}),
    },
  });
}
