// What the contract of letters says of `signNotPrintable`; tests/contracts/printable-signs.test.ts compares it with the fonts.
const unprintable =
  /[^\u0300-\u034F\n\r\t\p{DI}\u0020-\u007E\u00A0-\u024F\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u0525\u1E00-\u1EFB\u2000-\u2027\u202F-\u205E\u2074-\u208E\u20A0-\u20B5\u20B8-\u20BA\u20BD\u2100-\u2109\u210B-\u2149\u2150-\u2185\u2190-\u22FF\u25A0-\u269C\u2701-\u2704\u2706-\u2709\u270C-\u2727\u2729-\u274B\u2761-\u2794\u2798-\u27AF\uFB00-\uFB06\u{1F600}-\u{1F623}\u{1F625}-\u{1F62B}\u{1F62D}-\u{1F640}]/u;

/** Whether the fonts of printed files have every sign of a text. */
export const isPrintable = (text: string): boolean => !unprintable.test(text.normalize('NFC'));

/** Each text of what was composed that cannot be printed, whatever its field; `subject`: the property, with dots. */
export function printableRefusals(composed: unknown, subject = ''): { reason: string; subject: string }[] {
  if (typeof composed === 'string') return isPrintable(composed) ? [] : [{ reason: 'signNotPrintable', subject }];
  if (typeof composed !== 'object' || composed === null) return [];
  return Object.entries(composed).flatMap(([name, value]) =>
    printableRefusals(value, subject ? `${subject}.${name}` : name),
  );
}
