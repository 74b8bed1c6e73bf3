import { fastestOf, type PostageFound, type PostageOffer, type PostageOptions } from '#domain/postage/postage.ts';
import type { Price } from '#domain/shared/money.ts';
import type { FieldErrors, LinkView, NoticeView } from '#ui/components/views.ts';
import { journeyStart } from '#ui/journey/entry/journey-start.ts';
import { type DestinationChoice, destinationChoices } from '#ui/wording/destinations.ts';
import { amountBeside, priceOf } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import type { PostageFault, PostageTyped } from './postage-query.ts';

/** « Quel timbre ? »: the ways to send an item, by its weight and its destination. */
export interface PostageView {
  title: string;
  text: string;
  breadcrumb: LinkView[];
  /** `null` when the options could not be loaded. */
  form: PostageFormView | null;
  answer: PostageAnswerView | null;
  /** What could not be loaded: the page says so and links to itself. */
  failed: { text: string; retry: LinkView } | null;
}

export interface PostageFormView {
  action: string;
  /** The fault as it stands above the form; its address leads there. */
  summary: { title: string; errors: FieldErrors };
  /** By what the weight is known. */
  by: 'feuilles' | 'poids';
  sheets: { value: string; hint?: string; error?: string };
  envelopes: { code: string; name: string }[];
  envelope: string;
  weight: { value: string; error?: string };
  destinations: DestinationChoice[];
  destination: string;
  destinationError?: string;
}

export interface PostageAnswerView {
  /** « Envoyer 35 g » */
  title: string;
  /** « Destination : Belgique » */
  destination: string;
  notices: NoticeView[];
  offers: PostageOfferView[];
}

export interface PostageOfferView {
  code: string;
  name: string;
  /** « Le moins cher », « Le plus rapide » */
  badges: string[];
  price: { main: string; note?: string };
  /** Drawn beside its text; absent where no stamp is stuck on. */
  stamps?: { count: number; text: string };
  facts: string[];
  way?: LinkView;
}

export interface PostagePage {
  typed: PostageTyped;
  options: PostageOptions | null;
  /** `null`: nothing was asked for, or not well; `'failed'`: the backend did not answer. */
  found: PostageFound | 'failed' | null;
  fault: PostageFault | null;
}

export function postageView({ typed, options, found, fault }: PostagePage, wording: Wording): PostageView {
  const { t, paths } = wording;
  const failed = options === null || found === 'failed';
  return {
    title: t('postage.title'),
    text: t('postage.text'),
    breadcrumb: [{ label: t('catalog.home'), href: paths.home() }],
    form: options && formOf({ typed, options, fault }, wording),
    answer: found === null || found === 'failed' || options === null ? null : answerOf(found, wording),
    failed: failed
      ? { text: t('catalog.failed'), retry: { label: t('catalog.retry'), href: paths.postage(typed) } }
      : null,
  };
}

interface FormOf {
  typed: PostageTyped;
  options: PostageOptions;
  fault: PostageFault | null;
}

function formOf({ typed, options, fault }: FormOf, wording: Wording): PostageFormView {
  const { t, paths } = wording;
  const error = fault && faultText(fault, options, wording);
  const at = (field: PostageFault['field']) => (error && fault.field === field ? { error } : {});
  return {
    action: `${paths.postage()}#${answerId}`,
    summary: { title: t('journey.errors', { count: 1 }), errors: error ? { [fault.field]: error } : {} },
    by: typed.by,
    sheets: {
      value: typed.sheets ?? '',
      ...(options.sheetWeight === null
        ? {}
        : { hint: t('postage.sheetHint', { weight: wording.weight(options.sheetWeight) }) }),
      ...at('feuilles'),
    },
    envelopes: [...options.envelopes],
    envelope: typed.envelope ?? options.envelopes[0]?.code ?? '',
    weight: { value: typed.weight ?? '', ...at('poids') },
    destinations: destinationChoices(options.destinations, wording),
    destination: typed.country ?? options.destinations[0]?.code ?? '',
    ...(error && fault.field === 'pays' ? { destinationError: error } : {}),
  };
}

/** The place of the answer or of the fault, to which the form leads: a browser moves the focus there. */
export const answerId = 'reponse';

function faultText({ kind }: PostageFault, { maxGrams, maxSheets }: PostageOptions, { t, weight }: Wording): string {
  switch (kind) {
    case 'no-weight':
      return t('postage.noWeight');
    case 'no-sheets':
      return t('postage.noSheets', { most: maxSheets });
    case 'too-heavy':
      return t('postage.tooHeavy', { most: weight(maxGrams) });
    case 'unknown-destination':
      return t('postage.noDestination');
  }
}

function answerOf(found: PostageFound, wording: Wording): PostageAnswerView {
  const { t, weight } = wording;
  const [cheapest] = found.offers;
  const fastest = fastestOf(found.offers);
  const marks = (offer: PostageOffer) => [
    ...(offer === cheapest && found.offers.length > 1 ? [t('postage.cheapest')] : []),
    ...(offer === fastest ? [t('postage.fastest')] : []),
  ];
  return {
    title: t('postage.answer', { weight: weight(found.grams) }),
    destination: t('postage.to', { destination: found.destination.name }),
    notices: noticesOf(found, wording),
    offers: found.offers.map((offer) => ({ ...offerOf(offer, wording), badges: marks(offer) })),
  };
}

function noticesOf({ suspension, offers, customsForm }: PostageFound, { t, numericDay }: Wording): NoticeView[] {
  if (suspension) {
    const { since, until } = suspension;
    const text =
      until === null
        ? t('postage.suspended', { since: numericDay(since) })
        : t('postage.suspendedUntil', { since: numericDay(since), until: numericDay(until) });
    return [{ tone: 'warning', text }];
  }
  if (offers.length === 0) return [{ tone: 'info', text: t('postage.none') }];
  return customsForm ? [{ tone: 'info', text: t('postage.customs') }] : [];
}

function offerOf(offer: PostageOffer, wording: Wording): Omit<PostageOfferView, 'badges'> {
  const { t, weight } = wording;
  const { code, name, maxGrams, price, stamps, days, tracked, signed } = offer;
  return {
    code,
    name,
    price: priceOf(price, wording),
    ...(stamps ? { stamps: { count: stamps.count, text: stampsText(stamps, price, wording) } } : {}),
    facts: [
      ...(days
        ? [days.earliest === days.latest ? t('postage.day', { days: days.latest }) : t('postage.days', days)]
        : []),
      ...(tracked ? [t('postage.tracked')] : []),
      ...(signed ? [t('postage.signed')] : []),
      ...(maxGrams === null ? [] : [t('postage.upTo', { weight: weight(maxGrams) })]),
    ],
    ...wayOf(offer, wording),
  };
}

/** Where no number of stamps makes the price, the text says what they are worth together. */
function stampsText(
  { count, name, value }: NonNullable<PostageOffer['stamps']>,
  price: Price,
  wording: Wording,
): string {
  const { t } = wording;
  const plain = t('postage.stamps', { count, name });
  return value.cents === price.ttc.cents
    ? plain
    : t('postage.stampsWorth', { stamps: plain, value: amountBeside(value, price, wording) });
}

function wayOf({ product }: PostageOffer, wording: Wording): Pick<PostageOfferView, 'way'> {
  if (product === null) return {};
  const { code, service } = product;
  if (service !== null) return { way: journeyStart({ service, code }, wording) };
  const slug = product.slug ?? code;
  return { way: { label: wording.t('postage.buy'), href: wording.paths.product({ slug, code }) } };
}
