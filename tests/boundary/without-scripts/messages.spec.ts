import { individual, professional } from '../../journeys/purchase.ts';
import { expect, test } from './visitor.ts';

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(200_000)], 'carton déchiré.jpg', {
  type: 'image/jpeg',
});
const detailOf = (at: string, code: string) =>
  `${at}/mes-commandes/detail/CMD-26-000${code.slice(0, 3)}/CMD-26-000${code}`;

for (const [who, email, at, consignment] of [
  ['an individual', individual, '', '102-A'],
  ['a professional', professional, '/professionnel', '201-A'],
] as const)
  test(`${who} writes to a seller with a photo, reads the answer and replies`, async ({ visitor, backend }) => {
    await visitor.signsIn(email);
    await visitor.opens(`${detailOf(at, consignment)}/contact-vendeur`);
    expect(visitor.title).toBe('Écrire à Papeterie du Canal');
    visitor.ticks(/abîmé/);
    visitor.fills({ 'Votre message': 'Le carton est arrivé déchiré.\nQue faire ?', 'Joindre des fichiers': photo });
    await visitor.presses('Envoyer');
    visitor.shows('Votre message est envoyé.', 'Papeterie du Canal répond au plus tard le');
    visitor.shows(/Vous .*Le carton est arrivé déchiré\. Que faire \?/);
    expect(await visitor.saves('Télécharger carton déchiré.jpg')).toBe('carton déchiré.jpg');
    await backend.advances({ minutes: 30 });
    await visitor.reloads();
    visitor.shows(/Papeterie du Canal a répondu.*sans retour à prévoir/);
    visitor.fills({ 'Votre réponse': 'Merci beaucoup.' });
    await visitor.presses('Répondre');
    expect([visitor.count(/Merci beaucoup\./), visitor.valueOf('Votre réponse')]).toEqual([1, '']);
  });

test('a message that was written when the session ended is there again, and its files have to be chosen again', async ({
  visitor,
}) => {
  await visitor.signsIn(individual);
  await visitor.opens(`${detailOf('', '101-A')}/contact-vendeur/FIL-101A-1`);
  visitor.fills({ 'Votre réponse': 'Un texte assez long pour compter.', 'Joindre des fichiers': photo });
  await visitor.sessionEnds();
  await visitor.presses('Répondre');
  visitor.shows('Nous avons retrouvé ce que vous aviez saisi.');
  expect(visitor.valueOf('Votre réponse')).toBe('Un texte assez long pour compter.');
  visitor.shows(/Choisissez de nouveau ce fichier : carton déchiré\.jpg/);
});
