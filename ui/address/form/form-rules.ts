/** The rules of the domain for the form in the browser: loaded when somebody begins to type, never before. */
import { addressAsTyped, checkAddress } from '#domain/address/address-form.ts';
import { normaliseAndTell } from '#domain/address/fields/normalise.ts';
import { addressFields, formFields } from '#domain/address/form-fields.ts';
import type { FieldErrors } from '#ui/components/views.ts';
import { type FaultTexts, textOf } from './address-faults.ts';
import type { BrowserContext } from './address-form.view.ts';
import { type EnvelopeView, envelopeView } from './envelope.view.ts';
import { formOf } from './form-of.ts';

export interface About {
  texts: FaultTexts;
  context: BrowserContext;
}

/** What is wrong with each field as the form stands. */
export function errorsOf(data: FormData, { texts, context }: About): FieldErrors {
  const checked = checkAddress(formOf(data), context);
  if (checked.kind === 'address') return {};
  return Object.fromEntries(
    addressFields.flatMap((name) => {
      const fault = checked.faults[name];
      return fault ? [[name, textOf(name, fault, texts)]] : [];
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

/** « Encore 4 caractères », once few are left of those that a field may hold; nothing before. */
export function leftText({ name, value }: { name: string; value: string }, { texts }: About): string {
  const field = addressFields.find((one) => one === name);
  const max = field && formFields[field].max;
  return max === undefined ? '' : (texts[`left.${Math.max(max - value.length, 0)}`] ?? '');
}
