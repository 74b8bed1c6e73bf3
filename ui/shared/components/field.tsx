import type { ComponentProps, ReactNode } from 'react';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface Frame {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  /** A few characters wide, as what is typed in it. */
  short?: boolean;
}

export const fieldId = (name: string) => `champ-${name}`;

export const described = ({ name, hint, error }: Frame) => ({
  id: fieldId(name),
  name,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    hint || error ? `${hint ? `${name}-aide ` : ''}${error ? `${name}-erreur` : ''}`.trim() : undefined,
});

/** Label above, then hint, then what is wrong, then the control. */
export function FieldFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const copy = useCopy('shared');
  const { label, name, hint, error, optional, short } = frame;
  return (
    <div className={`${styles.field}${short ? ` ${styles.short}` : ''}${error ? ` ${styles.wrong}` : ''}`}>
      <label htmlFor={fieldId(name)}>
        {label}
        {optional && ' '}
        {optional && <span className={styles.optional}>{copy.optional}</span>}
      </label>
      {hint && (
        <p id={`${name}-aide`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-erreur`} className={styles.error}>
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

type TextFieldProps = Frame & Omit<ComponentProps<'input'>, 'name' | 'className'>;

export function TextField({ label, name, hint, error, optional, short, ...input }: TextFieldProps) {
  const frame = { label, name, hint, error, optional, short };
  return (
    <FieldFrame frame={frame}>
      <input type="text" required={!optional} {...input} {...described(frame)} className={styles.control} />
    </FieldFrame>
  );
}
