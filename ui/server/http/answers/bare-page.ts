import { LRUCache } from 'lru-cache';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { privateHeaders } from '#ui/page/page-headers.ts';
import { type ErrorView, errorView, type ResubmitForm } from '#ui/request/error/error.view.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

interface BarePage {
  status: 500 | 503;
  sid: string | null;
  lang: Lang;
  mode?: Mode;
  /** The nonce of the answer's policy. */
  nonce: string;
  /** What was typed, to be sent again. */
  typed?: ResubmitForm | null;
}

export const bareHeaders = (status: number): Record<string, string> => ({
  ...privateHeaders,
  'Content-Type': 'text/html; charset=UTF-8',
  ...(status === 503 ? { 'Retry-After': '3' } : {}),
});

/**
 * The error page without a router: a shop at its limit cannot make another page, and one that made a mistake might make
 * it again. Its texts are the shop's own.
 */
export const barePage = (page: BarePage): Response =>
  new Response(bareHtml(page), { status: page.status, headers: bareHeaders(page.status) });

const minute = 60_000;

/** By status, language, mode and minute: a shop at its limit sends one view thousands of times. */
const errorViews = new LRUCache<string, ErrorView>({ max: 20 });

function wordsOf({ status, lang, mode = 'part' }: BarePage): ErrorView {
  const now = Date.now();
  const key = `${status} ${lang} ${mode} ${Math.floor(now / minute)}`;
  const cached = errorViews.get(key);
  if (cached) return cached;
  const about = status === 503 ? ({ kind: 'busy' } as const) : undefined;
  const words = errorView({ status, sid: '', now: new Date(now).toISOString(), about }, wordingOf({ lang, mode }));
  errorViews.set(key, words);
  return words;
}

export function bareHtml(page: BarePage): string {
  const { status, lang, nonce, typed } = page;
  const { title, text, ways, sid, date } = wordsOf(page);
  const links = ways.map(({ href, label }) => `<li><a href="${escapeHtml(href)}">${label}</a></li>`).join('');
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${style}</style>
<main><h1>${title}</h1>${typed ? again(typed) : `<p>${text}</p>`}<ul>${links}</ul><p><small>${status}<br>${page.sid ?? sid}<br>${date}</small></p></main></html>`;
}

/** A form with every field of the one that was sent. */
function again({ action, fields, title, text, send, lines }: ResubmitForm): string {
  const hidden = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<form method="post" action="${escapeHtml(action)}"><h2>${title}</h2><p>${text}</p>${items && `<ul>${items}</ul>`}${hidden.join('')}<p><button>${send}</button></p></form>`;
}

/** The page needs no sheet of the shop, which is at its limit. */
const style =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0}main{max-width:34rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.25rem;margin-top:2rem}li{overflow-wrap:anywhere}main>ul{list-style:none;padding:0;margin:2rem 0}main>ul a{display:inline-block;padding:.5rem 0}button{font:inherit;font-weight:600;min-height:3rem;padding:0 1.5rem;border:0;border-radius:.5rem;background:#124b46;color:#fff;cursor:pointer}';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
