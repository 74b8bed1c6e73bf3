import type { ComponentProps, ReactNode } from 'react';
import { FieldError, fieldId } from '../field.tsx';

interface RadioGroupProps extends ComponentProps<'fieldset'> {
  /** Of this group alone on its page; of its radios too, unless several groups have the same. */
  name: string;
  label: ReactNode;
  error?: string | undefined;
}

/** A group of radios of which one is to be chosen; its error is read with its label. */
export function RadioGroup({ name, label, error, children, ...rest }: RadioGroupProps) {
  const errorId = error && `${name}-erreur`;
  return (
    <fieldset
      id={fieldId(name)}
      role="radiogroup"
      aria-required
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={errorId}
      {...rest}
    >
      <legend>{label}</legend>
      <FieldError id={errorId} text={error} />
      {children}
    </fieldset>
  );
}
