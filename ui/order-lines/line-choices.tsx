import type { ReactNode } from 'react';
import { FieldError, fieldId } from '#ui/components/controls/field.tsx';
import type { IconName } from '#ui/components/values/icon.tsx';
import styles from './line-choices.module.css';
import { LinePicture } from './line-picture.tsx';

interface LineChoicesProps {
  /** Of the checkboxes in it. */
  name: string;
  legend: string;
  error: string | undefined;
  children: ReactNode;
}

/** What of an order may be chosen, a row a thing. */
export function LineChoices({ name, legend, error, children }: LineChoicesProps) {
  const errorId = `${name}-erreur`;
  return (
    <fieldset id={fieldId(name)} tabIndex={-1} className={styles.choices} aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      <FieldError id={errorId} text={error} />
      {children}
    </fieldset>
  );
}

/** By what a line is known at a glance. */
export interface BoughtView {
  picture?: string | null;
  symbol?: IconName;
  price?: string;
}

interface LineChoiceProps extends BoughtView {
  name: string;
  id: string;
  title: string;
  selected: boolean;
}

export function LineChoice({ name, id, title, selected, picture, symbol, price }: LineChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} value={id} defaultChecked={selected} />
      {(picture || symbol) && <LinePicture picture={picture} symbol={symbol} name={title} />}
      <span>{title}</span>
      {price && <span className={styles.price}>{price}</span>}
    </label>
  );
}

/** The name of a row that cannot be chosen. */
export function LineName({ children }: { children: ReactNode }) {
  return <p className={styles.name}>{children}</p>;
}
