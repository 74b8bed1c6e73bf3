/** Controls of the online letter's journey. */
import { aRecipient, theLetterAnswers } from '#domain/letters/examples.ts';
import { pdfs } from '#mocks/letters/samples.ts';
import { expect, type Page } from '../../../shared/shopper.ts';
import { posts } from '../../purchase.ts';
import { button, type Control, checkbox, main, press, radio, type Scene, summary, tick } from '../control.ts';
import { chosen, partyControls, typed, unfoldsField } from '../party.ts';
import { begunAnew, journeyControls, recalculates } from '../recap.ts';
import { pasteControls } from './letters-paste.ts';

const entryPath = '/envoi-courrier-en-ligne';
const stepPath = (step: string) => `${entryPath}/parcours/${step}`;
const steps = {
  writing: stepPath('creer-lettre'),
  presentation: stepPath('presentation'),
  recipients: stepPath('destinataires'),
};

const goesOn = button('Continuer');
const price = journeyControls;

const writes = (page: Page) => posts(page, steps.writing, { source: 'write', text: 'Madame, Monsieur,\n\nBonjour.' });
const presents = async (page: Page) => {
  await writes(page);
  await posts(page, steps.presentation, { colour: 'black', addressPage: 'first-page', level: 'GREEN' });
};
const answers = theLetterAnswers();
const senderFields = Object.fromEntries(
  Object.entries(answers).filter(([name]) => name.startsWith('sender.')),
) as Record<string, string>;
export const recipientFields = Object.fromEntries(
  Object.entries(aRecipient()).map(([name, value]) => [`recipient.${name}`, value]),
);
const addresses = (page: Page) => posts(page, steps.recipients, { ...senderFields, ...recipientFields });

/** Runs first, while no question is answered: other rows save answers for this visitor. */
const isSent: Control = {
  name: 'the step is sent',
  at: goesOn,
  use: press,
  shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
};

const isChosen = (name: string, at: Control['at']): Control => ({
  name,
  at,
  use: tick,
  shows: (_, control) => expect(control).toBeChecked(),
  stays: true,
});

const chosenFile = {
  name: 'lettre.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfs.good()),
};

export const lettersEntry: Scene = {
  name: 'the entry of an online letter that was begun',
  path: entryPath,
  title: 'Courrier en ligne',
  given: async (page) => void (await writes(page)),
  controls: begunAnew(/creer-lettre/),
};

export const lettersWriting: Scene = {
  name: 'what an online letter says',
  path: steps.writing,
  title: 'Votre lettre',
  controls: [
    isSent,
    isChosen('how it is prepared is chosen', radio(/J’écris|J’importe/)),
    {
      name: 'the letter is typed',
      at: (page) => main(page).locator('[name="text"]'),
      use: (control) => control.fill('Madame, Monsieur'),
      shows: (_, control) => expect(control).toHaveValue('Madame, Monsieur'),
      stays: true,
    },
    {
      name: 'a file is chosen and sent',
      at: (page) => main(page).locator('[name="file"]'),
      first: (page) => radio(/J’importe/)(page).check(),
      use: async (control, page) => {
        await control.setInputFiles(chosenFile);
        await goesOn(page).click();
      },
      shows: (page) => expect(main(page).getByText('lettre.pdf').first()).toBeVisible(),
      changes: true,
    },
    {
      name: 'a file is taken back',
      at: button(/^Retirer lettre/),
      first: async (page) => {
        await radio(/J’importe/)(page).check();
        await main(page).locator('[name="file"]').setInputFiles(chosenFile);
      },
      use: press,
      shows: (page) => expect(button(/^Retirer lettre/)(page)).toHaveCount(0),
      needsScript: 'without scripts a browser shows the chosen file itself',
      waits: 'the list of chosen files comes with hydration',
    },
  ],
  // There is no price yet, so nothing can be unfolded.
  also: price,
};

