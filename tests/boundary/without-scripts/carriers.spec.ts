import { expect, test } from './visitor.ts';

test('a shopper without scripts compares carriers, chooses an offer, and goes on as a parcel with nothing typed twice', async ({
  visitor,
  backend,
}) => {
  await test.step('what is sent is told once, and the offers do not wait for a slow carrier', async () => {
    await visitor.opens('/envoi-colis/comparer-transporteurs');
    await visitor.follows('Commencer');
    expect(visitor.title).toBe('Votre colis');
    visitor.fills({
      'Code postal de départ': '69002',
      'Code postal d’arrivée': '29200',
      'Poids, emballage compris, en kg': '1,2',
      Longueur: '30',
      Largeur: '20',
      Hauteur: '2,5',
      'Valeur du contenu': '1234',
    });
    await visitor.presses('Voir les offres');
    expect([visitor.title, visitor.names('h2')]).toEqual(['Offres', expect.arrayContaining(['4 offres'])]);
    await visitor.follows('Attendre aussi sa réponse');
    expect(visitor.names('h2')).toContain('6 offres');
  });

  await test.step('the offers are ranked and filtered', async () => {
    visitor.fills({ 'Trier par': 'arrivee' });
    visitor.ticks('contre signature');
    await visitor.presses('Appliquer');
    expect(visitor.names('h2')).toContain('3 offres');
    expect(visitor.names('h3')[0]).toMatch(/^Chronopost en ligne/);
  });

  await test.step('an offer that is over and costs the same goes on, and comes back', async () => {
    const offers = visitor.at;
    await backend.advances({ minutes: 31 });
    await visitor.presses(/^Choisir – Chronopost en ligne – Domicile/);
    expect([visitor.title, visitor.valueOf('sender.codePostal')]).toEqual(['Adresses', '69002']);
    visitor.unfolds(/Voir le détail$/);
    visitor.shows('Chronopost en ligne');
    await visitor.opens(offers);
    expect(visitor.title).toBe('Offres');
  });
});
