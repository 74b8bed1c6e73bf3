/** Controls of the pages of messages to sellers. */
import { expect, type Page, signsIn } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';
import { button, type Control, field, main, press, radio, type Scene, says, tick } from './control.ts';

const order = '/mes-commandes/detail/CMD-26-000101/CMD-26-000101-A/contact-vendeur';
const photo = {
  name: 'carton.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 1)]),
};
const files = (page: Page) => main(page).getByLabel(/Joindre des fichiers/);
const given = (page: Page) => signsIn(page.request, { email: individual });

/** A message is sent with what was typed and chosen before. */
const written = (text: string, send: string): Control[] => [
  {
    name: 'the message is sent empty',
    at: button(send),
    use: press,
    shows: (page) => expect(main(page).getByRole('alert')).toBeVisible(),
  },
  {
    name: 'a text is typed',
    at: field(text),
    use: (control) => control.fill('Le carton est déchiré.'),
    shows: async (page) => {
      await button(send)(page).click();
      await expect(main(page).getByText('Le carton est déchiré.')).toBeVisible();
    },
    changes: true,
  },
  {
    name: 'a photo is chosen',
    at: files,
    use: (control) => control.setInputFiles(photo),
    shows: async (page) => {
      const topic = radio(/abîmé/)(page);
      if (await topic.count()) await topic.check();
      await field(text)(page).fill('Voici la photo.');
      await button(send)(page).click();
      await expect(main(page).getByRole('link', { name: 'Télécharger carton.jpg' })).toBeVisible();
    },
    changes: true,
  },
  {
    name: 'a photo is taken back',
    at: button('Retirer carton.jpg'),
    first: (page) => files(page).setInputFiles(photo),
    use: press,
    shows: (page) => expect(button('Retirer carton.jpg')(page)).toBeHidden(),
    needsScript: 'a browser lets nobody take one of several files back',
    waits: 'the list of what was chosen is made by the program',
  },
];

const topics: Control = {
  name: 'a topic is chosen',
  at: radio(/./),
  use: tick,
  shows: async (page) => {
    await button('Envoyer')(page).click();
    await says('Écrivez votre message.')(page);
    await expect(radio(/Ma livraison/)(page)).toBeChecked();
  },
};

export const question: Scene = {
  name: 'a question to a seller',
  path: order,
  title: 'Écrire à Papeterie du Canal',
  given,
  controls: [topics, ...written('Votre message', 'Envoyer')],
};

export const thread: Scene = {
  name: 'a thread with a seller',
  path: `${order}/FIL-101A-1`,
  title: 'Un article abîmé ou manquant',
  given,
  controls: written('Votre réponse', 'Répondre'),
};