export const presented: readonly Control[] = [
  isChosen('colour is chosen', radio(/Couleur|Noir et blanc/)),
  isChosen('both sides are chosen', checkbox('Recto verso')),
  isChosen('the page of the address is chosen', radio(/^Sur /)),
  isChosen('how it is sent is chosen', radio(/ettre/)),
  isChosen('the receipt is wished for', checkbox(/^Avis de réception/)),
  recalculates(),
  {
    name: 'the step is sent',
    at: goesOn,
    use: press,
    shows: (page) => expect(page).toHaveURL(/destinataires/),
    changes: true,
  },
  ...price,
];

export const lettersPresentation: Scene = {
  name: 'how an online letter looks',
  path: steps.presentation,
  title: 'Présentation',
  given: async (page) => void (await writes(page)),
  controls: presented,
};

const table = {
  name: 'destinataires.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'civilité;prénom;nom;adresse;code postal;ville\nMme;Autre;Contact;3 quai du Port;13002;Marseille',
  ),
};
const opensTable = (page: Page) => summary('Importer un fichier CSV')(page).click();

/** Of a list with one recipient, whichever journey it belongs to. */
export const recipientListControls: Control[] = [
  {
    name: 'a new address is unfolded',
    at: summary('Nouvelle adresse'),
    use: press,
    shows: (page) => expect(main(page).locator('[name="recipient.firstName"]')).toBeVisible(),
  },
  {
    name: 'what is typed is added',
    at: button('Ajouter à la liste'),
    first: unfoldsField('recipient.firstName'),
    use: async (control, page) => {
      await main(page).locator('[name="recipient.firstName"]').fill('Autre');
      await control.click();
    },
    shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
    changes: true,
  },
  ...pasteControls,
  {
    name: 'a table is opened',
    at: summary('Importer un fichier CSV'),
    use: press,
    shows: (page) => expect(main(page).locator('[name="csv"]')).toBeVisible(),
  },
  {
    name: 'a table is chosen',
    at: (page) => main(page).locator('[name="csv"]'),
    first: opensTable,
    use: (control) => control.setInputFiles(table),
    shows: (page) => expect(main(page).locator('[name="csv"]')).toHaveValue(/destinataires/),
  },
  {
    name: 'a table is read',
    at: button('Lire le fichier'),
    first: async (page) => {
      await opensTable(page);
      await main(page).locator('[name="csv"]').setInputFiles(table);
    },
    use: press,
    shows: (page) => expect(main(page).getByText('2 destinataires').first()).toBeVisible(),
    changes: true,
  },
  {
    name: 'a recipient is mended',
    at: button(/^Corriger/),
    use: press,
    shows: (page) => expect(main(page).locator('[name="recipient.lastName"]')).toHaveValue('Achats'),
    changes: true,
  },
  {
    name: 'a recipient is removed',
    at: button(/^Retirer/),
    use: press,
    shows: (page) => expect(button(/^Corriger/)(page)).toHaveCount(0),
    changes: true,
  },
];

export const lettersRecipients: Scene = {
  name: 'the recipients of an online letter',
  path: steps.recipients,
  title: 'Destinataires',
  given: async (page) => {
    await presents(page);
    await posts(page, steps.recipients, { ...recipientFields, do: 'add' });
  },
  controls: [
    isSent,
    ...partyControls('recipient'),
    chosen('recipient.country', 'BE'),
    ...partyControls('sender'),
    typed('sender.email', 'particulier@exemple.fr'),
    ...recipientListControls,
    ...price,
  ],
};

export const lettersSummary: Scene = {
  name: 'the summary of an online letter',
  path: stepPath('recapitulatif'),
  title: 'Récapitulatif',
  given: async (page) => {
    await presents(page);
    await addresses(page);
  },
  controls: [
    {
      name: 'the letter is bought',
      at: button('Ajouter au panier'),
      use: press,
      shows: (page) => expect(page).toHaveURL(/checkout\/recapitulatif/),
      changes: true,
    },
    ...price,
  ],
};
