/**
 * Articles seen with this browser, stored in it only, for visitors who agreed to personalisation. A price is never
 * stored: it could be an old one.
 */
import type { Lang } from '#domain/shared/mode.ts';
import { catalogue, media } from '#ui/routing/prefixes.ts';
import { viewedKey } from './viewed-key.ts';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** What its card needs. */
export interface ViewedArticle {
  code: string;
  /** In the language of the page on which it was seen. */
  title: string;
  lang: Lang;
  /** Of individuals; professionals have the same articles below their prefix. */
  path: string;
  /** Empty for an article without one. */
  picture: string;
}

const most = 8;
const longest = 200;

const codes = /^[\w-]{1,64}$/;
/** An address of a product of this shop, and nothing that leads elsewhere. */
const paths = new RegExp(String.raw`^${catalogue}/[\p{L}\p{N}%_-]{1,200}/p/([\w-]{1,64})$`, 'u');
/** A picture as the adapters let it through. */
const pictures = new RegExp(String.raw`^(${media}/[\w./-]+|https?://[^\s"'<>]+)?$`);

/** `null` for anything that this shop would not have stored. */
function articleOf(stored: unknown): ViewedArticle | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { code, title, lang, path, picture } = stored as Record<string, unknown>;
  if (typeof code !== 'string' || !codes.test(code)) return null;
  if (typeof title !== 'string' || title === '' || title.length > longest) return null;
  if (lang !== 'fr' && lang !== 'en') return null;
  if (typeof path !== 'string' || paths.exec(path)?.[1] !== code) return null;
  if (typeof picture !== 'string' || picture.length > longest || !pictures.test(picture)) return null;
  return { code, title, lang, path, picture };
}

/** The latest first, each once; empty when the browser's storage is unavailable or not ours. */
export function viewedArticles(shelf: () => Shelf): ViewedArticle[] {
  try {
    const stored: unknown = JSON.parse(shelf().getItem(viewedKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const articles = stored.map(articleOf).filter((one) => one !== null);
    return articles.filter(({ code }, at) => articles.findIndex((one) => one.code === code) === at).slice(0, most);
  } catch {
    return [];
  }
}

export function saveViewed(article: ViewedArticle, shelf: () => Shelf): void {
  const latest = articleOf(article);
  if (!latest) return;
  const others = viewedArticles(shelf).filter(({ code }) => code !== latest.code);
  // Storage may be disabled or full: then nothing is stored.
  try {
    shelf().setItem(viewedKey, JSON.stringify([latest, ...others].slice(0, most)));
  } catch {}
}
