import { expect, test } from 'vitest';
import { aLogoPicture, theLogoAnswers, theLogoChoices } from '#domain/logo/examples.ts';
import { aChoiceStep } from '../logo.examples.ts';

const plain = <Shown>(shown: Shown): Shown => JSON.parse(JSON.stringify(shown).replaceAll(/[\u202f\u00a0]/g, ' '));
const whole = { tone: 'success', text: 'Le logo entier tient dans le cadre : rien ne sera coupé.' };
const bleed = { tone: 'warning', text: 'Le logo touche la zone de coupe : un bord peut disparaître.' };
const cut = { tone: 'warning', text: 'Une partie du logo dépasse du cadre et sera coupée.' };
const warns = (text: string) => ({ tone: 'warning', text });

test('the step says the limits of what places a logo, and draws where it may be cut', () => {
  const { preview, fitting, frameHint, name, backgrounds, scale, distance, hasRights } = plain(aChoiceStep());
  const { colour, black, ...place } = preview;
  expect({ colour: colour.alt, black: black.alt, ...place }).toEqual({
    colour: 'Le timbre avec votre logo, en couleur',
    black: 'Le timbre avec votre logo, en noir et blanc',
    width: 227,
    height: 142,
    guides: {
      stamp: { width: 60, height: 37.5 },
      frame: { x: 34.6, y: 2, width: 23.4, height: 33.5 },
      safe: { x: 36.6, y: 4, width: expect.closeTo(19.4), height: expect.closeTo(29.5) },
    },
  });
  const frame = { x: 34.6, y: 2, width: 23.4, height: 33.5, bleed: 2, minLogo: 8 };
  expect({ fitting, frameHint, name, backgrounds, scale, distance, hasRights }).toEqual({
    fitting: { size: { width: 800, height: 1000 }, frame, says: { whole, bleed, cut, outside: null } },
    frameHint: 'Le cadre mesure 23,4 × 33,5 mm. Ce qui approche du bord à moins de 2 mm peut être coupé.',
    name: { hint: 'Pour le retrouver dans votre bibliothèque.', most: 40 },
    backgrounds: [
      { value: 'WHITE', title: 'Blanc', selected: true },
      { value: 'BLUE', title: 'Bleu nuit', selected: false },
    ],
    scale: { hint: 'De 10 à 400. À 100, le logo entier tient dans le cadre.', min: 10, max: 400 },
    distance: { hint: 'De −50 à 50. À 0, le logo est au milieu.', min: -50, max: 50 },
    hasRights: true,
  });
});

test.each([
  ['BLUE', ['BLUE']],
  ['GOLD', []],
  ['', []],
])('the ground that was chosen stands, if it is offered: « %s »', (background, selected) => {
  const { backgrounds } = aChoiceStep({ answers: theLogoAnswers({ background }) });
  expect(backgrounds.filter((one) => one.selected).map(({ value }) => value)).toEqual(selected);
});

test('rights that are not attested are not ticked', () => {
  expect(aChoiceStep({ answers: theLogoAnswers({ rights: '' }) }).hasRights).toBe(false);
});

test.each([
  [{}, [whole]],
  [{ across: '1,5' }, [bleed]],
  [{ scale: '200' }, [cut]],
  [{ scale: '390' }, [warns('À cette taille, les pixels se voient : 261 % au plus pour cette image.'), cut]],
  [{ across: '−40' }, [warns('Le logo est hors du cadre. Déplacez-le vers le milieu.')]],
  [{ background: 'GOLD' }, [warns('Ce choix n’est plus proposé : choisissez-en un autre.'), whole]],
  [
    { scale: 'x', down: 'y' },
    [
      warns('Indiquez une taille en nombre entier, de 10 à 400 %.'),
      warns('Indiquez des millimètres, de −50 à 50, avec une décimale au plus.'),
    ],
  ],
  [{ name: '', rights: '' }, [whole]],
])('a logo’s typed placement shows its fit and its faults: %o', (over, fit) => {
  expect(plain(aChoiceStep({ answers: theLogoAnswers(over) }).fit)).toEqual(fit);
});

test('a logo’s fault at its field is not repeated at its fit', () => {
  const { fit } = aChoiceStep({
    answers: theLogoAnswers({ scale: '390', background: '' }),
    faults: { scale: { code: 'too-coarse', most: 261 } },
  });
  expect(plain(fit)).toEqual([warns('Choisissez un fond.'), cut]);
});

test.each([
  ['no picture', null],
  ['a picture of no known size', aLogoPicture({ size: null })],
])('nothing is said of how %s stands', (_, sent) => {
  const { fit, fitting } = aChoiceStep({ options: theLogoChoices({ sent }) });
  expect([fit, fitting]).toEqual([[], null]);
});
