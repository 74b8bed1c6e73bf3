import sanitize from 'sanitize-html';

/** What a description may hold; everything else, attributes included, is dropped. */
export const safeHtml = (html: string): string =>
  sanitize(html, { allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3'], allowedAttributes: {} });
