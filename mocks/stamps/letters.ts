import type { components } from '#contracts/generated/stamps.ts';
import type { Lang, Words } from '../shared/lang.ts';

type Wire = components['schemas']['LetterType'];

interface LetterRecord extends Pick<Wire, 'code' | 'zones'> {
  name: Words;
  text: Words;
}

/** All of them are taken for ever: what they pay is a letter, not an amount. */
const letters: readonly LetterRecord[] = [
  {
    code: 'GREEN',
    name: { fr: 'Lettre verte', en: 'Green letter' },
    text: { fr: 'Trois jours ouvrés en moyenne.', en: 'Three working days on average.' },
    zones: ['NATIONAL', 'OVERSEAS'],
  },
  {
    code: 'TRACKED',
    name: { fr: 'Lettre services plus', en: 'Services plus letter' },
    text: { fr: 'Suivie, deux à trois jours ouvrés, en France.', en: 'Tracked, two to three working days, in France.' },
    zones: ['NATIONAL'],
  },
  {
    code: 'WORLD',
    name: { fr: 'Lettre internationale', en: 'International letter' },
    text: { fr: 'Vers tous les autres pays.', en: 'To all other countries.' },
    zones: ['INTERNATIONAL'],
  },
];

export const letterOf = (code: string): LetterRecord | undefined => letters.find((one) => one.code === code);

export const lettersIn = (lang: Lang): Wire[] =>
  letters.map(({ name, text, ...one }) => ({ ...one, name: name[lang], text: text[lang] }));
