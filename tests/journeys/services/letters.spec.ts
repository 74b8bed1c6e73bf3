import { aRecipient, theLetterAnswers } from '#domain/letters/examples.ts';
import { expect, type Page, test } from '../../shared/shopper.ts';
import { unfoldsField } from '../controls/party.ts';

const main = (page: Page) => page.getByRole('main');
const goesOn = (page: Page) => main(page).getByRole('button', { name: 'Continuer' });
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

const sender = Object.entries(theLetterAnswers()).filter(([name]) => name.startsWith('sender.'));
const recipient = Object.entries(aRecipient()).map(([name, value]) => [`recipient.${name}`, value] as const);

async function fills(page: Page, fields: readonly (readonly [string, string | undefined])[]) {
  for (const [name, value = ''] of fields) {
    await unfoldsField(name)(page);
    const control = main(page).locator(`[name="${name}"]`);
    if (name.endsWith('.isCompany')) await control.check();
    else if (name.endsWith('.civility') || name.endsWith('.country')) await control.selectOption(value);
    else await control.fill(value);
  }
}

test('a shopper writes a letter, sends it to several, has it in the cart once and changes it there @desktop', async ({
  page,
}) => {
  await test.step('an empty letter is asked for, and a written one has a price', async () => {
    await page.goto('/envoi-courrier-en-ligne/parcours/creer-lettre');
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
        .getByText(/distribuée en France au plus tard le/)
        .first(),
    ).toBeVisible();
    await registered.check();
    await main(page)
      .getByRole('checkbox', { name: /^Avis de réception/ })
      .check();
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
    await expect(
      main(page).getByText('Nous ne distribuons pas à cette adresse\u202f: corrigez-la ou retirez ce destinataire.'),
    ).toBeVisible();
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
    await expect(main(page).getByRole('link', { name: 'Lettre recommandée en ligne' })).toHaveCount(1);
    await expect(main(page).getByText(/au plus tard le/)).toBeVisible();
  });

  await test.step('it is changed in place', async () => {
    await main(page)
      .getByRole('button', { name: /^Modifier/ })
      .click();
    await title(page, 'Récapitulatif');
    await main(page).getByRole('link', { name: 'Modifier : Présentation' }).click();
    await main(page)
      .getByRole('radio', { name: /^Couleur/ })
      .check();
    await goesOn(page).click();
    await title(page, 'Destinataires');
    await goesOn(page).click();
    await main(page).getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await title(page, 'Votre panier');
    await expect(main(page).getByRole('link', { name: 'Lettre recommandée en ligne' })).toHaveCount(1);
  });
});
