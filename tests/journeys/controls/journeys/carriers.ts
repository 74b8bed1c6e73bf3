/** Controls of the comparison of carriers. */
import type { Locator } from '@playwright/test';
import { theCarrierAnswers } from '#domain/carriers/examples.ts';
import { expect, type Page } from '../../../shared/shopper.ts';
import { posts } from '../../purchase.ts';
import {
  button,
  type Control,
  checkbox,
  field,
  isScriptless,
  main,
  press,
  radio,
  type Scene,
  select,
  textbox,
  tick,
  unfolds,
} from '../control.ts';
import { begunAnew, journeyControls } from '../recap.ts';

const entryPath = '/envoi-colis/comparer-transporteurs';
export const carrierSteps = {
  item: `${entryPath}/parcours/votre-colis`,
  offers: `${entryPath}/parcours/offres`,
};

/** What is sent, posted as a browser without scripts does. */
export const tellsShipment = (page: Page, over: Record<string, string> = {}) =>
  posts(page, carrierSteps.item, { ...(theCarrierAnswers() as Record<string, string>), ...over });

const compares = button('Voir les offres');
const holds = (value: string): Pick<Control, 'use' | 'shows' | 'stays'> => ({
  use: (control) => control.fill(value),
  shows: (_, control) => expect(control).toHaveValue(value),
  stays: true,
});
const chooses = (value: string): Pick<Control, 'use' | 'shows' | 'stays'> => ({
  use: (control) => control.selectOption(value),
  shows: (_, control) => expect(control).toHaveValue(value),
  stays: true,
});
const ticks: Pick<Control, 'use' | 'shows' | 'stays'> = {
  use: tick,
  shows: (_, control) => expect(control).toBeChecked(),
  stays: true,
};

const item: Control[] = [
  // Runs first, while nothing is answered: other rows save answers for this visitor.
  {
    name: 'the step is sent',
    at: compares,
    use: press,
    shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
  },
  { name: 'a kind of shipment is chosen', at: radio(/^(Une lettre|Un colis)/), ...ticks },
  { name: 'where it leaves from', at: select('Pays ou territoire de départ'), ...chooses('GP') },
  { name: 'the postal code of departure', at: field('Code postal de départ'), ...holds('69002') },
  { name: 'where it goes', at: select('Pays ou territoire d’arrivée'), ...chooses('BE') },
  { name: 'the postal code of arrival', at: field('Code postal d’arrivée'), ...holds('29200') },
  { name: 'a weight is typed', at: field('Poids, emballage compris, en kg'), ...holds('1,2') },
  { name: 'a length is typed', at: textbox(/^Longueur/), ...holds('30') },
  { name: 'a width is typed', at: textbox(/^Largeur/), ...holds('20') },
  { name: 'a height is typed', at: textbox(/^Hauteur/), ...holds('2,5') },
  { name: 'a value is typed', at: textbox(/^Valeur du contenu/), ...holds('40') },
  { name: 'the contents are named', at: select(/^Nature du contenu/), ...chooses('gift') },
  { name: 'the sender is a professional', at: checkbox('L’expéditeur est un professionnel'), ...ticks },
  { name: 'the recipient is a professional', at: checkbox('Le destinataire est un professionnel'), ...ticks },
];

const applies = button('Appliquer');

/** Chooses; without scripts, also presses the button that submits the choice. */
const asks = (choose: (control: Locator) => Promise<unknown>) => async (control: Locator, page: Page) => {
  await choose(control);
  if (await isScriptless(page)) await applies(page).click();
};

const wish = (label: string, value: string): Control => ({
  name: `offers « ${label} » are asked for`,
  at: checkbox(label),
  use: asks(tick),
  shows: async (page) => {
    await expect(page).toHaveURL(new RegExp(`avec=${value}`));
    await expect(checkbox(label)(page)).toBeChecked();
  },
  changes: true,
});

const offers: Control[] = [
  {
    name: 'the offers are ranked by another fact',
    at: select('Trier par'),
    use: asks((control) => control.selectOption('co2')),
    shows: async (page) => {
      await expect(page).toHaveURL(/tri=co2/);
      await expect(main(page).getByRole('heading', { level: 3 }).first()).toContainText('Lettre verte suivie');
    },
    changes: true,
  },
  wish('contre signature', 'signature'),
  wish('avec suivi', 'suivi'),
  wish('enlevées chez moi', 'enlevement'),
  wish('sans imprimante', 'sans-imprimante'),
  {
    name: 'the arrangement is asked for',
    at: applies,
    use: press,
    shows: (page) => expect(page).toHaveURL(/tri=prix/),
    changes: true,
    noScript: 'a choice counts at once',
  },
  { ...unfolds('Détails'), stays: true },
  {
    name: 'an offer is chosen',
    at: button(/^Choisir – /),
    use: press,
    // The cheapest goes to a point, which is chosen next.
    shows: (page) => expect(page).toHaveURL(/colissimo-en-ligne\/parcours\/livraison/),
    changes: true,
  },
];

export const carriersEntry: Scene = {
  name: 'the entry of a comparison that was begun',
  path: entryPath,
  title: 'Comparer les transporteurs',
  given: async (page) => void (await tellsShipment(page)),
  controls: begunAnew(/parcours\/votre-colis/),
};

export const carriersItem: Scene = {
  name: 'what is compared',
  path: carrierSteps.item,
  title: 'Votre colis',
  controls: item,
  // No total opens the summary: there is none before the offers.
  also: journeyControls,
};

export const carriersOffers: Scene = {
  name: 'the offers of carriers',
  path: carrierSteps.offers,
  title: 'Offres',
  given: async (page) => void (await tellsShipment(page)),
  controls: offers,
};
