import sanitize from 'sanitize-html';
import { unbroken } from '../unbroken.ts';

/** The elements allowed in a product's description; everything else is dropped, attributes included. */
export const safeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3'],
    allowedAttributes: {},
    textFilter: unbroken,
  });
