import { useState } from 'react';
import { ScriptedButton } from '#ui/components/controls/scripted-button.tsx';
import { LiveRegion, VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './copied-code.module.css';

/** A number that people are asked for, with a button that copies it. @param text what is shown of it; it names the button. */
export const CopiedCode = ({ value, text }: { value: string; text?: string }) => (
  <span className={text ? styles.inText : styles.copied}>
    <span>{text ?? value}</span>
    <CopyButton value={value} text={text} />
  </span>
);

/** The button alone, where the number stands already: beside it one word is enough to see. */
export function CopyButton({ value, text }: { value: string; text?: string | undefined }) {
  const copy = useCopy('controls');
  const [isCopied, setCopied] = useState(false);
  const take = () => void navigator.clipboard?.writeText(value).then(() => setCopied(true));
  return (
    <span className={styles.scripted} data-screen-only>
      <ScriptedButton kind={text ? 'quiet' : 'secondary'} onClick={take}>
        <span>{isCopied ? copy.codeCopied : text ? copy.copyVerb : copy.copyCode}</span>
        {text && <VisuallyHidden>{isCopied ? ` ${text}` : ` ${copy.copyWhat} ${text}`}</VisuallyHidden>}
      </ScriptedButton>
      <LiveRegion>{isCopied ? copy.codeCopied : undefined}</LiveRegion>
    </span>
  );
}
