import { type MouseEvent, useEffect, useRef } from 'react';
import type { FieldErrors } from '#ui/components/views.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field.tsx';

/**
 * The faults of a form, at its top, each with a link to its field; takes the focus when it appears. A fault that several
 * fields share is said once, with a link to the first of them.
 */
export function ErrorSummary({ title, errors }: { title: string; errors: FieldErrors }) {
  const box = useRef<HTMLDivElement>(null);
  const texts = Object.values(errors);
  const found = Object.entries(errors).filter(([, text], at) => texts.indexOf(text) === at);
  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.focus();
  }, [errors]);
  if (found.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <p>{title}</p>
      <ul>
        {found.map(([field, text]) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={leadsToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The browser would do the same, but the router takes a new address for another page and forgets the answer of the form,
 * errors and typed values with it.
 */
function leadsToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  // A group of choices begins at its first one, which Space chooses.
  (field.querySelector<HTMLElement>(':scope:is(fieldset) input:not([type=hidden])') ?? field).focus();
}
