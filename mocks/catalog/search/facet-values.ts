import { english, french } from '../../shared/pages/typography.ts';
import { themes } from '../data/themes.ts';
import type { Text } from '../item.ts';

const text = (fr: string, en: string): Text => ({ fr: french(fr), en: english(en) });

/** The names of the facts that a listing can be narrowed by. */
export const facetValueNames: Record<string, Record<string, Text>> = {
  format: {
    carnet: text('Carnet', 'Booklet'),
    feuille: text('Feuille', 'Sheet'),
    rouleau: text('Rouleau', 'Coil or roll'),
    bloc: text('Bloc', 'Block'),
    unite: text("À l'unité", 'Single'),
    c6: text('C6 (114 × 162 mm)', 'C6 (114 × 162 mm)'),
    dl: text('DL (110 × 220 mm)', 'DL (110 × 220 mm)'),
    c5: text('C5 (162 × 229 mm)', 'C5 (162 × 229 mm)'),
    b5: text('B5 (176 × 250 mm)', 'B5 (176 × 250 mm)'),
    c4: text('C4 (229 × 324 mm)', 'C4 (229 × 324 mm)'),
    b4: text('B4 (250 × 353 mm)', 'B4 (250 × 353 mm)'),
    carre: text('Carré (165 × 165 mm)', 'Square (165 × 165 mm)'),
    s: text('Petit colis', 'Small parcel'),
    m: text('Colis moyen', 'Medium parcel'),
    l: text('Grand colis', 'Large parcel'),
    xl: text('Très grand colis', 'Extra-large parcel'),
    a5: text('A5', 'A5 size'),
    a4: text('A4', 'A4 size'),
  },
  theme: Object.fromEntries(themes.map(({ code, name }) => [code, text(name.fr, name.en)])),
  rate: {
    'lettre-verte': text('Lettre verte', 'Green letter'),
    'services-plus': text('Lettre services plus', 'Services plus letter'),
    international: text('International', 'International'),
    colissimo: text('Colissimo', 'Colissimo parcel'),
  },
  colour: {
    blanc: text('Blanc', 'White'),
    brun: text('Brun', 'Brown'),
    rouge: text('Rouge', 'Red'),
    bleu: text('Bleu', 'Blue'),
    vert: text('Vert', 'Green'),
    jaune: text('Jaune', 'Yellow'),
    rose: text('Rose', 'Pink'),
    noir: text('Noir', 'Black'),
    gris: text('Gris', 'Grey'),
    transparent: text('Transparent', 'Clear'),
  },
};
