/** Controls of the journey of stamps to print. */
import { theAddressedAnswers, theStampAnswers } from '#domain/stamps/examples.ts';
import { expect, type Page } from '../../../shared/shopper.ts';
import { posts } from '../../purchase.ts';
import {
  button,
  type Control,
  checkbox,
  field,
  main,
  opens,
  press,
  radio,
  type Scene,
  select,
  summary,
  tick,
} from '../control.ts';
import { chosen, partyControls } from '../party.ts';
import { begunAnew, journeyControls, recalculates } from '../recap.ts';
import { recipientFields, recipientListControls } from './letters.ts';

export const entryPath = '/mon-timbre-en-ligne';
const configurationPath = `${entryPath}/parcours/configuration`;

const answers = theStampAnswers() as Record<string, string>;
export const composes = (page: Page) => posts(page, configurationPath, answers);

const price = journeyControls;

export const stampsEntry: Scene = {
  name: 'the entry of stamps that were begun',
  path: entryPath,
  title: 'Mon timbre en ligne',
  given: async (page) => void (await composes(page)),
  controls: begunAnew(/parcours\/configuration/),
};

const sizeOf = (name: RegExp, width: string): Control[] => [
  {
    name: 'a stamp is shown at its true size',
    at: summary('taille réelle'),
    use: press,
    shows: (page) => expect(main(page).getByRole('img', { name })).toBeVisible(),
  },
  {
    name: 'the true size is fitted to the screen',
    at: (page) => main(page).getByLabel('Taille à l’écran'),
    first: opens('taille réelle'),
    use: (control) => control.fill('120'),
    shows: (page) => expect(main(page).getByRole('img', { name })).not.toHaveAttribute('width', width),
    needsScript: 'without scripts nothing can be enlarged',
    waits: 'a slider has no effect that could be kept',
  },
];

const size = sizeOf(/Un timbre mesure/, '63.5mm');

/** Still there when the step is sent and opened again. */
const isKept = (name: string, value: string) => async (page: Page) => {
  await button('Continuer')(page).click();
  await expect(page).toHaveURL(/recapitulatif/);
  await page.goto(configurationPath);
  const control = main(page).locator(`[name="${name}"]`);
  if ((await control.first().getAttribute('type')) === 'radio')
    await expect(main(page).locator(`[name="${name}"][value="${value}"]`)).toBeChecked();
  else await expect(control).toHaveValue(value);
};

export const stampsConfiguration: Scene = {
  name: 'what is printed on stamps, and on what',
  path: configurationPath,
  title: 'Vos timbres',
  given: async (page) => void (await composes(page)),
  controls: [
    {
      name: 'a visual is chosen',
      at: radio(/Phare|Cœur|Coquelicot|Sans visuel|Nuit étoilée/),
      use: tick,
      shows: isKept('visual1', 'NONE'),
      changes: true,
    },
    {
      name: 'a letter is chosen',
      at: select('Type de lettre'),
      use: (control) => control.selectOption('TRACKED'),
      shows: (_, control) => expect(control).toHaveValue('TRACKED'),
      stays: true,
    },
    {
      name: 'a destination is chosen',
      at: select('Destination'),
      use: (control) => control.selectOption('RE'),
      shows: (_, control) => expect(control).toHaveValue('RE'),
      stays: true,
    },
    {
      name: 'a weight is typed',
      at: field('Poids de la lettre'),
      use: (control) => control.fill('90'),
      shows: (_, control) => expect(control).toHaveValue('90'),
      stays: true,
    },
    {
      name: 'a weight is chosen among the steps of its tariff',
      at: button(/feuilles? A4, /),
      use: (_, page) =>
        button(/^500 g/)(page)
          .first()
          .click(),
      shows: (page) => expect(field('Poids de la lettre')(page).first()).toHaveValue('500'),
    },
    {
      name: 'a quantity is typed',
      at: field('Nombre de timbres'),
      use: (control) => control.fill('7'),
      shows: (_, control) => expect(control).toHaveValue('7'),
      stays: true,
    },
    {
      name: 'other stamps are added',
      at: button('Ajouter d’autres timbres'),
      use: press,
      shows: (page) => expect(main(page).getByRole('heading', { name: 'Timbres 3' })).toBeVisible(),
    },
    {
      name: 'stamps are removed',
      at: button(/Retirer les timbres/),
      use: press,
      shows: async (page) => {
        await expect(main(page).getByRole('heading', { name: 'Timbres 2' })).toBeHidden();
        await expect(select('Type de lettre')(page)).toHaveValue('WORLD');
      },
    },
    {
      name: 'what they are printed on is chosen',
      at: radio(/Papier A4|Planche de|Enveloppe|Étiquette DYMO/),
      use: tick,
      shows: isKept('support', 'A4_PLAIN'),
      changes: true,
    },
    {
      name: 'the first free cell is chosen',
      at: radio(/^Case/),
      use: tick,
      shows: isKept('startCell', '1'),
      changes: true,
    },
    {
      name: 'recipients are printed too',
      at: checkbox(/Imprimer aussi l’adresse/),
      use: tick,
      shows: (_, control) => expect(control).toBeChecked(),
      stays: true,
    },
    recalculates(),
    {
      name: 'the preview is renewed',
      at: button('Mettre à jour l’aperçu'),
      use: async (control, page) => {
        await field('Nombre de timbres')(page).first().fill('1');
        await control.click();
      },
      shows: (page) => expect(main(page).locator('#resume')).toContainText(/46,19/),
      noScript: 'with scripts the preview follows by itself',
    },
    {
      name: 'the step is sent',
      at: button('Continuer'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/recapitulatif/),
    },
    ...size,
    ...price,
  ],
};

export const stampsRecipients: Scene = {
  name: 'the recipients who are printed with their stamps',
  path: `${entryPath}/parcours/destinataires`,
  title: 'Destinataires',
  given: async (page) => {
    await posts(page, configurationPath, { ...theAddressedAnswers({ recipients: '' }) });
    await posts(page, `${entryPath}/parcours/destinataires`, { ...recipientFields, do: 'add' });
  },
  controls: [
    {
      name: 'the step is sent',
      at: button('Continuer'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/recapitulatif/),
    },
    ...partyControls('recipient'),
    chosen('recipient.country', 'FR'),
    ...recipientListControls,
    ...sizeOf(/mesure 220 × 110/, '220mm'),
    ...price,
  ],
};

export const stampsSummary: Scene = {
  name: 'the summary of stamps',
  path: `${entryPath}/parcours/recapitulatif`,
  title: 'Récapitulatif',
  given: async (page) => void (await composes(page)),
  controls: [
    {
      name: 'the stamps are bought',
      at: button('Ajouter au panier'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/checkout\/recapitulatif/),
      changes: true,
    },
    ...size,
    ...price,
  ],
};
