import { expect, test } from 'vitest';
import type { LogoFault, LogoField } from '#domain/logo/logo.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { logo } from './logo.journey.ts';

const wording = wordingOf({ lang: 'fr', mode: 'pro' });
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

test.each<[LogoField, LogoFault, string]>([
  ['subject', { code: 'required' }, 'Choisissez ce que vous souhaitez faire.'],
  ['file', { code: 'required' }, 'Choisissez un fichier.'],
  ['name', { code: 'required' }, 'Indiquez un nom pour ce logo.'],
  ['background', { code: 'required' }, 'Choisissez un fond.'],
  ['rights', { code: 'required' }, 'Attestez de vos droits sur cette image pour continuer.'],
  ['months', { code: 'required' }, 'Choisissez une durée.'],
  ['months', { code: 'not-offered' }, 'Ce choix n’est plus proposé : choisissez-en un autre.'],
  ['file', { code: 'file-type' }, 'Ce type de fichier n’est pas accepté.'],
  ['file', { code: 'file-empty' }, 'Ce fichier est vide : choisissez-en un autre.'],
  ['file', { code: 'file-too-large' }, 'Ce fichier est trop lourd.'],
  ['file', { code: 'picture-gone' }, 'Votre image a été supprimée. Envoyez-la de nouveau.'],
  ['file', { code: 'scanning' }, 'L’analyse de votre fichier n’est pas terminée'],
  ['file', { code: 'infected' }, 'Ce fichier contient un virus'],
  ['file', { code: 'unscanned' }, 'Ce fichier n’a pas pu être analysé'],
  ['file', { code: 'colour-space' }, 'Cette image est en couleurs d’imprimerie (CMJN).'],
  ['file', { code: 'too-small' }, 'Cette image a trop peu de pixels pour un timbre net.'],
  ['file', { code: 'unreadable' }, 'Cette image ne peut pas être lue.'],
  [
    'file',
    { code: 'too-few-pixels', width: 1200, height: 100, minWidth: 3680, minHeight: 528 },
    'Cette image mesure 1 200 × 100 pixels. Il en faut au moins 3 680 de large ou 528 de haut, ou un fichier SVG.',
  ],
  ['name', { code: 'name-too-long', most: 40 }, 'Ce nom est trop long : 40 caractères au plus.'],
  ['name', { code: 'characters', signs: ['茶'] }, 'Ce signe n’est pas accepté ici : 茶'],
  ['background', { code: 'invisible' }, 'Votre logo est blanc : il ne se voit pas sur un fond blanc.'],
  ['scale', { code: 'scale' }, 'Indiquez une taille en nombre entier, de 10 à 400 %.'],
  ['across', { code: 'distance' }, 'Indiquez des millimètres, de −50 à 50, avec une décimale au plus.'],
  ['across', { code: 'out-of-frame' }, 'Le logo est hors du cadre.'],
  ['scale', { code: 'too-coarse', most: 261 }, 'À cette taille, les pixels se voient : 261 % au plus'],
  ['scale', { code: 'logo-too-small', least: 33 }, 'À cette taille, le logo ne se lit pas : 33 % au moins.'],
  ['scale', { code: 'placed-too-large' }, 'À cette taille, les pixels se voient. Réduisez le logo'],
  ['scale', { code: 'placed-too-small' }, 'À cette taille, le logo ne se lit pas. Agrandissez-le.'],
])('a logo’s fault of %s, %o, has the text « %s »', (field, fault, text) => {
  expect(plain(logo.faultText({ field, fault }, wording)).slice(0, text.length)).toBe(text);
});
