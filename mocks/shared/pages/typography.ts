const NARROW = '\u202F';
const NBSP = '\u00A0';

/** Puts the spaces of French typography where the author typed ordinary ones. */
export const french = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/ ([;:!?»%])/g, `${NARROW}$1`)
    .replace(/« /g, `«${NARROW}`)
    .replace(/(n°) /gi, `$1${NBSP}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW}`)
    .replace(/(\d) (?=(?:g|kg|mm|cm|m|m²|g\/m²|€|h|W|L|cl|V)(?![\p{L}\d]))/gu, `$1${NBSP}`)
    .replaceAll(' × ', `${NARROW}×${NARROW}`)
    .replace(/ ([–]) /g, `${NBSP}$1 `);

/** Curly apostrophes, and units kept with their figure. */
export const english = (text: string): string =>
  text
    .replaceAll("'", '’')
    .replace(/(\d) (?=(?:g|kg|mm|cm|m|m²|gsm|€|W|L|cl|V)(?![\p{L}\d]))/gu, `$1${NBSP}`)
    .replaceAll(' × ', `${NARROW}×${NARROW}`)
    .replace(/ ([–]) /g, `${NBSP}$1 `);

export const removeAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

export const slugOf = (text: string): string =>
  removeAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
