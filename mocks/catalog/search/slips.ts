import { editDistance } from '../../shared/edit-distance.ts';

/** The rows of a French and of an English keyboard. */
const ROWS = ['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const areNeighbours = (one: string, other: string): boolean =>
  ROWS.some((row) => row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1);
const areVowels = (one: string, other: string): boolean => /^[aeiouy]{2}$/.test(one + other);

/** How a short word differs from another by one letter, where a hand or an ear slips: not as « masque » from « marque ». */
function isSlipOfOneLetter(typed: string, word: string): boolean {
  const place = Array.from(typed).findIndex((letter, index) => letter !== word[index]);
  const [letter = '', meant = ''] = [typed[place], word[place]];
  if (typed.length < word.length) return true;
  // Doubled, or typed with the key beside it.
  if (typed.length > word.length)
    return [typed[place - 1], typed[place + 1]].some(
      (beside) => beside && (beside === letter || areNeighbours(beside, letter)),
    );
  return typed[place + 1] === meant || (typed.length > 4 && (areNeighbours(letter, meant) || areVowels(letter, meant)));
}

/** What is spelled in several ways and said in one: « anveloppe », « étikète », « cizeaux », « bubble rap ». */
const soundOf = (word: string): string =>
  word
    .replaceAll(/qu|k/g, 'c')
    .replaceAll('ph', 'f')
    .replaceAll('z', 's')
    .replace(/^wr/, 'r')
    .replace(/^e(?=[nm])/, 'a')
    .replace(/(?<=[iu])e$/, '')
    .replaceAll(/(.)\1/g, '$1');

/** The sounds of known words, which every search compares. */
const sounds = new Map<string, string>();
function soundOfKnown(word: string): string {
  const sound = sounds.get(word) ?? soundOf(word);
  sounds.set(word, sound);
  return sound;
}

/**
 * In how many letters a typed word slipped from a known one; Infinity where it is another word. Few slip at the first
 * letter, and many words differ by it.
 */
export function slipsFrom(typed: string): (word: string) => number {
  const most = typed.length < 10 ? 1 : 2;
  const sound = soundOf(typed);
  const mayBe = (word: string) =>
    typed[0] === word[0] && typed.length >= 4 && (typed.length > 4 || word.length >= 4) && distanceOf(word) <= most;
  const distanceOf = (word: string) => editDistance(typed, word, most);
  return (word) => {
    if (soundOfKnown(word) === sound) return 0;
    if (!mayBe(word) || (typed.length < 8 && !isSlipOfOneLetter(typed, word))) return Number.POSITIVE_INFINITY;
    return distanceOf(word);
  };
}
