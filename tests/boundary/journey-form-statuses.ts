/** The forms of journeys in the table of `form-statuses.ts`. */
import { theCarrierAnswers } from '#domain/carriers/examples.ts';
import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { aRecipient, theLetterAnswers } from '#domain/letters/examples.ts';
import { answersOfRecipient } from '#domain/letters/recipients.ts';
import { theLogoAnswers } from '#domain/logo/examples.ts';
import { theContents, theParcelAnswers } from '#domain/parcels/examples.ts';
import { theMailAnswers } from '#domain/registered-mail/examples.ts';
import { theAddressedAnswers } from '#domain/stamps/examples.ts';
import { compositionIds as samples } from '#mocks/cart/samples.ts';
import { aVectorLogo } from '#mocks/logo/samples.ts';

export type Fields = Readonly<Record<string, string>>;

export interface FormRow {
  /** What the page posts. */
  fields?: Fields;
  /** Of these, the ones that name something, as somebody else has them. */
  others?: Fields;
  /** The status by case, in the order of `cases`; absent where each leads on to a page. */
  statuses?: string;
  /** Of a step: a file without which the next one is not reached, by its field, and what the page says once it is scanned. */
  file?: { name: string; file(): File; scanned: string };
}

/** The first choice of its list on the page. */
export const offered = '{offered}';
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
/** An address of the shopper, and one of somebody else. */
export const [own, others] = ['adr-domicile', 'adr-plein-3'];
const pasted = 'Contact\n4 rue du Port\n71000 Mâcon';

const elsewhere = { others: { configuration: 'exemple-timbre' } };
/** A step, and the button in it that signs in without losing what is typed. */
const step = (statuses: string, fields: Fields, others: Fields = {}): Record<string, FormRow> => ({
  step: { fields, others, statuses },
  'sign-in': { fields, others },
});
/**
 * Buttons that fill in the fields of a party, from a pasted address or the address book, which nobody has who is not
 * signed in. `long`: the status where all that was posted is long, and the step before may have been refused.
 */
const sources = (parties: readonly string[], fields: Fields, long = '422'): Record<string, FormRow> => ({
  paste: { fields: { ...fields, [`paste.${parties[0]}`]: pasted }, statuses: `302 302 302 302 ${long} 302` },
  ...Object.fromEntries(
    parties.flatMap((party): [string, FormRow][] => [
      [
        `paste-${party}`,
        { fields: { ...fields, [`paste.${party}`]: pasted }, statuses: `302 302 302 422 ${long} 302` },
      ],
      [
        `use-${party}`,
        {
          fields: { ...fields, [`book.${party}`]: own },
          others: { [`book.${party}`]: others },
          statuses: `302 422 422 422 ${long} 422`,
        },
      ],
    ]),
  ),
});
/** A price that is asked for; nothing is kept. Without a draft, a later step than the first leads to that. */
const priced = (fields: Fields, { isFirst = true } = {}): Record<string, FormRow> => ({
  recalculer: { fields, statuses: `${isFirst ? 200 : 302} 200 200 200 200 200` },
});
const restart: FormRow = {};
const back: FormRow = { fields: { aside: '1' } };
const line = (configuration: string): FormRow => ({ fields: { configuration }, ...elsewhere });
const parcel = theParcelAnswers({ depositDate: '' });
const contents = { ...theContents() };
const mail = theMailAnswers({ depositPlace: 'post-office', depositDate: '' });
/** On the pages that list the days. */
const [parcelOnADay, mailOnADay] = [
  { ...parcel, depositDate: offered },
  { ...mail, depositDate: offered },
];
const forwarding = theForwardingAnswers({ startDate: inAMonth });
const stamps = theAddressedAnswers({ recipients: '' });
const logo = theLogoAnswers();
const letter = {
  source: 'write',
  text: 'Bonjour,\nMerci.',
  colour: 'black',
  duplex: 'yes',
  addressPage: 'first-page',
  level: 'GREEN',
};

