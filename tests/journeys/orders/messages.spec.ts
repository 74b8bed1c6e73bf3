import { expect, opens, type Page, test } from '../../shared/shopper.ts';
import { individual, professional } from '../purchase.ts';

const photo = {
  name: 'carton déchiré.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200_000, 1)]),
};
const detailOf = (at: string, code: string) =>
  `${at}/mes-commandes/detail/CMD-26-000${code.slice(0, 3)}/CMD-26-000${code}`;
const sends = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

for (const [who, email, at, consignment] of [
  ['an individual', individual, '', '102-A'],
  ['a professional', professional, '/professionnel', '201-A'],
] as const)
  test(`${who} writes to a seller with a photo, reads the answer and replies @nojs @desktop`, async ({
    page,
    shopper,
    backend,
  }) => {
    await shopper.signsIn(email);
    await page.goto(`${detailOf(at, consignment)}/contact-vendeur`);
    await expect(page.getByRole('heading', { level: 1, name: 'Écrire à Papeterie du Canal' })).toBeVisible();
    await page.getByRole('radio', { name: /abîmé/ }).check();
    await page.getByLabel('Votre message').fill('Le carton est arrivé déchiré.\nQue faire ?');
    await page.getByLabel(/Joindre des fichiers/).setInputFiles(photo);
    await sends(page, 'Envoyer');

    await expect(page.getByText('Votre message est envoyé.')).toBeVisible();
    await expect(page.getByText(/Papeterie du Canal répond avant le/)).toBeVisible();
    const own = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first();
    await expect(own).toContainText('Vous');
    await expect(own).toContainText('Le carton est arrivé déchiré.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger carton déchiré.jpg' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('carton déchiré.jpg');

    await backend.advances({ minutes: 30 });
    await page.reload();
    await expect(page.getByText('Papeterie du Canal a répondu')).toBeVisible();
    await expect(page.getByText(/sans retour à prévoir/)).toBeVisible();
    await page.getByLabel('Votre réponse').fill('Merci beaucoup.');
    await sends(page, 'Répondre');
    await expect(page.getByRole('listitem').filter({ hasText: 'Merci beaucoup.' })).toBeVisible();
    await expect(page.getByLabel('Votre réponse')).toHaveValue('');
  });

test('a refused file is named, and the text and the other files stay where scripts run @desktop', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(individual);
  await opens(page, `${detailOf('', '102-A')}/contact-vendeur`);
  await page.getByRole('radio', { name: /facture/ }).check();
  await page.getByLabel('Votre message').fill('Où est ma facture ?');
  const input = page.getByLabel(/Joindre des fichiers/);
  const drawing = { name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') };
  await input.setInputFiles([photo, drawing]);
  await sends(page, 'Envoyer');
  await expect(page.getByRole('alert')).toContainText('« plan.png » n’est pas d’un type accepté');
  await expect(page).toHaveTitle(/^Erreur/);
  await page.getByRole('button', { name: 'Retirer plan.png' }).click();
  await sends(page, 'Envoyer');
  await expect(page.getByText('Votre message est envoyé.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Télécharger carton déchiré.jpg' })).toBeVisible();
});

test('a message under way can be stopped, keeps its text, and is sent once afterwards @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  await shopper.signsIn(individual);
  await opens(page, `${detailOf('', '102-A')}/contact-vendeur`);
  await page.getByRole('radio', { name: /abîmé/ }).check();
  await page.getByLabel('Votre message').fill('Une photo lourde.');
  await page.getByLabel(/Joindre des fichiers/).setInputFiles(photo);
  await backend.misbehaves({ operation: 'createThread', effect: 'slow', milliseconds: 3000, calls: 1 });
  await sends(page, 'Envoyer');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByLabel('Votre message')).toHaveValue('Une photo lourde.');
  await sends(page, 'Envoyer');
  await expect(page.getByText('Votre message est envoyé.')).toBeVisible();
  await page.goto(`${detailOf('', '102-A')}/contact-vendeur`);
  await expect(page.getByRole('link', { name: /abîmé/ })).toHaveCount(1);
});

test('what was written when the session ended is there again, and its files have to be chosen again @nojs @desktop', async ({
  page,
  shopper,
}) => {
  await shopper.signsIn(individual);
  await page.goto(`${detailOf('', '101-A')}/contact-vendeur/FIL-101A-1`);
  await page.getByLabel('Votre réponse').fill('Un texte assez long pour compter.');
  await page.getByLabel(/Joindre des fichiers/).setInputFiles(photo);
  await shopper.sessionEnds();
  await sends(page, 'Répondre');
  await expect(page.getByText('Nous avons retrouvé ce que vous aviez saisi.')).toBeVisible();
  await expect(page.getByLabel('Votre réponse')).toHaveValue('Un texte assez long pour compter.');
  await expect(page.getByText(/Choisissez de nouveau ce fichier\s*: carton déchiré\.jpg/)).toBeVisible();
});
