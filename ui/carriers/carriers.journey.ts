import type { CarrierField, CarrierOptions, Place } from '#domain/carriers/carriers.ts';
import { carrierJourney } from '#domain/carriers/journey.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { faultText } from '#ui/address/form/address-faults.ts';
import { declareJourney } from '#ui/journey/declare-journey.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { carrierFacts } from './facts.view.ts';

/** The comparison of carriers (journeys §2): what is sent, then an offer that goes on as a parcel. */
export const carriers = declareJourney({
  name: 'carriers',
  icon: 'parcel',
  route: 'carriers',
  measuredAs: { item: 'votre-colis', offers: 'offres' },
  // What is compared goes on as a parcel.
  service: 'parcels',
  options: ({ ports }) => ports.carriers.options(),
  journey: carrierJourney,
  faults: {
    'too-heavy': ({ most }, { weight }) => ({ most: weight(most) }),
    'too-much-worth': ({ most }, { money }) => ({ most: money(most) }),
  },
  otherFault: (_, fault, wording) => faultText('codePostal', fault, wording),
  summary,
  facts: carrierFacts,
});

interface SummaryContext {
  options: CarrierOptions;
  wording: Wording;
}

/** Nothing while something is wrong. */
function summary(answers: Answers<CarrierField>, { options, wording }: SummaryContext) {
  const { t, money, number, weight } = wording;
  const shipment = carrierJourney(options).valuesOf(answers);
  if (!shipment) return { item: {}, offers: {} };
  const { type, origin, originPostalCode, destination, postalCode, dimensions, value, contents } = shipment;
  const centimetres = (millimetres: number) => number(millimetres / millimetresPerCentimetre);
  return {
    item: {
      yourShipment: t(`carriers.type.${type}`),
      from: `${originPostalCode} ${nameIn(options.origins, origin)}`,
      to: `${postalCode} ${nameIn(options.destinations, destination)}`.trim(),
      weight: weight(shipment.weight),
      dimensions: dimensions
        ? t('carriers.centimetres', {
            length: centimetres(dimensions.length),
            width: centimetres(dimensions.width),
            height: centimetres(dimensions.height),
          })
        : undefined,
      value: value ? money(value) : undefined,
      contents: contents ? t(`parcels.category.${contents}`) : undefined,
    },
    offers: {},
  };
}

const millimetresPerCentimetre = 10;

const nameIn = (places: readonly Place[], code: string) => places.find((place) => place.code === code)?.name ?? code;