export const journeyFormStatuses: Record<string, Record<string, FormRow>> = {
  parcelsItem: { ...priced(parcel), ...step('302 302 302 422 422 302', parcel) },
  parcelsDelivery: {
    points: { fields: parcel },
    point: { fields: { point: 'FR:1' }, others: { point: 'BE:1' } },
    ...priced(parcel, { isFirst: false }),
    ...step('302 302 302 422 422 302', parcel),
  },
  parcelsAddresses: {
    swap: { fields: parcel },
    ...sources(['sender', 'recipient'], parcel, '302'),
    ...step('302 302 302 422 302 302', parcel),
  },
  parcelsContents: {
    hs: { fields: { ...contents, hsFor: '1' } },
    'hs-take': { fields: { ...contents, hs: '4901', hsAsked: '1' } },
    'saved-use': { fields: { ...contents, saved: '1' }, others: { saved: '2' } },
    'saved-forget': { fields: { ...contents, saved: '1' }, others: { saved: '2' } },
    'article-add': { fields: contents },
    'article-remove': { fields: contents },
    ...step('302 302 302 302 302 302', contents),
  },
  parcelsSummary: {
    goods: { fields: parcelOnADay },
    recalculer: { fields: parcelOnADay, statuses: '302 200 200 200 302 200' },
    'save-parcel': { fields: parcelOnADay },
    ...step('302 422 422 422 302 422', { ...parcelOnADay, quote: 'devis' }, { quote: 'devis-1' }),
  },
  parcelBatch: {
    read: { fields: { pasted: 'Nom;Commune\nAchats;Mâcon' }, statuses: '302 302 302 422 422 302' },
    columns: { fields: { 'column.0': 'recipient.lastName' }, statuses: '422 422 422 302 302 422' },
    save: { fields: { 'row.0.weight': '1,5', count: '1' } },
    buy: { fields: { count: '1', quote: 'devis' }, others: { quote: 'devis-1' }, statuses: '422 422 422 422 422 422' },
    back,
    restart,
  },
  parcels: {
    'use-saved': { fields: { saved: '1' }, others: { saved: '2' } },
    'once-more': {
      fields: { order: 'CMD-1', configuration: samples.labelToLyon },
      statuses: '422 422 422 422 422 422',
    },
    duplicate: line(samples.labelToLyon),
    edit: line(samples.labelToLyon),
    back,
    restart,
  },
  forwardingNeeds: { ...priced(forwarding), ...step('302 302 302 422 422 302', forwarding) },
  forwardingDates: step('302 302 302 422 422 302', forwarding),
  forwardingAddresses: {
    ...sources(['from', 'to'], forwarding),
    ...step('302 302 302 422 422 302', forwarding),
  },
  forwardingBeneficiaries: step('302 302 302 422 422 302', forwarding),
  forwardingSummary: step('302 422 422 422 422 422', { ...forwarding, quote: 'devis' }, { quote: 'devis-1' }),
  forwardingObjection: { object: { statuses: '302 404 302 302 302 302' } },
  forwarding: { edit: line(samples.forwarding), back, restart },
  stampsConfiguration: { ...priced(stamps), ...step('302 302 302 422 422 302', stamps) },
  stampsRecipients: step(
    '302 302 302 422 422 302',
    { ...answersOfRecipient(aRecipient()), 'recipient.confirmed': 'yes' },
    { [`book.${others}`]: 'yes' },
  ),
  stampsSummary: step('302 422 422 422 422 422', { quote: 'devis' }, { quote: 'devis-1' }),
  stampPrinter: { keep: { fields: { imprimante: '1', x: '1,5', y: '-2' }, statuses: '302 302 302 302 422 302' } },
  stamps: { duplicate: line('exemple-timbre'), edit: line('exemple-timbre'), back, restart },
  lettersWriting: {
    fit: { fields: letter },
    original: { fields: letter },
    ...step('302 302 302 422 422 302', letter),
  },
  lettersPresentation: {
    fit: { fields: letter },
    original: { fields: letter },
    ...priced(letter, { isFirst: false }),
    ...step('302 302 302 422 422 302', letter),
  },
  lettersRecipients: step(
    '302 302 302 422 422 302',
    { ...theLetterAnswers({ recipients: '' }), ...answersOfRecipient(aRecipient()), 'recipient.confirmed': 'yes' },
    { [`book.${others}`]: 'yes' },
  ),
  lettersSummary: step('302 422 422 422 422 422', { level: 'GREEN', quote: 'devis' }, { quote: 'devis-1' }),
  letters: { duplicate: line(samples.letter), edit: line(samples.letter), back, restart },
  registeredMailItem: { ...priced(mail), ...step('302 302 302 422 422 302', mail) },
  registeredMailAddresses: {
    ...sources(['sender', 'recipient'], mailOnADay),
    ...step('302 302 302 422 422 302', mailOnADay),
  },
  registeredMailSummary: step('302 422 422 422 422 422', { ...mail, quote: 'devis' }, { quote: 'devis-1' }),
  registeredMail: { duplicate: line('exemple-recommande'), edit: line('exemple-recommande'), back, restart },
  carriersItem: step('302 302 302 422 422 302', theCarrierAnswers()),
  carriersOffers: {
    choose: { fields: { offer: 'offre' }, others: { offer: 'offre-1' }, statuses: '302 422 422 422 422 422' },
  },
  carriers: { back, restart },
  logoLibrary: {
    ...priced(logo),
    step: {
      fields: logo,
      others: { subject: 'prolonger.logo-1' },
      statuses: '422 422 422 422 422 422',
      file: {
        name: 'file',
        file: () => new File([aVectorLogo()], 'enseigne.svg', { type: 'image/svg+xml' }),
        scanned: 'Votre logo est sain et prêt à être cadré.',
      },
    },
    'sign-in': { fields: logo },
  },
  logoChoice: { apercu: { fields: logo }, ...step('302 302 302 422 422 302', logo) },
  logoExtension: { ...priced(logo, { isFirst: false }), ...step('302 302 302 422 422 302', logo) },
  logoSummary: step('302 422 422 422 422 422', { quote: 'devis' }, { quote: 'devis-1' }),
  logo: { edit: line('exemple-timbre'), back, restart },
};
