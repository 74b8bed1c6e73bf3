/** Controls of the parcel's journey. */
import { expect } from '../../../shared/shopper.ts';
import { button, type Control, field, main, press, radio, type Scene, tick } from '../control.ts';
import { partyControls, pasteControls } from '../party.ts';
import { finderControls } from '../pickup.ts';
import { begunAnew, journeyControls, recalculates } from '../recap.ts';
import { addresses, chosen, delivers, describes, entryPath, named, steps, ticked, typed } from './parcel-steps.ts';

const price = journeyControls;
const goesOn = button('Continuer');

/** Runs first, while no question is answered: other rows save answers for this visitor. */
export const isSent: Control = {
  name: 'the step is sent',
  at: goesOn,
  use: press,
  shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
};

export const parcelsEntry: Scene = {
  name: 'the entry of a parcel that was begun',
  path: entryPath,
  title: 'Colissimo en ligne',
  given: async (page) => void (await describes(page)),
  controls: begunAnew(/votre-colis/),
};

export const parcelsItem: Scene = {
  name: 'the parcel',
  path: steps.item,
  title: 'Votre colis',
  controls: [
    isSent,
    chosen('origin', 'GP'),
    chosen('destination', 'BE'),
    typed('postalCode', '69002'),
    typed('quantity', '2'),
    ...['length', 'width', 'height'].map((name) => typed(name, '30')),
    {
      name: 'a weight is typed',
      at: field('Poids du colis emballé, en kg'),
      use: (control) => control.fill('1,25'),
      shows: async (page, control) => {
        await goesOn(page).click();
        await expect(control).toHaveValue('1,25');
      },
    },
    ticked('format'),
    recalculates(async (page) => {
      await named('postalCode')(page).fill('69002');
      await named('weight')(page).fill('1');
    }),
  ],
  // There is no price yet, so nothing can be unfolded.
  also: price,
};

export const parcelsDelivery: Scene = {
  name: 'the delivery of a parcel',
  path: steps.delivery,
  title: 'Livraison',
  given: async (page) => void (await describes(page)),
  controls: [
    isSent,
    ticked('way'),
    {
      name: 'a pickup point is wished for',
      at: radio(/Point de retrait/),
      use: tick,
      shows: async (page) => {
        await goesOn(page).click();
        await expect(main(page).getByRole('heading', { name: 'Point de retrait' })).toBeVisible();
      },
      changes: true,
    },
    {
      name: 'the pickup points are searched',
      at: button('Choisir un point de retrait'),
      first: (page) => radio(/Point de retrait/)(page).check(),
      use: press,
      shows: (page) => expect(main(page).getByRole('heading', { name: 'Point de retrait' })).toBeVisible(),
      changes: true,
      noScript: 'with scripts the search opens by itself',
    },
    ticked('printing'),
    ticked('cover'),
    recalculates(),
    ...price,
  ],
};

export const parcelsPoints: Scene = {
  name: 'the pickup points of a parcel',
  path: steps.delivery,
  title: 'Livraison',
  given: async (page) => {
    await describes(page);
    await delivers(page, 'point');
  },
  controls: [...finderControls],
  also: [...parcelsDelivery.controls],
};

export const parcelsAddresses: Scene = {
  name: 'the addresses of a parcel',
  path: steps.addresses,
  title: 'Adresses',
  given: async (page) => {
    await describes(page);
    await delivers(page);
  },
  controls: [
    isSent,
    {
      name: 'the two change places',
      at: button('Inverser expéditeur et destinataire'),
      first: async (page) => {
        await named('sender.firstName')(page).fill('Compte');
        await named('sender.codePostal')(page).fill('69002');
      },
      use: press,
      shows: (page) => expect(named('recipient.firstName')(page)).toHaveValue('Compte'),
      changes: true,
    },
    ...partyControls('sender'),
    typed('sender.email', 'particulier@exemple.fr'),
    // A step before asks for the postal code.
    ...partyControls('recipient').filter(({ name }) => !name.includes('codePostal')),
    ...pasteControls('sender', 'Expéditeur'),
    ...pasteControls('recipient', 'Destinataire'),
    ...price,
  ],
};

/** What a checking service knows otherwise is asked about in the form. */
export const parcelsAsked: Scene = {
  name: 'a question about an address of a parcel',
  path: steps.addresses,
  title: 'Adresses',
  given: async (page) => {
    await describes(page);
    await delivers(page);
    await addresses(page, { 'recipient.streetName': '4 rue du Pord' });
  },
  reach: async (page) => {
    await goesOn(page).click();
    await expect(named('recipient.suggestion')(page)).toHaveCount(3);
  },
  controls: [
    {
      name: 'one of the addresses is chosen',
      at: (page) => named('recipient.suggestion')(page),
      use: async (_, page) => {
        await named('recipient.suggestion')(page).first().check();
        await goesOn(page).click();
      },
      shows: (page) => expect(page).toHaveURL(/recapitulatif/),
      changes: true,
    },
  ],
  also: [...parcelsAddresses.controls],
};
