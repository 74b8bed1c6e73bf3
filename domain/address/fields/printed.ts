import { longestRead } from './normalise.ts';

const ligatures: Record<string, string> = {
  Œ: 'OE',
  Æ: 'AE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Þ: 'TH',
  Ŋ: 'NG',
  ẞ: 'SS',
  Ə: 'E',
};

/** Unaccented capitals, as the post asks for them; signs stay (postal-domain 1.1, A1). */
export function removeAccents(text: string): string {
  if (text.length > longestRead) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ŒÆØŁĐÐĦÞŊẞƏ]/g, (letter) => ligatures[letter] ?? letter);
}

/** Lines 4 to 6 hold letters, digits and spaces alone: a sign becomes a space. A letter is never lost. */
export const plain = (text: string): string =>
  removeAccents(text)
    .replace(/[^\p{Script=Latin}0-9]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
