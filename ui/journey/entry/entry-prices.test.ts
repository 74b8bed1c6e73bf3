import { expect, test } from 'vitest';
import { theCarrierOptions } from '#domain/carriers/examples.ts';
import { theForwardingOptions } from '#domain/forwarding/examples.ts';
import { theLetterChoices } from '#domain/letters/examples.ts';
import { theLogoOptions } from '#domain/logo/examples.ts';
import { aRegisteredOffer, foundPostage } from '#domain/postage/examples.ts';
import type { PostageOffer } from '#domain/postage/postage.ts';
import type { Mode } from '#domain/shared/mode.ts';
import { euros } from '#domain/shared/money.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import { journeyPages, journeyPorts } from '#ui/journey/every-step.examples.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import type { RouteName } from '#ui/routing/route-table.ts';

const costing = (ht: number) => ({ ht: euros(ht), ttc: euros(ht * 1.2) });
const { product } = aRegisteredOffer();
const offerOf = (service: NonNullable<PostageOffer['product']>['service'], ht: number) =>
  aRegisteredOffer({ price: costing(ht), product: product && { ...product, service } });
const letterChoices = theLetterChoices();
const forwardingOptions = theForwardingOptions();
const logoOptions = theLogoOptions();
const ports = {
  ...journeyPorts,
  postage: { waysToSend: async () => foundPostage({ offers: [offerOf('parcel', 5), offerOf('registered-mail', 10)] }) },
  letters: {
    ...journeyPorts.letters,
    options: async () => ({
      ...letterChoices,
      levels: letterChoices.levels.map((level) => ({ ...level, firstPrice: costing(15) })),
    }),
  },
  forwardings: {
    ...journeyPorts.forwardings,
    options: async () => ({
      ...forwardingOptions,
      offers: forwardingOptions.offers.map((offer) => ({ ...offer, ...costing(20) })),
    }),
  },
  carriers: {
    ...journeyPorts.carriers,
    options: async () => theCarrierOptions({ firstPrice: costing(2) }),
  },
  logos: {
    ...journeyPorts.logos,
    options: async () => ({ ...logoOptions, terms: [{ months: 6, price: costing(25) }] }),
  },
};

async function priceOn(route: RouteName, mode: Mode): Promise<string | undefined> {
  const [page] = journeyPages[route] ?? [];
  const shown = await page?.show(
    aRequest({ mode, ports, journeyDrafts: storedDrafts() }),
    new URL('https://boutique.example/'),
  );
  return (shown?.view as JourneyEntryView | undefined)?.price?.replaceAll(/\s/g, ' ');
}

test.each<[RouteName, part: string, pro: string]>([
  ['parcels', 'Dès 6,00 € le colis en France', 'Dès 5,00 € HT (6,00 € TTC) le colis en France'],
  ['registeredMail', 'Dès 12,00 € la lettre en France', 'Dès 10,00 € HT (12,00 € TTC) la lettre en France'],
  ['letters', 'Dès 18,00 € la lettre', 'Dès 15,00 € HT (18,00 € TTC) la lettre'],
  ['forwarding', 'Dès 24,00 € le contrat', 'Dès 20,00 € HT (24,00 € TTC) le contrat'],
  ['carriers', 'Dès 2,40 € l’envoi en France', 'Dès 2,00 € HT (2,40 € TTC) l’envoi en France'],
  ['logo', 'Dès 30,00 € pour 6 mois', 'Dès 25,00 € HT (30,00 € TTC) pour 6 mois'],
])(
  'the entry of %s says its own lowest price, with tax to individuals and both ways to professionals',
  async (route, part, pro) => {
    expect([await priceOn(route, 'part'), await priceOn(route, 'pro')]).toEqual([part, pro]);
  },
);
