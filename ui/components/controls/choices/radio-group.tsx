import type { FormEvent, ReactNode } from 'react';
import { FieldError, fieldId } from '../field.tsx';

interface RadioGroupProps {
  /** Of this group alone on its page; of its radios too, unless several groups have the same. */
  name: string;
  id?: string;
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
  className?: string | undefined;
  onChange?: ((event: FormEvent<HTMLFieldSetElement>) => void) | undefined;
  children: ReactNode;
}

/** A group of radios of which one is to be chosen; its hint and its error are read with its label. */
export function RadioGroup({ name, id = fieldId(name), label, hint, error, children, ...rest }: RadioGroupProps) {
  const described = [hint && `${name}-aide`, error && `${name}-erreur`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-required
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      {...rest}
    >
      <legend>{label}</legend>
      {hint && <p id={`${name}-aide`}>{hint}</p>}
      <FieldError id={`${name}-erreur`} text={error} />
      {children}
    </fieldset>
  );
}
