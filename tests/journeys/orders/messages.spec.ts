import { expect, opens, type Page, test } from '../../shared/shopper.ts';
import { individual } from '../purchase.ts';

const photo = {
  name: 'carton déchiré.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200_000, 1)]),
};
const drawing = { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
const seller = '/mes-commandes/detail/CMD-26-000102/CMD-26-000102-A/contact-vendeur';
const sends = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('a message keeps its text and its good files until it is sent, once @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  const text = page.getByLabel('Votre message');

  await test.step('a refused file is named, and the text and the other files stay', async () => {
    await shopper.signsIn(individual);
    await opens(page, seller);
    await page.getByRole('radio', { name: /abîmé/ }).check();
    await text.fill('Une photo lourde.');
    await page.getByLabel(/Joindre des fichiers/).setInputFiles([photo, drawing]);
    await sends(page, 'Envoyer');
    await expect(page.getByRole('alert')).toContainText('« plan.png » n’est pas d’un type accepté');
    await expect(page).toHaveTitle(/^Erreur/);
    await page.getByRole('button', { name: 'Retirer plan.png' }).click();
  });

  await test.step('one that is under way can be stopped', async () => {
    await backend.misbehaves({ operation: 'createThread', effect: 'hang', calls: 1 });
    await sends(page, 'Envoyer');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(text).toHaveValue('Une photo lourde.');
    await sends(page, 'Envoyer');
    await expect(page.getByRole('main').getByText('Votre message est envoyé.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Télécharger carton déchiré.jpg' })).toBeVisible();
    const { origin } = new URL(page.url());
    const threads = await (await page.request.get(origin + seller)).text();
    expect(threads.match(/contact-vendeur\/FIL-[\w-]+"/g), 'it was sent once').toHaveLength(1);
  });

  await test.step('what was written when the session ended is there again, without its files', async () => {
    await page.getByLabel('Votre réponse').fill('Un texte assez long pour compter.');
    await page.getByLabel(/Joindre des fichiers/).setInputFiles(photo);
    await shopper.sessionEnds();
    await sends(page, 'Répondre');
    await expect(page.getByText('Nous avons retrouvé ce que vous aviez saisi.')).toBeVisible();
    await expect(page.getByLabel('Votre réponse')).toHaveValue('Un texte assez long pour compter.');
    await expect(page.getByText(/Choisissez de nouveau ce fichier\s*: carton déchiré\.jpg/)).toBeVisible();
  });
});
