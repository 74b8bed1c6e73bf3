import sanitize from 'sanitize-html';
import { safePath } from '#domain/session/safe-path.ts';
import { unbroken } from '../unbroken.ts';

const cell = ['colspan', 'rowspan'];
const externalUrl = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * The elements allowed in an editor's text; everything else is dropped, attributes included. Unlike a seller's product
 * description (catalog/rich-text.ts) it may have links, tables and answers that open.
 */
const rules: sanitize.IOptions = {
  allowedTags: 'p h2 h3 ul ol li strong em br a table caption thead tbody tr th td details summary'.split(' '),
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', ...cell], td: cell },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'title'],
  textFilter: unbroken,
  transformTags: {
    // The page's title is its h1.
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    a: (_name, { href = '' }) => linkTo(href.trim()),
  },
};

export const editorialHtml = (html: string): string => sanitize(html, rules).trim();

/** A link with a forbidden address becomes plain text. */
function linkTo(href: string): sanitize.Tag {
  const path = safePath(href);
  if (path !== null) return { tagName: 'a', attribs: { href: path } };
  if (!externalUrl.test(href) || !URL.canParse(href)) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href, ...(/^http/i.test(href) && { rel: 'noopener' }) } };
}
