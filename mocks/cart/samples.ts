import { fixedProducts } from '../records/known-products.ts';
import type { Composition } from '../shared/feature.ts';
import type { Words } from '../shared/lang.ts';

/** To whom the letters and registered letters of the order book go. */
export const sampleRecipient = 'Mairie, 69002 Lyon';

const destination: Words = { fr: 'Destination', en: 'Destination' };
const recipient: Words = { fr: 'Destinataire', en: 'Recipient' };
const same = (text: string): Words => ({ fr: text, en: text });

type Sample = Composition & { code: string };

const sample = (code: string, label: Words, value: Words, quantity = 1): Sample => ({
  code,
  owner: null,
  quantity,
  infos: [{ label, value }],
});

/** The ids of the compositions below. */
export const compositionIds = {
  labelToLyon: 'exemple-colis-lyon',
  labelToBrest: 'exemple-colis-brest',
  threeLabels: 'exemple-colis-toulouse',
  twoLabelsToBelgium: 'exemple-colis-bruxelles',
  letter: 'exemple-lettre',
  otherLetter: 'exemple-autre-lettre',
  forwarding: 'exemple-reexpedition',
} as const;

/**
 * Compositions that every world knows: with them, carts and orders of services can be tried out without composing
 * anything. Parcels keep theirs beside their journey's, for carts of several parcels.
 */
export const sampleCompositions: Readonly<Record<string, Sample>> = {
  [compositionIds.labelToLyon]: sample(fixedProducts.shippingLabel, destination, same('69002 Lyon')),
  [compositionIds.labelToBrest]: sample(fixedProducts.shippingLabel, destination, same('29200 Brest')),
  [compositionIds.threeLabels]: sample(fixedProducts.shippingLabel, destination, same('31000 Toulouse'), 3),
  [compositionIds.twoLabelsToBelgium]: sample(
    fixedProducts.worldLabel,
    destination,
    { fr: '1000 Bruxelles, Belgique', en: '1000 Brussels, Belgium' },
    2,
  ),
  [compositionIds.letter]: sample(fixedProducts.onlineLetter, recipient, same(sampleRecipient)),
  [compositionIds.otherLetter]: sample(fixedProducts.onlineLetter, recipient, same('Préfecture, 29200 Brest')),
  [compositionIds.forwarding]: sample(
    fixedProducts.forwarding,
    { fr: 'Vers', en: 'To' },
    { fr: '29200 Brest, pendant six mois', en: '29200 Brest, for six months' },
  ),
};

/** A composition of this product, for tests that need just one. */
export const sampleOf = (code: string): string | undefined =>
  Object.entries(sampleCompositions).find(([, one]) => one.code === code)?.[0];
