/** Controls that only professionals have in a parcel's journey: the articles of their account, and their reference. */
import { theContents } from '#domain/parcels/examples.ts';
import { expect, type Page, signsIn } from '../../../shared/shopper.ts';
import { posts, professional } from '../../purchase.ts';
import { button, main, press, type Scene, select, tick } from '../control.ts';
import { addresses, delivers, describes, named, proSteps, typed } from './parcel-steps.ts';
import { parcelsContents, parcelsSummary } from './parcel-summary.ts';

const contents = theContents() as Record<string, string>;
const description = contents['article.1.description'] ?? '';

/** A parcel to Switzerland, and an article that the account has kept. */
async function declares(page: Page): Promise<void> {
  await signsIn(page.request, { email: professional });
  await describes(page, { destination: 'CH', postalCode: '1201' }, proSteps);
  await delivers(page, 'signature', proSteps);
  const abroad = { 'recipient.streetName': 'Rue de Lausanne 12', 'recipient.city': 'Genève' };
  await addresses(page, abroad, proSteps);
  await posts(page, proSteps.contents, { ...contents, 'keep.1': 'yes' });
}

const saved = select('Article enregistré');

export const proContents: Scene = {
  name: 'what customs are told of a professional’s parcel',
  path: proSteps.contents,
  title: 'Contenu et douane',
  given: declares,
  controls: [
    {
      name: 'an article of the account is chosen',
      at: saved,
      use: (control) => control.selectOption({ index: 1 }),
      shows: (_, control) => expect(control).not.toHaveValue(''),
      stays: true,
    },
    {
      name: 'an article of the account is declared',
      at: button('Déclarer cet article'),
      first: async (page) => void (await saved(page).selectOption({ index: 1 })),
      use: press,
      shows: (page) => expect(named('article.2.description')(page)).toHaveValue(description),
      changes: true,
    },
    {
      name: 'an article of the account is forgotten',
      at: button('Supprimer cet article enregistré'),
      first: async (page) => void (await saved(page).selectOption({ index: 1 })),
      use: press,
      shows: (page) => expect(main(page).getByRole('button', { name: 'Déclarer cet article' })).toHaveCount(0),
      changes: true,
    },
    {
      name: 'an article is kept in the account',
      at: named('keep.1'),
      use: tick,
      shows: (_, control) => expect(control).toBeChecked(),
      stays: true,
    },
  ],
  also: parcelsContents.controls,
};

export const proSummary: Scene = {
  name: 'the summary of a professional’s parcel',
  path: proSteps.summary,
  title: 'Dépôt et récapitulatif',
  given: declares,
  controls: [typed('reference', 'CC-2026')],
  also: parcelsSummary.controls,
};
