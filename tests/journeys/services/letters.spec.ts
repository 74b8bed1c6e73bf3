import { aRecipient, theLetterAnswers } from '#domain/letters/examples.ts';
import { pdfs } from '#mocks/letters/samples.ts';
import { expect, type Page, test } from '../../shared/shopper.ts';
import { confirmed, individual, orders, paysByCard } from '../purchase.ts';

const main = (page: Page) => page.getByRole('main');
const goesOn = (page: Page) => main(page).getByRole('button', { name: 'Continuer' });
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

const sender = Object.entries(theLetterAnswers()).filter(([name]) => name.startsWith('sender.'));
const recipient = Object.entries(aRecipient()).map(([name, value]) => [`recipient.${name}`, value] as const);

async function fills(page: Page, fields: readonly (readonly [string, string | undefined])[]) {
  for (const [name, value = ''] of fields) {
    const control = main(page).locator(`[name="${name}"]`);
    if (name.endsWith('.isCompany')) await control.check();
    else if (name.endsWith('.civility') || name.endsWith('.country')) await control.selectOption(value);
    else await control.fill(value);
  }
}

test('a shopper writes a letter, sends it to several and buys it once @nojs @desktop', async ({
  page,
  shopper,
  backend,
}) => {
  await test.step('an empty letter is asked for, and a written one has a price', async () => {
    await page.goto('/envoi-courrier-en-ligne');
    await main(page).getByRole('link', { name: 'Commencer' }).click();
    await title(page, 'Votre lettre');
    await goesOn(page).click();
    await expect(main(page).getByRole('alert').getByRole('link', { name: 'Écrivez votre lettre.' })).toBeVisible();
    await main(page).getByLabel('Texte de la lettre').fill('Madame, Monsieur,\n\nVeuillez trouver ma demande.');
    await goesOn(page).click();
    await title(page, 'Présentation');
    await expect(main(page).getByRole('img', { name: /l’emplacement de l’adresse .* est libre/ })).toBeVisible();
  });

  await test.step('the level says when it arrives, and its price stands from then on', async () => {
    const registered = main(page).getByRole('radio', { name: /Lettre recommandée en ligne/ });
    await expect(
      main(page)
        .getByText(/distribuée au plus tard le/)
        .first(),
    ).toBeVisible();
    await registered.check();
    await main(page).getByRole('checkbox', { name: 'Avis de réception' }).check();
    await goesOn(page).click();
    await title(page, 'Destinataires');
  });

  await test.step('one is typed, others come from a table, and a bad row stops none of them', async () => {
    await fills(page, recipient);
    await main(page).getByRole('button', { name: 'Ajouter à la liste' }).click();
    await expect(main(page).getByRole('heading', { name: '1 destinataire', exact: true })).toBeVisible();
    const rows = ['civilité;prénom;nom;adresse;code postal;ville', 'M.;Autre;Contact;3 quai du Port;13002;Marseille'];
    const table = [...rows, 'Mme;Sans;Commune;1 rue X;69002;', 'M.;Refus;Contact;1 rue X;99999;Loin'].join('\n');
    await main(page).getByText('Importer un fichier CSV').click();
    await main(page)
      .getByLabel('Fichier CSV')
      .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
    await main(page).getByRole('button', { name: 'Lire le fichier' }).click();
    await expect(main(page).getByRole('heading', { name: '4 destinataires, dont 2 à corriger' })).toBeVisible();
    await expect(main(page).getByText('Nous ne distribuons pas à cette adresse.')).toBeVisible();
    await fills(page, sender);
    await goesOn(page).click();
    await title(page, 'Récapitulatif');
    await expect(main(page).getByText(/2 destinataires de votre liste ne recevront rien/)).toBeVisible();
    await expect(
      main(page)
        .getByText(/et un autre destinataire/)
        .first(),
    ).toBeAttached();
  });

  await test.step('a double click makes one line of the cart, which says when it arrives', async () => {
    await main(page).getByRole('button', { name: 'Ajouter au panier' }).dblclick();
    await title(page, 'Votre panier');
    await page.reload();
    await expect(main(page).getByRole('link', { name: 'Lettre en ligne' })).toHaveCount(1);
    await expect(main(page).getByText(/au plus tard le/)).toBeVisible();
  });

  await test.step('it is ordered without a delivery, and confirmed', async () => {
    await main(page).getByRole('button', { name: 'Se connecter pour commander' }).click();
    await shopper.identifies(individual);
    await title(page, 'Paiement');
    await main(page)
      .getByRole('checkbox', { name: /je renonce à mon droit de rétractation/ })
      .check();
    await orders(page);
    await paysByCard(page);
    await confirmed(page);
    expect(await backend.books()).toMatchObject({ charges: 1, orders: [expect.any(String)] });
  });
});

