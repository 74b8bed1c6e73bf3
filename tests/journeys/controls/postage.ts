/** Controls of « Quel timbre ? ». */
import { expect, type Page } from '../../shared/shopper.ts';
import { button, press, radio, type Scene, select, textbox } from './control.ts';

const findsPostage = (address: RegExp) => async (page: Page) => {
  await button('Trouver le timbre')(page).click();
  await expect(page).toHaveURL(address);
};

export const postage: Scene = {
  name: 'which stamp',
  path: '/quel-timbre?par=poids&poids=35&pays=FR',
  title: 'Quel timbre ?',
  controls: [
    {
      name: 'the weight is counted in sheets',
      at: radio(/^Je compte les feuilles/),
      use: (control) => control.check(),
      shows: (page) => expect(textbox('Nombre de feuilles A4')(page)).toBeVisible(),
    },
    {
      name: 'the weight is known',
      at: radio(/^Je connais le poids/),
      use: (control) => control.check(),
      shows: (page) => expect(textbox('Poids')(page)).toBeVisible(),
    },
    {
      name: 'sheets are counted',
      at: textbox('Nombre de feuilles A4'),
      first: (page) => radio(/^Je compte les feuilles/)(page).check(),
      use: (control) => control.fill('3'),
      shows: findsPostage(/[?&]feuilles=3/),
    },
    {
      name: 'an envelope is chosen',
      at: select('Enveloppe'),
      first: (page) => radio(/^Je compte les feuilles/)(page).check(),
      use: (control) => control.selectOption({ index: 1 }),
      shows: findsPostage(/[?&]enveloppe=DL/),
    },
    {
      name: 'a weight is typed',
      at: textbox('Poids'),
      use: (control) => control.fill('120'),
      shows: findsPostage(/[?&]poids=120/),
    },
    {
      name: 'a destination is chosen',
      at: select('Destination'),
      use: (control) => control.selectOption('BE'),
      shows: findsPostage(/[?&]pays=BE/),
    },
    {
      name: 'the answer is asked for',
      at: button('Trouver le timbre'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/#reponse$/),
    },
  ],
};
