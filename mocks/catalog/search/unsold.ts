import type { Lang } from '../../shared/lang.ts';
import { wordsOf } from './text-index.ts';

/** Goods that people look for in such a shop, and that it does not sell: the nearest category, their names in both languages. */
const unsold: [category: string, fr: string, en: string][] = [
  [
    'petit-materiel',
    'gomme, mètre ruban, étiqueteuse, rouleau de caisse, bobine de caisse, règle, équerre, compas, taille-crayon, trombone, punaise, élastique, ouvre-lettre, coupe-papier, perforatrice, calculatrice, aimant, pinceau, massicot, tapis de souris, sous-main, porte-cartes, lunettes, piles, pâte à fixer',
    'eraser, tape measure, price tag, label maker, mouse pad, till roll, rubber, ruler, compass, pencil sharpener, sharpener, paper clip, paperclip, drawing pin, thumb tack, rubber band, elastic band, letter opener, paper knife, hole punch, punch, calculator, magnet, brush, guillotine, battery pack, blu tack',
  ],
  [
    'ecriture',
    'crayon, porte-mine, criterium, craie, correcteur, blanco, effaceur, cartouche d’encre, peinture, cire à cacheter, sceau de cire, cachet de cire, sceau, encreur, coussin encreur, encre à tampon, recharge tampon, bâton de cire, calligraphie, pastel gras',
    'pencil, crayon, chalk, correction fluid, tipp ex, ink cartridge, paint, wax seal, sealing wax, seal, calligraphy, calligraphy set, ink pad, stamp pad',
  ],
  [
    'papeterie',
    'agenda, calendrier, almanach, papier photo, papier peint, papier toilette, papier sulfurisé, papier aluminium, papier de verre, papier à cigarette, papier musique, papier millimétré, essuie-tout, mouchoir, album photo, cadre photo, papier calque, papier cartonné, bristol, bloc-notes, cartable, trousse, sac à dos, livre d’or, roman, journal, magazine, puzzle, jeu de société, jouet, bougie, papier cadeau, carte routière, guirlande',
    'diary, planner, calendar, photo paper, wallpaper, toilet paper, baking paper, sandpaper, rolling paper, graph paper, kitchen roll, tissue, photo album, photo frame, tracing paper, notepad, school bag, backpack, pencil case, novel, newspaper, magazine, puzzle, board game, toy, candle, wrapping paper, gift wrap, gift wrapping paper, map',
  ],
  [
    'classement',
    'poubelle, intercalaire, pochette perforée, pochette transparente, plastifieuse, trieur, porte-revues, dossier suspendu, relieuse',
    'paper bin, waste bin, wastepaper basket, bin, divider, laminator, magazine rack, hanging file, punched pocket, plastic wallet',
  ],
  [
    'pesee-impression',
    'toner, cartouche, cartouche d’imprimante, encre + imprimante, encre + epson, encre + canon, encre + hp, encre + brother, carte mémoire, carte SD, traceur, GPS, appareil photo, téléviseur, télévision, console de jeux, enceinte, manette, ordinateur, tablette, scanner, clé USB, disque dur, écran, clavier, souris, chargeur, câble, casque, destructeur de documents, déchiqueteuse, photocopieuse, fax, smartphone, coque, webcam',
    'toner, ink + printer, ink + epson, ink + canon, ink + hp, ink + brother, printer cartridge, memory card, sd card, gps, camera, television, game console, speaker, computer, laptop, tablet, scanner, usb stick, usb key, memory stick, hard drive, screen, keyboard, mouse, charger, cable, headphone, shredder, photocopier, fax machine, smartphone, phone case, webcam',
  ],
  [
    'mobilier',
    'armoire, bureau en bois, bureau d’angle, étagère, canapé, tapis, horloge, coffre-fort, tableau blanc, bureau assis-debout, table, ampoule, ventilateur, boîte à clés',
    'cupboard, shelf, sofa, rug, clock, whiteboard, standing desk, table, light bulb, bulb, fan, bookcase',
  ],
  [
    'colis',
    'sac, sachet, sac postal, sac en toile, valise, palette en bois, cadenas, sangle',
    'suitcase, padlock, strap, trolley, paper bag, gift bag, plastic bag',
  ],
  [
    'philatelie',
    'pièce de monnaie, pièce de collection, pièces en or, monnaie, médaille, billet de banque, billet de collection, euro commémoratif, lingot, flamme postale, carte maximum',
    'coin, collectible coin, medal, banknote, gold bar',
  ],
];

interface Name {
  words: string;
  /** Written with a plus: « encre noire pour imprimante » has both words of « encre + imprimante ». */
  isScattered: boolean;
  category: string;
}

const namesIn = (written: string, category: string): Name[] =>
  written.split(', ').map((name) => ({ words: wordsOf(name).join(' '), isScattered: name.includes('+'), category }));

const names: Record<Lang, Name[]> = {
  fr: unsold.flatMap(([category, fr]) => namesIn(fr, category)),
  en: unsold.flatMap(([category, , en]) => namesIn(en, category)),
};

/** The nearest category of goods that are not sold here, and the words beside their name: French names them first, English last. */
export function unsoldShelf(words: readonly string[], lang: Lang): { category: string; beside: string[] } | undefined {
  const text = words.join(' ');
  const isNamed = ({ words: name, isScattered }: Name) =>
    text === name ||
    (lang === 'fr' ? text.startsWith(`${name} `) : text.endsWith(` ${name}`)) ||
    (isScattered && name.split(' ').every((word) => words.includes(word)));
  const found = names[lang].find(isNamed);
  const named = found?.words.split(' ') ?? [];
  return found && { category: found.category, beside: words.filter((word) => !named.includes(word)) };
}
