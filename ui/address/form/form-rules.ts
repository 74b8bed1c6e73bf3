/** The domain's rules for the browser: loaded when the shopper begins to type. */
import { addressAsTyped, checkAddress } from '#domain/address/address-form.ts';
import { normaliseAndTell } from '#domain/address/fields/normalise.ts';
import { addressFields, formFields } from '#domain/address/form-fields.ts';
import type { FieldErrors } from '#ui/components/views.ts';
import { type FaultTexts, textOf } from './address-faults.ts';
import type { BrowserContext } from './address-form.view.ts';
import { type EnvelopeView, envelopeView } from './envelope.view.ts';
import { formOf } from './form-of.ts';

export interface RuleContext {
  texts: FaultTexts;
  context: BrowserContext;
}

/** The faults of each field of the current form. */
export function errorsOf(data: FormData, { texts, context }: RuleContext): FieldErrors {
  const checked = checkAddress(formOf(data), context);
  if (checked.kind === 'address') return {};
  return Object.fromEntries(
    addressFields.flatMap((name) => {
      const fault = checked.faults[name];
      return fault ? [[name, textOf(name, fault, texts)]] : [];
    }),
  );
}

export const envelopeOf = (data: FormData, { context }: RuleContext): EnvelopeView =>
  envelopeView(addressAsTyped(formOf(data), context));

/** A value with its characters replaced, and the message about it. */
export function foldedText(typed: string, { texts }: RuleContext): { value: string; announcement: string } {
  const { value, folded } = normaliseAndTell(typed);
  return { value, announcement: folded.map((kind) => texts[`folded.${kind}`]).join(' ') };
}

/** « Encore 4 caractères » when a field is nearly full; otherwise empty. */
export function remainingText({ name, value }: { name: string; value: string }, { texts }: RuleContext): string {
  const field = addressFields.find((one) => one === name);
  const max = field && formFields[field].max;
  return max === undefined ? '' : (texts[`left.${Math.max(max - value.length, 0)}`] ?? '');
}
