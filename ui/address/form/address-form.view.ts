import type { AddressContext } from '#domain/address/address-context.ts';
import { addressAsTyped } from '#domain/address/address-form.ts';
import { lineMax } from '#domain/address/fields/lines.ts';
import { normaliseAndTell } from '#domain/address/fields/normalise.ts';
import { needsPostalCode } from '#domain/address/fields/postal-code.ts';
import { hasFrenchPostalCodes, isFrance } from '#domain/address/fields/territories.ts';
import { type AddressFaults, type AddressForm, addressFields, isEmailNeeded } from '#domain/address/form-fields.ts';
import type { FieldErrors, LinkView } from '#ui/components/views.ts';
import { type DestinationChoice, destinationChoices } from '#ui/wording/destinations.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type FaultTexts, faultText, faultTexts } from './address-faults.ts';
import { type EnvelopeView, envelopeView } from './envelope.view.ts';
import { type FieldValues, valuesOf } from './form-of.ts';

/**
 * What the form must know of a country: patterns of postal codes and mobile numbers, whether customs fields are shown.
 */
export interface CountryView {
  code: string;
  name: string;
  postal: 'fr' | 'other' | 'none';
  mobile: 'fr' | 'be' | 'other';
  /** Whether towns and streets can be suggested. */
  isAssisted: boolean;
}

/** The context of the rules in the browser; foreign mobile numbers are checked on the server only. */
export type BrowserContext = Omit<AddressContext, 'mobileIn'>;

export interface AddressFormView {
  values: FieldValues;
  errors: FieldErrors;
  /** Messages about replaced characters, by field. */
  notes: Record<string, string>;
  countries: CountryView[];
  /** The same to choose from, in parts of the world where they are many. */
  countryChoices: DestinationChoice[];
  /** The towns of the postal code, when there are several. */
  towns: string[];
  /** Whether the e-mail is required. */
  needsEmail: boolean;
  /** Whether the address goes into the book, and so may have a name and be the main one. */
  isForBook: boolean;
  /** Whether the address may be used once instead of being saved. */
  isOnceOffered: boolean;
  envelope: EnvelopeView;
  envelopeRule: string;
  hidden: Record<string, string>;
  texts: FaultTexts;
  context: BrowserContext;
  help: { towns: string; streets: string };
  back?: LinkView;
}

export interface AddressFormState {
  typed: AddressForm;
  faults: AddressFaults;
  towns: string[];
  /** Whether the form has been checked: then replaced characters are announced. A restored draft has not been. */
  isJudged: boolean;
}

export interface AddressFormParts {
  state: AddressFormState;
  context: AddressContext;
  isForBook: boolean;
  isOnceOffered: boolean;
  hidden: Record<string, string>;
  back?: LinkView;
}

export function addressFormView({ state, context, ...about }: AddressFormParts, wording: Wording): AddressFormView {
  const { typed, faults, towns, isJudged } = state;
  const { mobileIn: _, ...browserContext } = context;
  const folded = isJudged ? foldedOf(typed, wording) : { typed, notes: {} };
  return {
    ...about,
    values: valuesOf(folded.typed),
    errors: errorsOf(faults, wording),
    notes: folded.notes,
    countries: context.countries.map(countryView),
    countryChoices: destinationChoices(context.countries, wording),
    towns,
    needsEmail: isEmailNeeded(context),
    envelope: envelopeView(addressAsTyped(typed, context)),
    envelopeRule: wording.t('address.envelopeRule', { count: lineMax }),
    texts: { ...faultTexts(wording), ...helpTexts(wording) },
    context: browserContext,
    help: { towns: wording.paths.communes(), streets: wording.paths.streets() },
  };
}

const countryView = ({ code, name }: { code: string; name: string }): CountryView => ({
  code,
  name,
  postal: hasFrenchPostalCodes(code) ? 'fr' : needsPostalCode(code) ? 'other' : 'none',
  mobile: isFrance(code) ? 'fr' : code === 'BE' ? 'be' : 'other',
  isAssisted: isFrance(code),
});

const errorsOf = (faults: AddressFaults, wording: Wording): FieldErrors =>
  Object.fromEntries(
    addressFields.flatMap((name) => {
      const fault = faults[name];
      return fault ? [[name, faultText(name, fault, wording)]] : [];
    }),
  );

/** The form with replaced characters, and the messages about them. */
function foldedOf(typed: AddressForm, wording: Wording): { typed: AddressForm; notes: Record<string, string> } {
  const texts = helpTexts(wording);
  const plain = { ...typed };
  const notes: Record<string, string> = {};
  for (const name of addressFields) {
    const { value, folded } = normaliseAndTell(typed[name]);
    plain[name] = value;
    if (folded.length > 0) notes[name] = folded.map((kind) => texts[`folded.${kind}`]).join(' ');
  }
  return { typed: plain, notes };
}

const mostAnnounced = 10;

/** The texts of the form's help: remaining characters, replaced characters, numbers of towns and streets. */
function helpTexts({ t }: Pick<Wording, 't'>): FaultTexts {
  const texts: FaultTexts = {
    'folded.apostrophes': t('address.foldedApostrophes'),
    'folded.dashes': t('address.foldedDashes'),
    'folded.outer-spaces': t('address.foldedSpaces'),
    towns: t('address.townsFound', { count: '{count}' }),
  };
  for (let count = 0; count <= mostAnnounced; count += 1) texts[`left.${count}`] = t('address.left', { count });
  for (let count = 0; count <= 5; count += 1) texts[`streets.${count}`] = t('address.streets', { count });
  return texts;
}
