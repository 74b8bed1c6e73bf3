import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './field.module.css';

export interface FieldText {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** A few characters wide. */
  short?: boolean;
  /** No summary of its form tells what is wrong: the field says it aloud, since the focus may be in it already. */
  alone?: boolean;
}

export const fieldId = (name: string) => `champ-${name}`;

export const descriptionProps = ({ name, hint, error }: FieldText) => ({
  id: fieldId(name),
  name,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    hint || error ? `${hint ? `${name}-aide ` : ''}${error ? `${name}-erreur` : ''}`.trim() : undefined,
});

/** A field's label and hint above its control, and what is wrong below it. */
export function FieldLayout({ texts, children }: { texts: FieldText; children: ReactNode }) {
  const copy = useCopy('controls');
  const { label, name, hint, error, optional, short, alone } = texts;
  return (
    <div className={`${styles.field}${short ? ` ${styles.short}` : ''}`}>
      <label htmlFor={fieldId(name)}>
        <span>{label}</span>
        {optional && ' '}
        {optional && <span className={styles.optional}>{copy.optional}</span>}
      </label>
      {hint && (
        <p id={`${name}-aide`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${name}-erreur`} text={error} alone={alone} />
    </div>
  );
}

/** What is wrong with a field, or with a group of them. */
export function FieldError({
  id,
  text,
  alone,
}: {
  id?: string | undefined;
  text: string | undefined;
  alone?: boolean | undefined;
}) {
  if (!text) return null;
  return (
    <p id={id} role={alone ? 'alert' : undefined} className={styles.error}>
      <Icon name="error" size="small" />
      <span>{text}</span>
    </p>
  );
}

/** At the top of a form, before anything can be wrong. */
export function RequiredNote() {
  return <p className={styles.hint}>{useCopy('controls').required}</p>;
}

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, 'name' | 'className'>;

/**
 * Only told to be required, as every control but the search is: Firefox calls what the browser itself finds empty an
 * invalid entry, and its form with it, before anything was typed.
 */
export function TextField({ label, name, hint, error, optional, short, alone, required, ...input }: TextFieldProps) {
  const texts = { label, name, hint, error, optional, short, alone };
  return (
    <FieldLayout texts={texts}>
      <input
        type="text"
        aria-required={(required ?? !optional) || undefined}
        {...input}
        {...descriptionProps(texts)}
        className={styles.control}
      />
    </FieldLayout>
  );
}
