import { aRecipient, theLetterAnswers } from '#domain/letters/examples.ts';
import { pdfs } from '#mocks/letters/samples.ts';
import { individual } from '../../journeys/purchase.ts';
import { goesToPay, paysOnce } from './steps.ts';
import { expect, type PlainVisitor, test } from './visitor.ts';

const writing = '/envoi-courrier-en-ligne/parcours/creer-lettre';
const sender = Object.fromEntries(Object.entries(theLetterAnswers()).filter(([name]) => name.startsWith('sender.')));
const recipient = Object.fromEntries(Object.entries(aRecipient()).map(([name, value]) => [`recipient.${name}`, value]));

test('a shopper without scripts writes a letter, sends it to several and buys it once', async ({
  visitor,
  backend,
}) => {
  await test.step('an empty letter is asked for, and a written one has a price', async () => {
    await visitor.opens('/envoi-courrier-en-ligne');
    await visitor.follows('Commencer');
    expect(visitor.title).toBe('Votre lettre');
    await visitor.presses('Continuer');
    expect(visitor.alert).toContain('Écrivez votre lettre.');
    visitor.fills({ 'Texte de la lettre': 'Madame, Monsieur,\n\nVeuillez trouver ma demande.' });
    await visitor.presses('Continuer');
    expect(visitor.title).toBe('Présentation');
    visitor.shows(/l’emplacement de l’adresse .* est libre/);
  });

  await test.step('the level says when it arrives', async () => {
    visitor.shows('distribuée en France au plus tard le');
    visitor.ticks(/Lettre recommandée en ligne/, /^Avis de réception/);
    await visitor.presses('Continuer');
    expect(visitor.title).toBe('Destinataires');
  });

  await test.step('one is typed, others come from a table, and a bad row stops none of them', async () => {
    visitor.fills(recipient);
    await visitor.presses('Ajouter à la liste');
    visitor.shows('1 destinataire');
    const rows = ['civilité;prénom;nom;adresse;code postal;ville', 'M.;Autre;Contact;3 quai du Port;13002;Marseille'];
    const table = [...rows, 'Mme;Sans;Commune;1 rue X;69002;', 'M.;Refus;Contact;1 rue X;99999;Loin'].join('\n');
    visitor.fills({ 'Fichier CSV': new File([table], 'liste.csv', { type: 'text/csv' }) });
    await visitor.presses('Lire le fichier');
    visitor.shows(
      '4 destinataires, dont 2 à corriger',
      'Nous ne distribuons pas à cette adresse : corrigez-la ou retirez ce destinataire.',
    );
    visitor.fills(sender);
    await visitor.presses('Continuer');
    expect(visitor.title).toBe('Récapitulatif');
    visitor.shows('2 destinataires de votre liste ne recevront rien', 'et un autre destinataire');
  });

  await test.step('a double click makes one line of the cart, which says when it arrives', async () => {
    await visitor.presses('Ajouter au panier', { often: 2 });
    expect(visitor.title).toBe('Votre panier');
    expect(visitor.names('a', 'Lettre recommandée en ligne')).toHaveLength(1);
    visitor.shows('au plus tard le');
  });

  await test.step('it is changed in place, at another price', async () => {
    visitor.shows('15,18 €');
    await visitor.presses(/^Modifier/);
    await visitor.follows('Modifier : Présentation');
    visitor.ticks(/^Couleur/);
    for (const step of ['Destinataires', 'Récapitulatif']) {
      await visitor.presses('Continuer');
      expect(visitor.title).toBe(step);
    }
    await visitor.presses('Enregistrer les modifications');
    expect(visitor.title).toBe('Votre panier');
    expect(visitor.names('a', 'Lettre recommandée en ligne')).toHaveLength(1);
    visitor.shows('15,50 €');
  });

  await test.step('it is ordered without a delivery, and confirmed', async () => {
    await goesToPay(visitor, individual);
    visitor.ticks(/je renonce à mon droit de rétractation/);
    await paysOnce(visitor, backend);
  });
});

/** Sends a file, and looks again until the page says what became of it. */
async function sends(visitor: PlainVisitor, name: keyof typeof pdfs, becomes: string): Promise<void> {
  await visitor.opens(writing);
  visitor.ticks(/J’importe un document/);
  visitor.fills({ file: new File([pdfs[name]()], 'lettre.pdf', { type: 'application/pdf' }) });
  await visitor.presses('Continuer');
  const said = async () => {
    await visitor.opens(writing);
    return visitor.words;
  };
  await expect.poll(said, { intervals: [50] }).toContain(becomes);
  visitor.shows('lettre.pdf');
}

test('a file is scanned before anything is made of it, and each refusal has words of its own', async ({ visitor }) => {
  // Each state has a story for its words, and a test of the page for where it leads.
  for (const [name, text] of [
    ['unscanned', 'n’a pas pu être analysé'],
    ['a3', 'La page 1 n’est pas au format A4'],
  ] as const) {
    await sends(visitor, name, text);
    await visitor.opens('/envoi-courrier-en-ligne/parcours/presentation');
    expect(visitor.title, `${name} leads nowhere`).toBe('Votre lettre');
  }
  await sends(visitor, 'inAddressZone', 'est sain et prêt à imprimer');
  await visitor.presses('Continuer');
  expect(visitor.title).toBe('Présentation');
  expect(visitor.isTicked(/Sur la première page, en décalant le texte vers le bas/)).toBe(true);
  visitor.shows(/décalez la première page de \d+ mm vers le bas/);
  expect(await visitor.saves('Télécharger le PDF tel qu’il sera imprimé')).toBe('lettre.pdf');
});