test('a file is scanned before anything is made of it, and each refusal has words of its own @nojs-only', async ({
  page,
}) => {
  const sends = async (name: keyof typeof pdfs) => {
    await page.goto('/envoi-courrier-en-ligne/parcours/creer-lettre');
    await main(page)
      .getByRole('radio', { name: /J’importe un document/ })
      .check();
    await main(page)
      .locator('[name="file"]')
      .setInputFiles({ name: 'lettre.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfs[name]()) });
    // The chosen file's name stands on the page before it is sent: only the answer says that it was.
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await goesOn(page).click();
    await answered;
    await expect(
      main(page)
        .getByText(/^lettre\.pdf/)
        .first(),
    ).toBeVisible();
  };
  /** Without scripts the page is looked at again. */
  const isSaid = (text: RegExp) =>
    expect(async () => {
      await page.goto('/envoi-courrier-en-ligne/parcours/creer-lettre');
      await expect(main(page).getByText(text)).toBeVisible({ timeout: 200 });
    }).toPass();
  // Each state has a story for its words, and a test of the page for where it leads.
  for (const [name, text] of [
    ['unscanned', /n’a pas pu être analysé/],
    ['a3', /La page 1 n’est pas au format A4/],
  ] as const)
    await test.step(`${name} leads nowhere`, async () => {
      await sends(name);
      await isSaid(text);
      await page.goto('/envoi-courrier-en-ligne/parcours/presentation');
      await title(page, 'Votre lettre');
    });

  await test.step('text in the place of the address is moved', async () => {
    await sends('inAddressZone');
    await isSaid(/est sain et prêt à imprimer/);
    await goesOn(page).click();
    await title(page, 'Présentation');
    await expect(main(page).getByRole('radio', { name: /Sur la première page, descendue/ })).toBeChecked();
    await expect(main(page).getByText(/descendez la première page de \d+\smm/)).toBeVisible();
    const download = page.waitForEvent('download');
    await main(page).getByRole('link', { name: 'Télécharger le PDF à imprimer' }).click();
    expect((await download).suggestedFilename()).toBe('lettre.pdf');
  });
});

test('a letter of the cart is changed in place @desktop', async ({ page }) => {
  await page.goto('/envoi-courrier-en-ligne/parcours/creer-lettre');
  await main(page).getByLabel('Texte de la lettre').fill('Bonjour');
  await goesOn(page).click();
  await title(page, 'Présentation');
  await goesOn(page).click();
  await title(page, 'Destinataires');
  await fills(page, [...recipient, ...sender]);
  await goesOn(page).click();
  await title(page, 'Récapitulatif');
  await main(page).getByRole('button', { name: 'Ajouter au panier' }).click();
  await title(page, 'Votre panier');
  await main(page)
    .getByRole('button', { name: /^Modifier/ })
    .click();
  await title(page, 'Récapitulatif');
  await main(page).getByRole('link', { name: 'Modifier : Présentation' }).click();
  await main(page).getByRole('radio', { name: 'Couleur' }).check();
  await goesOn(page).click();
  await title(page, 'Destinataires');
  await goesOn(page).click();
  await main(page).getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await title(page, 'Votre panier');
  await expect(
    main(page)
      .getByText(/2,05\s€/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Lettre en ligne' })).toHaveCount(1);
});
