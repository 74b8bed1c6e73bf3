/** Ids of places on the payment page. */

/**
 * The message about the last attempt: a redirect leads here, so that a keyboard or a screen reader begins with it, also
 * without scripts.
 */
export const messageSection = 'message';
/** Where the shopper acts next. */
export const modesSection = 'moyens';
export const waiverField = 'renonciation';
export const linesSection = 'lignes';
