import type { AddressContext } from '#domain/address/address-context.ts';
import { addressAsTyped } from '#domain/address/address-form.ts';
import { normaliseAndTell } from '#domain/address/fields/normalise.ts';
import { hasFrenchPostalCodes, isFrance } from '#domain/address/fields/territories.ts';
import { type AddressFaults, type AddressForm, addressFields, isEmailNeeded } from '#domain/address/form-fields.ts';
import type { FieldErrors, LinkView } from '#ui/components/views.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type FaultTexts, faultText, faultTexts } from './address-faults.ts';
import { type EnvelopeView, envelopeView } from './envelope.view.ts';
import { type FieldValues, valuesOf } from './form-of.ts';

/** What a country calls for: the shapes of its codes and mobiles, whether customs may ask. */
export interface CountryView {
  code: string;
  name: string;
  postal: 'fr' | 'other';
  mobile: 'fr' | 'be' | 'other';
  /** Its towns and streets are known. */
  isAssisted: boolean;
}

/** What the rules need of their surroundings in the browser; numbers of mobiles abroad are the server's. */
export type BrowserContext = Omit<AddressContext, 'mobileIn'>;

export interface AddressFormView {
  values: FieldValues;
  errors: FieldErrors;
  /** What was folded, in words, by field. */
  notes: Record<string, string>;
  countries: CountryView[];
  /** The towns of the postal code, when there are several to choose from. */
  towns: string[];
  /** Elsewhere the e-mail may stay empty. */
  needsEmail: boolean;
  /** The address goes into the book: it may have a name, and be the main one. */
  isForBook: boolean;
  /** May be used once, beside being saved. */
  isOnceOffered: boolean;
  envelope: EnvelopeView;
  envelopeRule: string;
  hidden: Record<string, string>;
  texts: FaultTexts;
  context: BrowserContext;
  help: { towns: string; streets: string };
  back?: LinkView;
}

export interface FormShown {
  typed: AddressForm;
  faults: AddressFaults;
  towns: string[];
  /** Judged already: what was folded is told. A draft that was brought back is not. */
  isJudged: boolean;
}

export interface FormOf {
  shown: FormShown;
  context: AddressContext;
  isForBook: boolean;
  isOnceOffered: boolean;
  hidden: Record<string, string>;
  back?: LinkView;
}

export function addressFormView({ shown, context, ...about }: FormOf, wording: Wording): AddressFormView {
  const { typed, faults, towns, isJudged } = shown;
  const { mobileIn: _, ...browserContext } = context;
  const folded = isJudged ? foldedOf(typed, wording) : { typed, notes: {} };
  return {
    ...about,
    values: valuesOf(folded.typed),
    errors: errorsOf(faults, wording),
    notes: folded.notes,
    countries: context.countries.map(countryView),
    towns,
    needsEmail: isEmailNeeded(context),
    envelope: envelopeView(addressAsTyped(typed, context), context.lineMax),
    envelopeRule: wording.t('address.envelopeRule', { count: context.lineMax ?? 38 }),
    texts: { ...faultTexts(wording), ...helpTexts(wording) },
    context: browserContext,
    help: { towns: wording.paths.communes(), streets: wording.paths.streets() },
  };
}

const countryView = ({ code, name }: { code: string; name: string }): CountryView => ({
  code,
  name,
  postal: hasFrenchPostalCodes(code) ? 'fr' : 'other',
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

/** The form in its plain spelling, and what became of it in words. */
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

const mostTold = 10;

/** What the form says while it is filled in: signs left, what was folded, how many towns and streets there are. */
function helpTexts({ t }: Pick<Wording, 't'>): FaultTexts {
  const texts: FaultTexts = {
    'folded.apostrophes': t('address.foldedApostrophes'),
    'folded.dashes': t('address.foldedDashes'),
    'folded.outer-spaces': t('address.foldedSpaces'),
    towns: t('address.townsFound', { count: '{count}' }),
  };
  for (let count = 0; count <= mostTold; count += 1) texts[`left.${count}`] = t('address.left', { count });
  for (let count = 0; count <= 5; count += 1) texts[`streets.${count}`] = t('address.streets', { count });
  return texts;
}
