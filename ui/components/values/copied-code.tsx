import { useState } from 'react';
import { ScriptedButton } from '#ui/components/controls/scripted-button.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './copied-code.module.css';

/** A number that people are asked for, with a button that copies it. */
export function CopiedCode({ value }: { value: string }) {
  const copy = useCopy('components');
  const [isCopied, setCopied] = useState(false);
  const take = () => void navigator.clipboard?.writeText(value).then(() => setCopied(true));
  return (
    <span className={styles.copied}>
      <span>{value}</span>
      <span className={styles.scripted} data-screen-only>
        <ScriptedButton kind="secondary" onClick={take}>
          {isCopied ? copy.codeCopied : copy.copyCode}
        </ScriptedButton>
      </span>
    </span>
  );
}
