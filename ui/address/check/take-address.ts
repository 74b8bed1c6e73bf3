import type { Address } from '#domain/address/address.ts';
import type { AddressContext } from '#domain/address/address-context.ts';
import { type CheckedAddress, checkAddress } from '#domain/address/address-form.ts';
import {
  type AddressQuestion,
  boundTo,
  isSavableAsTyped,
  lookUp,
  mostTries,
  placeOf,
} from '#domain/address/check/address-check.ts';
import { hasFrenchPostalCodes } from '#domain/address/fields/territories.ts';
import type { AddressFaults, AddressForm } from '#domain/address/form-fields.ts';
import type { Uses } from '#domain/ports.ts';
import { formOf } from '#ui/address/form/form-of.ts';
import { field, wholeNumber } from '#ui/forms/fields.ts';

/** Why an address is taken: a service knows it, the shopper keeps it all the same, or no service could be asked. */
export type Ground = 'known' | 'kept' | 'unchecked';

export type TakenAddress =
  | { kind: 'address'; address: Address; ground: Ground }
  | { kind: 'again'; typed: AddressForm; faults: AddressFaults; towns: string[]; check: AddressQuestion | null };

interface Submitted {
  typed: AddressForm;
  /** The button that was pressed: a field's choice, an answer, or none. */
  step: string;
  /** The address that the shopper confirms. */
  confirmed: string;
  tries: number;
}

/** The posted form: the typed fields, or those of the chosen suggestion. */
export function submittedOf(form: FormData): Submitted {
  const step = field(form, 'step');
  const typed = formOf(form);
  return {
    typed: step === 'suggestion' ? { ...typed, ...placeOf(field(form, 'suggestion', 1000)) } : typed,
    step,
    confirmed: field(form, 'confirmed', 1000),
    tries: wholeNumber(form, 'tries', { least: 0, most: mostTries }) ?? 0,
  };
}

/** The address of a posted form, or what the page must show instead: faults, towns to choose from, or a question. */
export async function takeAddress(
  { typed, step, confirmed, tries }: Submitted,
  { addressChecks, context }: Uses<'addressChecks'> & { context: AddressContext },
): Promise<TakenAddress> {
  const again = (about: Partial<Extract<TakenAddress, { kind: 'again' }>>): TakenAddress => ({
    kind: 'again',
    typed,
    faults: {},
    towns: [],
    check: null,
    ...about,
  });
  if (step === 'refresh') return again({});
  const { checked, towns, form } = await withTown(typed, { addressChecks, context });
  if (checked.kind === 'refused') {
    return again({ typed: form, faults: checked.faults, towns: step === 'city' ? [] : towns });
  }
  const { address } = checked;
  const verdict = await lookUp(addressChecks, address);
  const resultOf = (ground: Ground): TakenAddress => ({
    kind: 'address',
    address: { ...address, isVerified: ground === 'known' },
    ground,
  });
  if (verdict.kind === 'not-eligible') return again({ typed: form, faults: { codePostal: { code: 'not-eligible' } } });
  if (verdict.kind === 'unavailable') return resultOf('unchecked');
  if (verdict.kind !== 'suggestions' && verdict.kind !== 'unknown') return resultOf('known');
  const isAnswer = step === 'suggestion' || (step === 'keep' && confirmed === boundTo(address));
  const tried = isAnswer ? tries : Math.min(tries + 1, mostTries);
  const mayKeep = isSavableAsTyped(verdict, tried);
  if (isAnswer && mayKeep) return resultOf(step === 'suggestion' && verdict.kind === 'suggestions' ? 'known' : 'kept');
  return again({ typed: form, check: { verdict, address, tries: tried, mayKeep } });
}

/**
 * Fills in the town when the postal code has only one; otherwise offers the towns (without scripts, as a second step).
 */
async function withTown(
  typed: AddressForm,
  { addressChecks, context }: Uses<'addressChecks'> & { context: AddressContext },
): Promise<{ checked: CheckedAddress; towns: string[]; form: AddressForm }> {
  const checked = checkAddress(typed, context);
  const isTownRequired = checked.kind === 'refused' && checked.faults.city?.code === 'required';
  if (!isTownRequired || checked.faults.codePostal || !hasFrenchPostalCodes(typed.country))
    return { checked, towns: [], form: typed };
  const towns = await addressChecks.towns({ codePostal: typed.codePostal.trim(), country: typed.country });
  const [city] = towns;
  if (towns.length !== 1 || city === undefined) return { checked, towns, form: typed };
  const form = { ...typed, city };
  return { checked: checkAddress(form, context), towns: [], form };
}
