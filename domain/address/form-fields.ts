import type { AddressContext } from './address-context.ts';
import { addressNameFault } from './fields/address-name.ts';
import { emailFault, emailMax } from './fields/email.ts';
import type { AddressFault } from './fields/faults.ts';
import { type EnvelopeLine, lengthFault, lineFault, lineMax, signsFault } from './fields/lines.ts';
import { localityFault } from './fields/locality.ts';
import { mobileFault } from './fields/phone.ts';
import { postalCodeFault } from './fields/postal-code.ts';

/** The fields by the specification's names (§3), as a new form has them: what most shoppers need to change the least. */
export const emptyForm = {
  isCompany: false,
  companyName: '',
  customsReference: '',
  civility: '',
  firstName: '',
  lastName: '',
  email: '',
  mobilePhone: '',
  /** « Bureau », in the address book. */
  addressName: '',
  isPrimary: false,
  streetName: '',
  /** A place name or a PO box. */
  additionalStreetName: '',
  building: '',
  floor: '',
  /** Code of the door, for the carrier alone: it is never printed. */
  keypad: '',
  additionalInformation: '',
  codePostal: '',
  city: '',
  /** Department of a company. */
  service: '',
  country: 'FR',
};

/** What the form holds, as typed. */
export type AddressForm = typeof emptyForm;
export type FieldName = keyof AddressForm;

type NamesOf<Value> = { [Name in FieldName]: AddressForm[Name] extends Value ? Name : never }[FieldName];
/** What is typed or chosen; the others are ticked. */
export type AddressField = NamesOf<string>;
type FlagField = NamesOf<boolean>;
export type AddressFaults = Partial<Record<AddressField, AddressFault>>;

/** A line by its number on the envelope; 7 is the country. */
export type EnvelopeLineNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Which line, and the place in it. */
type Spot = readonly [line: EnvelopeLineNumber, place: number];
export type Recipient = 'person' | 'company';

type WhenEmpty = (form: AddressForm, context: AddressContext) => AddressFault | undefined;
type Rule = (value: string, form: AddressForm, context: AddressContext) => AddressFault | undefined;

interface TextField {
  kind: 'text' | 'choice';
  /** Only companies have it: the form keeps it, a person's address leaves it out. */
  ofCompany?: true;
  /** What is wrong with it when it is empty; absent: nothing. */
  whenEmpty?: WhenEmpty;
  /** What is wrong with it when it is not, once it is normalised. */
  rule?: Rule;
  /** Longest, spaces included. */
  max?: number;
  /** Where it stands among the lines of a person and of a company; absent: it is not printed (postal-domain 1.2). */
  printed?: Partial<Record<Recipient, Spot>>;
}

interface Ticked {
  kind: 'flag';
}

export type Civility = 'mr' | 'mrs';
export const isCivility = (civility: string): civility is Civility => civility === 'mr' || civility === 'mrs';

const required = { code: 'required' } as const;
const always = () => required;

/** The rule of its line, which depends on who receives. */
const lineRule =
  (person: EnvelopeLine, company = person): Rule =>
  (value, { isCompany }) =>
    lineFault(value, isCompany ? company : person);

/** « First and last name must each be at most {count} characters » (specification §5, postal-domain 1.4). */
const nameMax = 35;
const keypadMax = 8;

/** A company's contact stands on its second line, a person on the first (postal-domain 1.2, A6). */
const nameRule: Rule = (value, form) =>
  lengthFault(value, nameMax) ?? signsFault(value, form.isCompany ? 'line2Business' : 'line1Private');

const streetOrPlace: WhenEmpty = ({ streetName, additionalStreetName }, { hasPoint }) =>
  streetName === '' && additionalStreetName === '' && !hasPoint ? { code: 'street-or-place' } : undefined;

export const isEmailNeeded = ({ use, needsEmail = false }: AddressContext): boolean =>
  use === 'sender' || (needsEmail && use !== 'book');

const both = (...spot: Spot) => ({ person: spot, company: spot });

/**
 * Everything that the shop knows of a field, in the order of the form, country first. The form, its rules and the
 * printed lines are read from here.
 */
