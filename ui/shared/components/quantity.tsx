import { useEffect, useRef } from 'react';
import { useCopy } from '#ui/shared/copy/use-copy.ts';
import { Icon } from './icon.tsx';
import styles from './quantity.module.css';
import { useEcho } from './use-echo.ts';
import visibility from './visibility.module.css';

interface QuantityProps {
  /** Distinguishes this control from the others of the page. */
  id: string;
  label: string;
  value: number;
  max: number;
  /** Told once the shopper has stopped changing it. */
  onSettled?: (form: HTMLFormElement) => void;
}

const pause = 500;

/** A number and two buttons; a plain number field where scripts do not run. */
export function Quantity({ id, label, value, max, onSettled }: QuantityProps) {
  const copy = useCopy('shared');
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useEcho(String(value));

  function change(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    const form = input.current?.form;
    if (!onSettled || !form || !(Number(text) >= 1)) return;
    timer.current = setTimeout(() => onSettled(form), pause);
  }
  // What was typed before the page could listen counts as well.
  useEffect(() => {
    const typedBefore = input.current?.value ?? '';
    if (typedBefore !== '' && typedBefore !== String(value)) change(typedBefore);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page starts to listen
  }, []);
  const current = Number(typed) || 0;
  const step = (by: number) => change(String(Math.min(max, Math.max(1, current + by))));

  return (
    <span className={styles.quantity}>
      <button
        type="button"
        className={visibility.withScript}
        aria-label={copy.less}
        aria-controls={id}
        disabled={current <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size="small" />
      </button>
      <input
        ref={input}
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        required
        aria-label={label}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <button
        type="button"
        className={visibility.withScript}
        aria-label={copy.more}
        aria-controls={id}
        disabled={current >= max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </span>
  );
}
