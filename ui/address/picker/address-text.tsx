import type { ComponentProps } from 'react';
import styles from '#ui/address/form/address-form.module.css';
import type { AddressHelp } from '#ui/address/form/use-address-help.ts';
import { TextField } from '#ui/components/controls/field.tsx';

export interface TextOf extends Omit<ComponentProps<'input'>, 'className'> {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  short?: boolean;
}

/** A text field with the form's help below it. */
export function AddressText({ help, ...field }: TextOf & { help: AddressHelp }) {
  return (
    <div className={styles.field}>
      <TextField {...field} error={help.errors[field.name]} />
      <p className={styles.note} aria-live="polite">
        {help.notes[field.name]}
      </p>
    </div>
  );
}
