const plainText = /^[\n\r\t -~\u00A0-\u00AC\u00AE-\u02FF]*$/;
/** What shows nothing by itself; after an emoji some of it says which one. */
const invisible = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text without the signs that nobody sees, which come along when something is copied: marks of direction, spaces of no
 * width, soft hyphens. Digits of another width or style are digits.
 */
export const removeInvisible = (text: string): string =>
  plainText.test(text)
    ? text
    : text.replace(invisible, '').replace(/\p{Decimal_Number}/gu, (digit) => digit.normalize('NFKC'));
