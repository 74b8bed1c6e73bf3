import type { CarrierOptions, ShipmentType } from '#domain/carriers/carriers.ts';
import type { CarrierField, CarrierStep } from '#domain/carriers/fields.ts';
import { shipmentOf } from '#domain/carriers/shipment.ts';
import type { Answers } from '#domain/journey/journey.ts';
import type { SummaryRow } from '#ui/journey/journey-declaration.ts';
import { categoryLabels } from '#ui/parcels/parcel-summary.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export const fieldLabels = {
  type: 'carriers.type',
  origin: 'carriers.origin',
  originPostalCode: 'carriers.originPostalCode',
  destination: 'carriers.destination',
  postalCode: 'carriers.postalCode',
  weight: 'carriers.weight',
  length: 'carriers.length',
  width: 'carriers.width',
  height: 'carriers.height',
  value: 'carriers.value',
  contents: 'carriers.contents',
  fromCompany: 'carriers.fromCompany',
  toCompany: 'carriers.toCompany',
} as const satisfies Record<CarrierField, string>;

export const typeLabels = {
  letter: 'carriers.letter',
  parcel: 'carriers.parcel',
  bulky: 'carriers.bulky',
} as const satisfies Record<ShipmentType, string>;

const rowLabels = {
  type: 'carriers.yourShipment',
  from: 'carriers.rowFrom',
  to: 'carriers.rowTo',
  weight: 'carriers.rowWeight',
  dimensions: 'carriers.rowDimensions',
  value: 'carriers.rowValue',
  contents: 'carriers.contents',
} as const;

const millimetresPerCentimetre = 10;

/** What was told of the shipment, once it is right. */
export function summaryRows(
  answers: Answers<CarrierField>,
  { options, wording }: { options: CarrierOptions; wording: Wording },
): SummaryRow<CarrierStep>[] {
  const { t, money, number, weight } = wording;
  const shipment = shipmentOf(answers, options);
  if (!shipment) return [];
  const { dimensions, value, contents } = shipment;
  const row = (label: keyof typeof rowLabels, text: string | null): SummaryRow<CarrierStep>[] =>
    text ? [{ step: 'votre-colis', label: t(rowLabels[label]), value: text }] : [];
  const nameIn = (places: CarrierOptions['origins'], code: string) =>
    places.find((place) => place.code === code)?.name ?? code;
  const side = (millimetres: number) => number(millimetres / millimetresPerCentimetre);
  return [
    ...row('type', t(typeLabels[shipment.type])),
    ...row('from', `${shipment.originPostalCode} ${nameIn(options.origins, shipment.origin)}`),
    ...row('to', `${shipment.postalCode} ${nameIn(options.destinations, shipment.destination)}`),
    ...row('weight', weight(shipment.weight)),
    ...row(
      'dimensions',
      dimensions &&
        t('carriers.centimetres', {
          length: side(dimensions.length),
          width: side(dimensions.width),
          height: side(dimensions.height),
        }),
    ),
    ...row('value', value && money(value)),
    ...row('contents', contents && t(categoryLabels[contents])),
  ];
}

/** On one line: « Un colis · 69002 France métropolitaine → 29200 France métropolitaine · 1,2 kg ». */
export function shipmentText(
  answers: Answers<CarrierField>,
  about: { options: CarrierOptions; wording: Wording },
): string {
  const rows = summaryRows(answers, about).map(({ value }) => value);
  const [type, from, to, ...others] = rows;
  return [type, `${from} → ${to}`, ...others].join(' · ');
}
