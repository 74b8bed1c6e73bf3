import { aVectorLogo } from '#mocks/logo/samples.ts';
import { professional } from '../../journeys/purchase.ts';
import { goesToPay, paysOnce } from './steps.ts';
import { expect, type PlainVisitor, test } from './visitor.ts';

const entry = '/professionnel/mon-timbre-en-ligne/logo';
const library = `${entry}/parcours/bibliotheque`;

/** Both pictures of the stamp are pixels that a browser could draw. */
async function expectDrawn(visitor: PlainVisitor): Promise<void> {
  for (const name of ['en couleur', 'en noir et blanc']) {
    const { status, type } = await visitor.fetches(visitor.pictureOf(`Le timbre avec votre logo, ${name}`));
    expect([name, status, type]).toEqual([name, 200, 'image/png']);
  }
}

async function sends(visitor: PlainVisitor, file: File): Promise<void> {
  visitor.fills({ file });
  await visitor.presses(/^Continuer/);
}

test('a professional without scripts sends a logo, frames it, subscribes, and has its sheet once it is approved', async ({
  visitor,
  backend,
}) => {
  await test.step('a file that is no picture goes nowhere, and a program in one is never handed out', async () => {
    await visitor.opens(entry);
    await visitor.follows('Commencer');
    expect(visitor.title).toBe('Bibliothèque');
    await sends(visitor, new File(['MZ'], 'logo.png', { type: 'image/png' }));
    expect(visitor.alert).toContain('n’est pas accepté');
    const drawing = aVectorLogo('#FFFFFF', '<script>alert(1)</script>');
    await sends(visitor, new File([drawing], 'enseigne.svg', { type: 'image/svg+xml' }));
    visitor.shows('Votre image sera supprimée le');
    const said = async () => {
      await visitor.opens(library);
      return visitor.words;
    };
    await expect.poll(said, { intervals: [50] }).toContain('Votre logo est sain et prêt à être cadré.');
    visitor.shows('seule l’image est imprimée');
    await visitor.presses(/^Continuer/);
  });

  await test.step('the crop is seen before one goes on, and the rights are attested', async () => {
    expect(visitor.title).toBe('Choix du visuel');
    await expectDrawn(visitor);
    visitor.fills({ 'Taille du logo (%)': '150' });
    visitor.ticks('Blanc');
    await visitor.presses('Mettre à jour l’aperçu');
    visitor.shows('dépasse du cadre', 'ne se voit pas sur un fond blanc');
    await expectDrawn(visitor);
    visitor.fills({ 'Taille du logo (%)': '100' });
    visitor.ticks('Bleu nuit');
    await visitor.presses(/^Continuer/);
    expect(visitor.alert).toContain('Attestez de vos droits');
    visitor.ticks(/J’atteste/);
    await visitor.presses(/^Continuer/);
  });

  await test.step('the subscription has its end, and a double click makes one line of the cart', async () => {
    expect(visitor.title).toBe('Abonnement');
    visitor.ticks(/24 mois/);
    await visitor.presses(/^Continuer/);
    expect(visitor.title).toBe('Récapitulatif');
    await expectDrawn(visitor);
    await visitor.presses('Ajouter au panier', { often: 2 });
    expect(visitor.title).toBe('Votre panier');
    expect(visitor.names('a', 'Mon timbre avec logo')).toHaveLength(1);
  });

  await test.step('it is bought, waits in the library, and is approved', async () => {
    await goesToPay(visitor, professional);
    await paysOnce(visitor, backend);
    await visitor.opens(library);
    visitor.shows(/enseigne.*En attente de validation/);
    await backend.advances({ minutes: 1 });
    await visitor.reloads();
    visitor.shows(/enseigne.*Validé/);
    expect(visitor.names('a')).toContainEqual(expect.stringMatching(/^Prolonger/));
    await visitor.follows(/Voir la commande/, { nth: 0 });
    expect(visitor.names('a')).toContainEqual(expect.stringMatching(/Télécharger la planche/));
  });
});
