import { type ReactNode, useState } from 'react';
import { Checkbox } from '#ui/components/controls/choices/checkbox.tsx';
import { SelectField } from '#ui/components/controls/choices/select-field.tsx';
import { fieldId, TextField } from '#ui/components/controls/field.tsx';
import { FieldRow } from '#ui/components/controls/field-row.tsx';
import { Disclosure } from '#ui/components/page/disclosure.tsx';
import type { FieldErrors } from '#ui/components/views.ts';
import type { PlaceChoice } from '#ui/wording/destinations.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import bookStyles from './book-cards.module.css';
import { PartyCheck } from './party-check.tsx';
import type { PartyCheckView } from './party-check.view.ts';
import styles from './party-fields.module.css';
import { PartyPrint } from './party-print.tsx';
import type { PartyPrintView } from './party-print.view.ts';
import { NoPostalCode } from './postal-code-hint.tsx';

export interface PartyView {
  party: string;
  title: string;
  /** Where it is, as far as the shopper does not type it here. */
  country?: string;
  /** Where it may be, which the shopper chooses. */
  countries?: PlaceChoice[];
  /** The country that is known has no postal codes. */
  isPostalCodeOptional?: boolean;
  asksEmail: boolean;
  isEmailOptional?: boolean;
  /** False: what is sent waits at a point, and no address of the recipient's own is needed. */
  hasPlace?: boolean;
  /** The lines of an address that is whole: its fields are folded. */
  savedLines?: string[];
  /** What is asked about the address that was typed. */
  check?: PartyCheckView;
  /** How it will be printed. */
  print?: PartyPrintView;
}

interface PartyProps {
  party: PartyView;
  values: Record<string, string>;
  errors: FieldErrors;
  /** The postal code is known from a step before. */
  hasPostalCode?: boolean;
  /** Before the fields: the book to choose from. A new address is folded below it. */
  book?: ReactNode;
  /** A new address is folded, with or without a book. */
  isFolded?: boolean;
  /** Other ways to add an address, which stand beside that of typing a new one. */
  after?: ReactNode;
  /** What else the fields are filled in from. */
  children?: ReactNode;
  /** At the end: what only some parties are asked for. */
  more?: ReactNode;
}

/** A sender or a recipient as a journey asks for them; their country is decided by a step before. */
export function PartyFields({ book, isFolded = false, after, ...props }: PartyProps) {
  const { party: of, values, errors, hasPostalCode = false } = props;
  const { party, title, country, hasPlace = true, savedLines, check } = of;
  const copy = useCopy('address');
  const [isEdited, setEdited] = useState(false);
  const isAtFault = check !== undefined || Object.keys(errors).some((name) => name.startsWith(`${party}.`));
  const isTyped = addressNames.some((name) => values[`${party}.${name}`]);
  const isAbove = country && (hasPostalCode || !hasPlace);
  const cards = book && <div className={bookStyles.book}>{book}</div>;
  const fields = <Fields {...props} country={isAbove ? undefined : country} />;
  return (
    <fieldset id={fieldId(party)} tabIndex={-1} className={styles.party}>
      <legend>{title}</legend>
      {isAbove && <p className={styles.country}>{country}</p>}
      {savedLines ? (
        <div className={bookStyles.savedLines} onInput={() => setEdited(true)}>
          {!isEdited && <p className={bookStyles.lines}>{savedLines.join('\n')}</p>}
          <Disclosure title={copy.change} open={isAtFault}>
            {cards}
            {fields}
          </Disclosure>
        </div>
      ) : book || isFolded ? (
        <>
          {cards}
          <div className={styles.ways}>
            <Disclosure title={copy.newAddress} open={isAtFault || isTyped}>
              {fields}
            </Disclosure>
            {after}
          </div>
        </>
      ) : (
        <>
          {fields}
          {after && <div className={styles.ways}>{after}</div>}
        </>
      )}
    </fieldset>
  );
}

/** What somebody has begun to type: a country and a title stand there first. */
const addressNames = ['companyName', 'firstName', 'lastName', 'streetName', 'city'] as const;

