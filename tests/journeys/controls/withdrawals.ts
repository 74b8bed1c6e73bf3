/** Controls of the pages where one changes one's mind. */
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';
import { button, checkbox, main, press, type Scene, says, tick } from './control.ts';
import { printed } from './payment.ts';

const given = (page: Page) => signsIn(page.request, { email: individual });
const at = '/mes-commandes/detail/CMD-26-RETRACTATION/retractation';
const confirm = button('Confirmer la rétractation');

const keepsTyped = (label: RegExp, value: string) => ({
  at: (page: Page) => main(page).getByLabel(label),
  use: (control: ReturnType<typeof main>) => control.fill(value),
  shows: async (page: Page) => {
    await confirm(page).click();
    await expect(main(page).getByLabel(label)).toHaveValue(value);
  },
});

export const withdraw: Scene = {
  name: 'the withdrawal from an order',
  path: at,
  title: 'Renoncer au contrat',
  given,
  controls: [
    { name: 'an e-mail is typed', ...keepsTyped(/E-mail/, 'ailleurs') },
    {
      name: 'a quantity is typed',
      at: (page) => main(page).getByLabel(/Quantité à rendre/),
      use: (control) => control.fill('9'),
      shows: async (page) => {
        await confirm(page).click();
        await says(/Indiquez une quantité de 1 à 2/)(page);
      },
    },
    { name: 'a message is typed', ...keepsTyped(/Message/, 'a'.repeat(2001)) },
    {
      name: 'nothing is withdrawn from',
      at: confirm,
      first: async (page) => {
        for (const each of await checkbox(/./)(page).all()) await each.uncheck();
      },
      use: press,
      shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
    },
    {
      name: 'an article is chosen',
      at: checkbox(/./),
      first: async (page) => {
        for (const each of await checkbox(/./)(page).all()) await each.uncheck();
      },
      use: tick,
      shows: async (page) => {
        await confirm(page).click();
        await says(/Nous avons reçu votre rétractation le/)(page);
      },
      changes: true,
    },
  ],
};

export const acknowledgement: Scene = {
  name: 'the acknowledgement of a withdrawal',
  path: '/mes-commandes/detail/CMD-26-RETRACTATION-RECUE/retractation/RETRACTATION-RECUE-1',
  title: 'Votre rétractation est enregistrée',
  given,
  controls: [printed],
};
