/** Controls of the journey of a forwarding contract. */
import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { expect, type Page, signsIn as signsInAt } from '../../../shared/shopper.ts';
import { individual, posts } from '../../purchase.ts';
import { button, type Control, field, link, main, press, radio, type Scene, says, tick, unfolds } from '../control.ts';
import { partyControls, pasteControls, typed } from '../party.ts';
import { begunAnew, journeyControls, recalculates } from '../recap.ts';

const entryPath = '/demenagement-absence';
const at = (step: string) => `${entryPath}/parcours/${step}`;

const answers = Object.entries(theForwardingAnswers());
const fieldsOf = (start: RegExp) => Object.fromEntries(answers.filter(([name]) => start.test(name)));

const sent = (label = 'Continuer'): Control => ({
  name: 'the step is sent',
  at: button(label),
  use: press,
  shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
});
const isChecked: Pick<Control, 'use' | 'shows' | 'stays'> = {
  use: tick,
  shows: (_, control) => expect(control).toBeChecked(),
  stays: true,
};
const price = journeyControls;

const choosesOffer = (page: Page) => posts(page, at('besoins'), { offer: 'definitive-national-6' });

/** The window is open to the last day, whatever the day of the test. */
export async function choosesDates(page: Page): Promise<void> {
  const html = await (await page.request.get(at('dates'))).text();
  const [, startDate = ''] = /max="(\d{4}-\d\d-\d\d)"/.exec(html) ?? [];
  await posts(page, at('dates'), { activation: 'post-office', startDate });
}

export const forwardingEntry: Scene = {
  name: 'the entry of a contract that was begun',
  path: entryPath,
  title: 'Réexpédition et garde du courrier',
  given: async (page) => void (await choosesOffer(page)),
  controls: begunAnew(/besoins/),
};

export const forwardingNeeds: Scene = {
  name: 'which contract',
  path: `${at('besoins')}?contractType=definitive`,
  title: 'Vos besoins',
  controls: [
    sent(),
    {
      name: 'a situation is shown alone',
      at: link(/Je m’absente|J’alterne|Je déménage/),
      use: press,
      shows: (page) => expect(page).toHaveURL(/contractType=/),
    },
    { name: 'an offer is chosen', at: radio(/mois|Garde/), ...isChecked },
    recalculates((page) => radio(/mois/)(page).first().check()),
    unfolds('Ce que nous réexpédions ou non'),
  ],
  also: price,
};

export const forwardingDates: Scene = {
  name: 'activation and dates of a contract',
  path: at('dates'),
  title: 'Activation et dates',
  given: async (page) => void (await choosesOffer(page)),
  controls: [
    sent(),
    { name: 'an activation is chosen', at: radio(/code reçu par courrier|bureau de poste/i), ...isChecked },
    {
      name: 'a day is chosen',
      at: field('Premier jour'),
      use: (control) => control.fill('2027-01-04'),
      shows: (_, control) => expect(control).toHaveValue('2027-01-04'),
      stays: true,
    },
    ...price,
  ],
};

export const forwardingAddresses: Scene = {
  name: 'the addresses of a contract',
  path: at('adresses'),
  title: 'Adresses',
  given: async (page) => {
    await choosesOffer(page);
    await choosesDates(page);
  },
  controls: [
    sent(),
    ...partyControls('from'),
    typed('from.email', 'particulier@exemple.fr'),
    ...pasteControls('from', 'Adresse de départ'),
    ...pasteControls('to', 'Adresse d’arrivée'),
    typed('to.streetName', '3 rue de Siam'),
    typed('to.additionalStreetName', 'BP 12'),
    typed('to.building', 'Bâtiment B'),
    typed('to.floor', 'Étage 2'),
    typed('to.codePostal', '29200'),
    typed('to.city', 'Brest'),
    ...price,
  ],
};

export const forwardingBeneficiaries: Scene = {
  name: 'the household of a contract',
  path: at('beneficiaires'),
  title: 'Bénéficiaires',
  given: async (page) => {
    await forwardingAddresses.given?.(page);
    await posts(page, at('adresses'), fieldsOf(/^(from|to)\./));
  },
  controls: ['a', 'b', 'c', 'd', 'e', 'f']
    .map((place) => typed(`beneficiary.${place}`, 'Contact Achats'))
    .concat(price, [
      {
        name: 'the step is sent',
        at: button('Continuer'),
        use: press,
        shows: (page) => expect(page).toHaveURL(/recapitulatif/),
        changes: true,
      },
    ]),
};

export const forwardingSummary: Scene = {
  name: 'the summary of a contract',
  path: at('recapitulatif'),
  title: 'Récapitulatif',
  given: async (page) => {
    await forwardingBeneficiaries.given?.(page);
    await posts(page, at('beneficiaires'), fieldsOf(/^beneficiary/));
  },
  controls: [
    sent('Ajouter au panier'),
    { name: 'the authority is confirmed', at: (page) => main(page).locator('[name="authority"]'), ...isChecked },
    ...price,
  ],
};

const signsIn = (page: Page) => signsInAt(page.request, { email: individual });
const contractAt = (order: string) => `/mes-commandes/detail/CMD-26-${order}/reexpedition/CONTRAT-26-${order}-0`;

export const awaitedContract: Scene = {
  name: 'a contract that waits for its code',
  path: contractAt('REEX-CODE'),
  title: 'Suivi de votre réexpédition',
  given: signsIn,
  controls: [
    {
      name: 'a code is entered',
      at: field('Code de la lettre'),
      use: (control) => control.fill('000 000'),
      shows: async (page) => {
        await button('Activer le contrat')(page).click();
        await expect(field('Code de la lettre')(page)).toHaveValue('000 000');
        await expect(main(page).getByRole('alert')).toBeVisible();
      },
      changes: true,
    },
    {
      name: 'no code is entered',
      at: button('Activer le contrat'),
      use: press,
      shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
    },
    {
      name: 'another letter is asked for',
      at: button('Demander une autre lettre'),
      use: press,
      shows: says(/Une autre lettre part/),
      changes: true,
    },
  ],
};

export const runningContract: Scene = {
  name: 'a contract whose card is asked for',
  path: contractAt('REEX-CARTE'),
  title: 'Suivi de votre réexpédition',
  given: signsIn,
  controls: [
    {
      name: 'the card came',
      at: button('Oui, elle est arrivée'),
      use: press,
      shows: says(/la carte est arrivée à l’adresse d’arrivée/),
      changes: true,
    },
    {
      name: 'the card did not come',
      at: button('Non, pas encore'),
      use: press,
      shows: says(/Nous cherchons pourquoi/),
      changes: true,
    },
  ],
};

export const objection: Scene = {
  name: 'a contract that somebody else asked for',
  path: '/demenagement-absence/opposition/exemple-reex-code',
  title: 'Annuler une réexpédition de courrier',
  controls: [
    {
      name: 'it is stopped',
      at: button('Annuler cette réexpédition'),
      use: press,
      shows: says(/est annulée depuis/),
      changes: true,
    },
  ],
};