function Fields({
  party: of,
  values,
  errors,
  hasPostalCode = false,
  country,
  children,
  more,
}: Omit<PartyProps, 'book' | 'isFolded' | 'after'> & { country: string | undefined }) {
  const { party, countries, asksEmail, isEmailOptional = false, hasPlace = true, check, print } = of;
  const confirmed = values[`${party}.confirmed`];
  const copy = useCopy('address');
  const own = (field: string, token: string) => partyField({ party, field, token }, { values, errors });
  const titles = [
    { code: '', name: '–' },
    { code: 'mrs', name: copy.mrs },
    { code: 'mr', name: copy.mr },
  ];
  return (
    <>
      {check && <PartyCheck party={party} check={check} />}
      {confirmed && <input type="hidden" name={`${party}.confirmed`} value={confirmed} />}
      {children}
      <Checkbox
        name={`${party}.isCompany`}
        value="yes"
        label={copy.isCompany}
        checked={values[`${party}.isCompany`] === 'yes'}
      />
      <FieldRow className={styles.company}>
        <TextField {...own('companyName', 'organization')} label={copy.companyName} required={false} />
        <TextField {...own('service', 'off')} label={copy.service} optional />
      </FieldRow>
      <SelectField {...own('civility', 'honorific-prefix')} label={copy.civility} options={titles} short />
      <FieldRow>
        <TextField {...own('firstName', 'given-name')} label={copy.firstName} />
        <TextField {...own('lastName', 'family-name')} label={copy.lastName} />
      </FieldRow>
      {hasPlace ? (
        <Place own={own} hasPostalCode={hasPostalCode} of={of} />
      ) : (
        placeFields.map((field) => (
          <input key={field} type="hidden" name={`${party}.${field}`} value={values[`${party}.${field}`] ?? ''} />
        ))
      )}
      {countries && <SelectField {...own('country', 'country')} label={copy.country} options={countries} />}
      {country && (
        <p className={styles.within}>
          <strong>{copy.country}</strong>
          <span>{country}</span>
        </p>
      )}
      {asksEmail && (
        <TextField
          {...own('email', 'email')}
          type="email"
          label={copy.email}
          hint={copy.emailHint}
          optional={isEmailOptional}
        />
      )}
      {more}
      {print && <PartyPrint party={party} print={print} />}
    </>
  );
}

/** What is typed of a place; where it is not asked, it is kept for another delivery. */
const placeFields = ['streetName', 'additionalStreetName', 'building', 'floor', 'city'] as const;

interface PlaceProps {
  own(field: string, token: string): ReturnType<typeof partyField>;
  hasPostalCode?: boolean;
  of: { countries?: PlaceChoice[] | null | undefined; isPostalCodeOptional?: boolean };
}

/** A street, what is rarely said of a place, and its town. */
export function Place({ own, ...town }: PlaceProps) {
  const copy = useCopy('address');
  const placeName = own('additionalStreetName', 'address-line3');
  const building = own('building', 'address-line2');
  const floor = own('floor', 'off');
  const rare = [placeName, building, floor];
  return (
    <>
      <TextField
        {...own('streetName', 'address-line1')}
        label={copy.streetName}
        hint={copy.streetNameHint}
        required={false}
      />
      <Disclosure title={copy.rareLines} open={rare.some(({ defaultValue, error }) => defaultValue || error)}>
        <TextField {...placeName} label={copy.additionalStreetName} optional />
        <FieldRow>
          <TextField {...building} label={copy.building} optional />
          <TextField {...floor} label={copy.floor} optional />
        </FieldRow>
      </Disclosure>
      <Town own={own} {...town} />
    </>
  );
}

export function Town({ own, hasPostalCode, of: { countries, isPostalCodeOptional = false } }: PlaceProps) {
  const copy = useCopy('address');
  const city = <TextField {...own('city', 'address-level2')} label={copy.city} />;
  if (hasPostalCode) return city;
  return (
    <FieldRow kind="place">
      <TextField
        {...own('codePostal', 'postal-code')}
        label={copy.codePostal}
        hint={countries && <NoPostalCode />}
        optional={isPostalCodeOptional}
        required={!countries && !isPostalCodeOptional}
      />
      {city}
    </FieldRow>
  );
}

/** Name, value, error and autocomplete of one field of a party. */
export function partyField(
  { party, field, token }: { party: string; field: string; token: string },
  { values, errors }: Pick<PartyProps, 'values' | 'errors'>,
) {
  const name = `${party}.${field}`;
  const error = errors[name];
  return {
    name,
    defaultValue: values[name] ?? '',
    autoComplete: token === 'off' ? token : `section-${party} ${token}`,
    error,
  };
}
