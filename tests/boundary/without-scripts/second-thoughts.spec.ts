import { individual } from '../../journeys/purchase.ts';
import { expect, test } from './visitor.ts';

const detail = (name: string) => `/mes-commandes/detail/CMD-26-${name}`;

test('a shopper asks for a return, prints its label once it is accepted, and cancels it', async ({
  visitor,
  backend,
}) => {
  await visitor.signsIn(individual);
  await visitor.opens(detail('RETOUR-POSSIBLE'));
  const { body } = await visitor.fetches(visitor.at);
  expect(body.replaceAll(/<[^>]*>/g, ''), 'words apart, copied or read aloud').toMatch(
    /Retourner un article [^0-9]+ jusqu’au \d/,
  );
  await visitor.follows(/^Retourner un article/);
  expect(visitor.title).toBe('Retourner un article');
  visitor.fills({ 'Quantité à retourner': '1' });
  visitor.ticks(/Par colis/);
  await visitor.presses('Demander le retour');
  expect(visitor.alert).toContain('choisissez le motif du retour');
  expect(visitor.isTicked(/Par colis/)).toBe(true);
  visitor.fills({ 'Motif du retour': 'OTHER' });
  await visitor.presses('Demander le retour');
  visitor.shows('Votre demande de retour est envoyée.', 'N’envoyez rien avant sa réponse.');
  await backend.advances({ minutes: 11 });
  await visitor.reloads();
  visitor.shows('Préparez votre colis');
  expect(await visitor.saves('Télécharger l’étiquette de retour (PDF)')).toMatch(/\.pdf$/);
  await visitor.presses('Confirmer l’annulation');
  visitor.shows('Votre retour est annulé.');
  await visitor.follows('Voir la commande');
  visitor.shows(/Retour du [^.]*Annulé/);
});

test('a shopper who has changed their mind finds the order, withdraws from a piece of it, and keeps the proof', async ({
  visitor,
}) => {
  await visitor.opens('/');
  await visitor.follows('Renoncer au contrat ici');
  expect([visitor.title, visitor.names('a')]).toEqual([
    'Retours et remboursements',
    expect.arrayContaining(['Se connecter']),
  ]);
  await visitor.signsIn(individual);
  await visitor.opens(detail('RETRACTATION'));
  await visitor.follows('Renoncer au contrat ici');
  const form = visitor.at;
  visitor.ticks(/./);
  visitor.fills({ 'Quantité à rendre': '3' });
  await visitor.presses('Confirmer la rétractation');
  expect(visitor.alert).toContain('Indiquez une quantité de 1 à 2');
  visitor.fills({ 'Quantité à rendre': '1' });
  await visitor.presses('Confirmer la rétractation');
  expect(visitor.title).toBe('Votre rétractation est enregistrée');
  const said = visitor.words;
  await visitor.reloads();
  expect(visitor.words, 'the proof stays').toBe(said);
  expect(await visitor.saves(/Télécharger l’accusé de réception/)).toBe('RETRACTATION-0001.txt');
  // The Back button leads to the form, which knows what was withdrawn from.
  await visitor.opens(form);
  visitor.shows('1 exemplaire déjà rendu');
  expect(visitor.names('a')).toContainEqual(expect.stringMatching(/^Accusé de réception du/));
});
