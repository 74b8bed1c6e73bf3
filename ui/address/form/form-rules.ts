/** The rules of the domain for the form in the browser: loaded when somebody begins to type, never before. */
import { addressAsTyped, checkAddress } from '#domain/address/address-form.ts';
import { type AddressField, nameMax } from '#domain/address/form-fields.ts';
import { lineMax } from '#domain/address/lines.ts';
import { normaliseAndTell } from '#domain/address/normalise.ts';
import type { FieldErrors } from '#ui/components/views.ts';
import { type FaultTexts, textOf } from './address-faults.ts';
import type { BrowserContext } from './address-form.view.ts';
import { type EnvelopeView, envelopeView } from './envelope.view.ts';
import { fieldNames, fieldOf, fieldsInOrder, formOf } from './form-of.ts';

export interface About {
  texts: FaultTexts;
  context: BrowserContext;
}

/** What is wrong with each field as the form stands. */
export function errorsOf(data: FormData, { texts, context }: About): FieldErrors {
  const checked = checkAddress(formOf(data), context);
  if (checked.kind === 'address') return {};
  return Object.fromEntries(
    fieldsInOrder.flatMap((name) => {
      const fault = checked.faults[name];
      return fault ? [[fieldNames[name], textOf(name, fault, texts)]] : [];
    }),
  );
}

export const envelopeOf = (data: FormData, { context }: About): EnvelopeView =>
  envelopeView(addressAsTyped(formOf(data), context), context.lineMax);

/** The plain spelling of what was typed, and what became of it in words. */
export function foldedText(typed: string, { texts }: About): { value: string; said: string } {
  const { value, folded } = normaliseAndTell(typed);
  return { value, said: folded.map((kind) => texts[`folded.${kind}`]).join(' ') };
}

const ownLimits: Partial<Record<AddressField, number>> = { firstName: nameMax, lastName: nameMax };
const unlimited: readonly AddressField[] = ['country', 'civility', 'codePostal', 'mobilePhone', 'email', 'keypad'];

/** « Encore 4 caractères », once few are left; nothing before. */
export function leftText({ name, value }: { name: string; value: string }, { texts }: About): string {
  const field = fieldOf(name);
  if (field === undefined || unlimited.includes(field)) return '';
  const left = (ownLimits[field] ?? lineMax) - value.length;
  return texts[`left.${Math.max(left, 0)}`] ?? '';
}
