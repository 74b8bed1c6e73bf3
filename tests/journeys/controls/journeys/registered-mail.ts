/** Controls of the registered letter's journey. */
import { theMailAnswers } from '#domain/registered-mail/examples.ts';
import { expect, type Page } from '../../../shared/shopper.ts';
import { posts } from '../../purchase.ts';
import { button, type Control, checkbox, field, main, press, radio, type Scene, select, tick } from '../control.ts';
import { partyControls, pasteControls, typed } from '../party.ts';
import { begunAnew, journeyControls, recalculates } from '../recap.ts';

const entryPath = '/vignette-recommandee-en-ligne';
const stepPath = (step: string) => `${entryPath}/parcours/${step}`;
const steps = { item: stepPath('votre-recommande'), addresses: stepPath('adresses-depot') };

const goesOn = button('Continuer');
/** The value is still there when the shopper comes back to the step. */
const holdsValue = (name: string, value: string) => async (page: Page) => {
  await goesOn(page).click();
  const control = main(page).locator(`[name="${name}"]`);
  const isTicked =
    (await control.first().getAttribute('type')) === 'radio' ||
    (await control.first().getAttribute('type')) === 'checkbox';
  if (isTicked) await expect(main(page).locator(`[name="${name}"][value="${value}"]`)).toBeChecked();
  else await expect(control).toHaveValue(value);
};

/** Runs first, while no question is answered: other rows save answers for this visitor. */
const isSent: Control = {
  name: 'the step is sent',
  at: goesOn,
  use: press,
  shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
};

const item: Control[] = [
  isSent,
  {
    name: 'who prints is chosen',
    at: radio(/J’imprime et je poste/),
    use: tick,
    shows: holdsValue('printing', 'self'),
  },
  {
    name: 'the post prints',
    at: radio(/Nous l’imprimons/),
    use: tick,
    shows: async (page) => {
      await goesOn(page).click();
      await expect(page).toHaveURL(/envoi-courrier-en-ligne/);
    },
    changes: true,
  },
  {
    name: 'a destination is chosen',
    at: select('Destination'),
    use: (control) => control.selectOption('BE'),
    shows: (_, control) => expect(control).toHaveValue('BE'),
    stays: true,
  },
  {
    name: 'a weight is typed',
    at: field('Poids, enveloppe comprise'),
    use: (control) => control.fill('170'),
    shows: holdsValue('weight', '170'),
  },
  {
    name: 'a level is chosen',
    at: radio(/^R[123]/),
    use: tick,
    shows: (_, control) => expect(control).toBeChecked(),
    stays: true,
  },
  {
    name: 'the receipt is wished for',
    at: checkbox('Avis de réception'),
    use: tick,
    shows: (_, control) => expect(control).toBeChecked(),
    stays: true,
  },
  recalculates(async (page) => {
    await select('Destination')(page).selectOption('FR');
    await field('Poids, enveloppe comprise')(page).fill('20');
    await radio(/^R1/)(page).check();
  }),
];

const answers = theMailAnswers();
const fieldsOf = (names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => names.some((start) => name.startsWith(start))),
  ) as Record<string, string>;

const describes = (page: Page) =>
  posts(page, steps.item, { ...fieldsOf(['printing', 'destination', 'weight', 'level', 'receipt']) });

const price = journeyControls;

export const registeredMailEntry: Scene = {
  name: 'the entry of a registered letter that was begun',
  path: entryPath,
  title: 'Vignette recommandée en ligne',
  given: async (page) => void (await describes(page)),
  controls: begunAnew(/votre-recommande/),
};

export const registeredMailItem: Scene = {
  name: 'what is sent as a registered letter',
  path: steps.item,
  title: 'Votre recommandé',
  controls: item,
  // There is no price yet, so nothing can be unfolded.
  also: price,
};

export const registeredMailAddresses: Scene = {
  name: 'the addresses of a registered letter',
  path: steps.addresses,
  title: 'Adresses et dépôt',
  given: async (page) => void (await describes(page)),
  controls: [
    isSent,
    ...partyControls('sender'),
    typed('sender.email', 'particulier@exemple.fr'),
    ...partyControls('recipient'),
    ...pasteControls('sender', 'Expéditeur'),
    ...pasteControls('recipient', 'Destinataire'),
    {
      name: 'where it is handed in is chosen',
      at: radio(/bureau de poste|boîte aux lettres/),
      use: tick,
      shows: holdsValue('depositPlace', 'post-office'),
    },
    {
      name: 'a day is chosen',
      at: select('Jour du dépôt'),
      use: (control) => control.selectOption({ index: 1 }),
      shows: async (page) => {
        await goesOn(page).click();
        await expect(select('Jour du dépôt')(page)).not.toHaveValue('');
      },
    },
    ...price,
  ],
};

const summaryPath = stepPath('recapitulatif');

export const registeredMailSummary: Scene = {
  name: 'the summary of a registered letter',
  path: summaryPath,
  title: 'Récapitulatif',
  given: async (page) => {
    await describes(page);
    const days = await (await page.request.get(steps.addresses)).text();
    const [, depositDate = ''] = /<option value="(\d{4}-\d\d-\d\d)"/.exec(days) ?? [];
    await posts(page, steps.addresses, {
      ...fieldsOf(['sender.', 'recipient.']),
      depositPlace: 'post-office',
      depositDate,
    });
  },
  controls: [
    {
      name: 'a format is chosen, and the letter bought',
      at: radio(/A4/),
      use: async (control, page) => {
        await control.check();
        await button('Ajouter au panier')(page).click();
      },
      shows: (page) => expect(page).toHaveURL(/checkout\/recapitulatif/),
      changes: true,
    },
    {
      name: 'the step is sent',
      at: button('Ajouter au panier'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/checkout\/recapitulatif/),
      changes: true,
    },
    ...price,
  ],
};
