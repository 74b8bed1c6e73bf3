const plainText = /^[\n\r\t -~\u00A0-\u00AC\u00AE-\u02FF]*$/;
/** Characters without a glyph; after an emoji some of them choose its variant. */
const invisible = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\p{Default_Ignorable_Code_Point}/gu;

/**
 * Removes the invisible characters that copied text brings along: direction marks, zero-width spaces, soft hyphens.
 * Digits of another width or style become digits.
 */
export const removeInvisible = (text: string): string =>
  plainText.test(text)
    ? text
    : text.replace(invisible, '').replace(/\p{Decimal_Number}/gu, (digit) => digit.normalize('NFKC'));
