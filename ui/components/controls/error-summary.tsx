import { type MouseEvent, useEffect, useRef } from 'react';
import notice from '#ui/components/page/notice.module.css';
import { Icon } from '#ui/components/values/icon.tsx';
import type { FieldErrors } from '#ui/components/views.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field.tsx';

interface ErrorSummaryProps {
  title: string;
  /** Of the last submit. */
  errors: FieldErrors;
  /** Those that are not mended since. */
  left?: FieldErrors;
}

/**
 * The faults of a form, at its top, each with a link to its field; takes the focus when it appears. A fault that several
 * fields share is said once, with a link to the first of them.
 */
export function ErrorSummary({ title, errors, left = errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = Object.entries(errors).filter(([field]) => left[field]);
  const texts = wrong.map(([, text]) => text);
  const found = wrong.filter(([, text], at) => texts.indexOf(text) === at);
  useEffect(() => {
    const shown = box.current;
    if (!shown || Object.keys(errors).length === 0) return;
    // What is corrected was hidden, and the press has not shown it: a reader would say it though the answer is good.
    for (const part of [shown, ...shown.querySelectorAll('li')]) part.style.display = '';
    shown.focus();
  }, [errors]);
  if (found.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={`${notice.notice} ${notice.error} ${styles.box}`}>
      <Icon name="error" />
      <div>
        <p className={notice.title}>{title}</p>
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
