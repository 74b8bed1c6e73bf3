import { type ArticleField, type ParcelField, type Party, type PartyField } from '#domain/parcels/fields.ts';
import { type PartyLabel, partyLabels } from '#ui/address/party/party-labels.ts';
import type { Wording } from '#ui/wording/wording.ts';

const articleLabels = {
  description: 'parcels.articleDescription',
  quantity: 'parcels.articleQuantity',
  weight: 'parcels.articleWeight',
  value: 'parcels.articleValue',
  hsCode: 'parcels.articleHsCode',
  origin: 'parcels.articleOrigin',
} as const;

const ownLabels = {
  origin: 'parcels.origin',
  destination: 'parcels.destination',
  postalCode: 'parcels.postalCode',
  weight: 'parcels.weight',
  quantity: 'parcels.quantity',
  length: 'parcels.length',
  width: 'parcels.width',
  height: 'parcels.height',
  format: 'parcels.format',
  way: 'parcels.way',
  pickupPoint: 'parcels.pickupPoint',
  cover: 'parcels.cover',
  carrier: 'parcels.carrier',
  printing: 'parcels.printing',
  category: 'parcels.category',
  explanation: 'parcels.explanation',
  articles: 'parcels.articles',
  invoice: 'parcels.invoice',
  licence: 'parcels.licence',
  certificate: 'parcels.certificate',
  importer: 'parcels.importer',
  eori: 'parcels.eori',
  nonDelivery: 'parcels.nonDelivery',
  hsAsked: 'parcels.articleHsCode',
  depositPlace: 'parcels.depositPlace',
  reference: 'parcels.costReference',
  depositDate: 'parcels.depositDate',
  goods: 'parcels.goods',
  hazmat: 'parcels.hazmat',
} as const satisfies Record<Exclude<ParcelField, PartyField | ArticleField>, string>;

type OwnField = keyof typeof ownLabels;

const isOwn = (field: ParcelField): field is OwnField => Object.hasOwn(ownLabels, field);

/** The name of a field; of an address it says whose, since there are two. */
export function fieldLabel(field: ParcelField, { t }: Pick<Wording, 't'>): string {
  if (isOwn(field)) return t(ownLabels[field]);
  const [first, second, third] = field.split('.');
  if (first === 'article') return t(articleLabels[third as keyof typeof articleLabels]);
  return t((first as Party) === 'sender' ? 'parcels.ofSender' : 'parcels.ofRecipient', {
    field: t(partyLabels[second as PartyLabel]),
  });
}
