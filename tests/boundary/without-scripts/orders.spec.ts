import { individual } from '../../journeys/purchase.ts';
import { expect, test } from './visitor.ts';

const at = (name: string) => `/mes-commandes/detail/CMD-26-${name}`;
const again = 'Vérifier à nouveau';
const all = 'Télécharger les étiquettes';

test.describe('an order without scripts', () => {
  test.beforeEach(({ visitor }) => visitor.signsIn(individual));

  test('an order whose labels are ready offers them at once without scripts', async ({ visitor }) => {
    await visitor.opens(at('SUIVI-IMMEDIAT'));
    expect(visitor.names('a')).toContain(all);
    expect(visitor.names('a')).not.toContain(again);
  });

  test('an order whose labels need three calls offers them after two reloads without scripts', async ({ visitor }) => {
    await visitor.opens(at('SUIVI-TROISIEME'));
    for (let look = 0; look < 2; look += 1) {
      visitor.shows('Nous préparons vos étiquettes…');
      expect(visitor.names('a')).not.toContain(all);
      await visitor.follows(again);
    }
    visitor.shows('C’est prêt : téléchargez vos fichiers au plus tard le');
    expect(visitor.names('a')).toContain(all);
    expect(visitor.names('a')).not.toContain(again);
  });

  test('an order with two labels of three ready offers those two without scripts', async ({ visitor }) => {
    await visitor.opens(at('SUIVI-INCOMPLET'));
    visitor.shows('2 étiquettes sur 3 sont prêtes');
    expect(await visitor.saves('Télécharger les étiquettes prêtes')).toMatch(/\.pdf$/);
    expect(visitor.names('a')).toContain(again);
  });

  test('an order whose label state cannot be fetched says at once that it takes longer, without scripts', async ({
    visitor,
  }) => {
    await visitor.opens(at('SUIVI-EN-PANNE'));
    for (let look = 0; look < 2; look += 1) {
      visitor.shows('La préparation prend plus de temps que prévu. Votre commande est enregistrée.');
      await visitor.follows(again);
    }
  });
});
