import { useEffect, useRef } from 'react';
import visibility from '#ui/components/page/visibility.module.css';
import { useScripted } from '#ui/components/use-scripted.ts';
import { Icon } from '#ui/components/values/icon.tsx';
import { stepField, takesOver } from '#ui/lean/quantity-steps.ts';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './quantity.module.css';

interface QuantityProps {
  /** Distinguishes this control from others on the page. */
  id: string;
  name: string;
  label: string;
  /** The typed quantity. */
  value: string;
  max: number;
  onWanted: (value: string) => void;
  /** The form's id, when the control stands outside of it. */
  form?: string;
}

/** A number field with two buttons, which also work before hydration; without scripts a plain number field. */
export function Quantity({ id, name, label, value, max, onWanted, form }: QuantityProps) {
  const copy = useCopy('components');
  const input = useRef<HTMLInputElement>(null);
  const isScripted = useScripted();
  const ofWhat = label.charAt(0).toLowerCase() + label.slice(1);
  // Reports a quantity that was typed before hydration.
  useEffect(() => {
    const before = input.current?.value;
    if (before && before !== value) onWanted(before);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page starts to listen
  }, []);
  const step = (by: -1 | 1, isOver: boolean) => (
    <button
      type="button"
      className={visibility.withScript}
      aria-label={`${by < 0 ? copy.less : copy.more} ${ofWhat}`}
      aria-controls={id}
      // Not set before hydration, when the typed quantity is unknown.
      aria-disabled={(isScripted && isOver) || undefined}
      data-step={by}
      ref={takesOver}
      onClick={({ currentTarget }) => stepField(currentTarget, by)}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size="small" />
    </button>
  );
  return (
    <span className={styles.quantity}>
      {step(-1, Number(value) <= 1)}
      <input
        ref={input}
        id={id}
        form={form}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        aria-required
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onWanted(event.currentTarget.value)}
      />
      {step(1, Number(value) >= max)}
    </span>
  );
}
