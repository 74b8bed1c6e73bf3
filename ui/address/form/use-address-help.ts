import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useEcho } from '#ui/components/use-optimistic-value.ts';
import type { FieldErrors } from '#ui/components/views.ts';
import { useErrorTitle } from '#ui/forms/use-error-title.ts';
import type { AddressFormView } from './address-form.view.ts';
import type { EnvelopeView } from './envelope.view.ts';
import type * as FormRules from './form-rules.ts';

/** What scripts add to the form: faults on blur, replaced characters, remaining characters, the envelope's preview. */
export interface AddressHelp {
  errors: FieldErrors;
  /** The faults of the last submit: their summary takes the focus. */
  refused: FieldErrors;
  notes: Record<string, string>;
  envelope: EnvelopeView;
  country: string;
  towns: string[];
  offerTowns(towns: string[]): void;
  /** Writes a suggestion's values into the fields, as typing would. */
  fill(form: HTMLFormElement, values: Record<string, string>): void;
  on: {
    ref: RefObject<HTMLFormElement | null>;
    onFocus(): void;
    onBlur(event: FocusEvent<HTMLFormElement>): void;
    onInput(event: FormEvent<HTMLFormElement>): void;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
}

export function useAddressHelp(view: AddressFormView): AddressHelp {
  const rules = useRef<typeof FormRules>(null);
  const [errors, setErrors] = useEcho(view.errors);
  const [refused, setRefused] = useEcho(view.errors);
  const [notes, setNotes] = useEcho(view.notes);
  const [envelope, setEnvelope] = useEcho(view.envelope);
  const [towns, setTowns] = useEcho(view.towns);
  const [country, setCountry] = useState(view.values.country ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, view.values);
  useErrorTitle(Object.keys(refused).some((name) => errors[name]));

  const note = (name: string, text: string) => notes[name] !== text && setNotes({ ...notes, [name]: text });
  const redraw = (form: HTMLFormElement) =>
    rules.current && setEnvelope(rules.current.envelopeOf(new FormData(form), view));
  /** An empty field has no fault before the form is submitted; a corrected fault disappears. */
  const judge = (form: HTMLFormElement, blurred: string) => {
    if (!rules.current) return;
    const found = rules.current.errorsOf(new FormData(form), view);
    const visible = Object.entries(found).filter(([name]) => name === blurred || name in errors);
    setErrors(Object.fromEntries(visible));
  };

  return {
    errors,
    refused,
    notes,
    envelope,
    country,
    towns,
    offerTowns: setTowns,
    fill(form, values) {
      setTowns([]);
      for (const [name, value] of Object.entries(values)) write(form, name, value);
      // The next frame, when the street's field holds the chosen street.
      requestAnimationFrame(() => redraw(form));
    },
    on: {
      ref: form,
      async onFocus() {
        rules.current ??= await import('./form-rules.ts').catch(() => null);
      },
      onBlur({ target, currentTarget }) {
        if (!isTyped(target) || !rules.current) return;
        const { value, announcement } = rules.current.foldedText(target.value, view);
        // The combobox keeps its text in React's state, and is updated by an input event.
        if (value !== target.value) write(currentTarget, target.name, value);
        note(target.name, announcement || '');
        judge(currentTarget, value === '' ? '' : target.name);
      },
      onInput({ target, currentTarget }) {
        if (target instanceof HTMLSelectElement && target.name === 'country') setCountry(target.value);
        redraw(currentTarget);
        if (Object.keys(errors).length > 0) judge(currentTarget, '');
        if (isTyped(target) && rules.current) note(target.name, rules.current.remainingText(target, view));
      },
      onSubmit(event) {
        if (!rules.current || submitterOf(event) === 'step') return;
        const found = rules.current.errorsOf(new FormData(event.currentTarget), view);
        if (Object.keys(found).length === 0) return;
        event.preventDefault();
        setErrors(found);
        setRefused(found);
      },
    },
  };
}

const isTyped = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox') || target instanceof HTMLSelectElement;

function submitterOf({ nativeEvent }: FormEvent): string | null {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter?.getAttribute('name') ?? null;
}

/** Sets the value and dispatches an input event, so that listeners are called. */
function write(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const early = ['country', 'codePostal'];

/** Handles values that were chosen or typed before hydration. */
function useEarlyInput(form: RefObject<HTMLFormElement | null>, initial: Record<string, string>): void {
  useEffect(() => {
    for (const name of early) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
      if (isField && field.value !== (initial[name] ?? '')) field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [form, initial]);
}