export const formFields: { readonly [Name in FieldName]: AddressForm[Name] extends string ? TextField : Ticked } = {
  country: {
    kind: 'choice',
    whenEmpty: always,
    rule: (value, _, { countries }) => (countries.some(({ code }) => code === value) ? undefined : required),
    printed: both(7, 1),
  },
  isCompany: { kind: 'flag' },
  companyName: {
    kind: 'text',
    ofCompany: true,
    whenEmpty: always,
    max: lineMax,
    rule: lineRule('line1Business'),
    printed: { company: [1, 1] },
  },
  service: {
    kind: 'text',
    ofCompany: true,
    max: lineMax,
    rule: lineRule('line2Business'),
    printed: { company: [2, 4] },
  },
  civility: {
    kind: 'choice',
    whenEmpty: ({ isCompany }) => (isCompany ? undefined : required),
    rule: (value, { isCompany }) => (isCompany || isCivility(value) ? undefined : required),
    printed: { person: [1, 1], company: [2, 1] },
  },
  firstName: {
    kind: 'text',
    whenEmpty: always,
    max: nameMax,
    rule: nameRule,
    printed: { person: [1, 2], company: [2, 2] },
  },
  lastName: {
    kind: 'text',
    whenEmpty: always,
    max: nameMax,
    rule: nameRule,
    printed: { person: [1, 3], company: [2, 3] },
  },
  streetName: { kind: 'text', whenEmpty: streetOrPlace, max: lineMax, rule: lineRule('line4'), printed: both(4, 1) },
  additionalStreetName: {
    kind: 'text',
    max: lineMax,
    rule: lineRule('line5'),
    printed: both(5, 1),
  },
  building: { kind: 'text', max: lineMax, rule: lineRule('line3'), printed: { person: [3, 1], company: [3, 2] } },
  floor: {
    kind: 'text',
    max: lineMax,
    rule: lineRule('line2Private', 'line2Business'),
    printed: { person: [2, 1], company: [3, 1] },
  },
  keypad: { kind: 'text', max: keypadMax },
  additionalInformation: {
    kind: 'text',
    max: lineMax,
    // One message for all its signs: « format not compliant » (specification §5).
    rule: (value) =>
      lengthFault(value, lineMax) ?? (signsFault(value, 'line3') ? { code: 'additional-information' } : undefined),
    printed: { person: [2, 2], company: [3, 3] },
  },
  codePostal: {
    kind: 'text',
    whenEmpty: ({ country }, { hasPoint }) => (hasPoint ? undefined : postalCodeFault({ code: '', country })),
    rule: (code, { country }) => postalCodeFault({ code, country }),
    printed: both(6, 1),
  },
  city: {
    kind: 'text',
    whenEmpty: (_, { hasPoint }) => (hasPoint ? undefined : required),
    max: lineMax,
    rule: localityFault,
    printed: both(6, 2),
  },
  mobilePhone: {
    kind: 'text',
    whenEmpty: (_, { isLetter }) => (isLetter ? undefined : required),
    rule: (number, { country }, { mobileIn }) => mobileFault({ number, country, mobileIn }),
  },
  email: {
    kind: 'text',
    whenEmpty: (_, context) => (isEmailNeeded(context) ? required : undefined),
    max: emailMax,
    rule: emailFault,
  },
  customsReference: { kind: 'text', max: lineMax },
  addressName: {
    kind: 'text',
    max: lineMax,
    rule: (name, _, { otherNames = [] }) => addressNameFault(name, otherNames),
  },
  isPrimary: { kind: 'flag' },
};

export const fieldNames = Object.keys(formFields) as FieldName[];

const isTyped = (name: FieldName): name is AddressField => formFields[name].kind !== 'flag';
const isTicked = (name: FieldName): name is FlagField => formFields[name].kind === 'flag';

export const addressFields = fieldNames.filter(isTyped);
export const flagFields = fieldNames.filter(isTicked);

/** What stands on a line of an address, from left to right. */
export const fieldsOnLine = (line: EnvelopeLineNumber, recipient: Recipient): AddressField[] =>
  addressFields
    .filter((name) => spotOf(name, recipient)[0] === line)
    .toSorted((one, other) => spotOf(one, recipient)[1] - spotOf(other, recipient)[1]);

const notPrinted = [0, 0] as const;

const spotOf = (name: AddressField, recipient: Recipient) => formFields[name].printed?.[recipient] ?? notPrinted;
