const plainText = /^[\n\r\t -~\u00A0-\u00AC\u00AE-\u02FF]*$/;
/** Characters without a glyph; after an emoji some of them choose its variant. */
const invisible = /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\p{Default_Ignorable_Code_Point}/gu;
/** What stands for no sign: of a dictation or an embedded object, of one font alone, half of a sign, an empty Braille cell. */
const meaningless = /[\uFFF9-\uFFFC\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2800]/gu;
/** Word processors and presentations write a line's end so; a browser shows nothing in its place. */
const control = /(?![\t\n\r])\p{Cc}/gu;
/** Digits of any style, and what keyboards for Chinese and Japanese write at full width: letters, signs, the space. */
const wide = /[\p{Decimal_Number}\u3000\uFF01-\uFF5E]/gu;
/** No writing has so many accents on one letter (UAX 15, stream-safe text), and composing thousands takes a second. */
const manyAccents = /\p{M}{31}/u;
/** Arabic and Persian digits, which no normal form makes ordinary ones: the last four bits are their value. */
const arabicDigit = /[\u0660-\u0669\u06F0-\u06F9]/g;
const ordinary = (sign: string) =>
  sign.normalize('NFKC').replace(arabicDigit, (digit) => String(digit.charCodeAt(0) % 16));

/**
 * What a visitor typed or pasted, for every form, table and query: without the invisible characters that copied text brings
 * along (direction marks, zero-width spaces, soft hyphens, control characters), with letters and digits of usual width, accents composed.
 */
export function cleanText(typed: string): string {
  if (plainText.test(typed)) return typed;
  const visible = typed.replace(invisible, '').replace(meaningless, '').replace(control, ' ').replace(wide, ordinary);
  return manyAccents.test(visible) ? visible : visible.normalize('NFC');
}
