import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './envelope.module.css';
import type { EnvelopeView } from './envelope.view.ts';

interface EnvelopeProps {
  envelope: EnvelopeView;
  rule: string;
  /** Where it is printed; absent: on an envelope. */
  title?: string;
}

/** The address as it will be printed, as soon as something is typed. */
export function Envelope({ envelope, rule, title }: EnvelopeProps) {
  const copy = useCopy('address');
  const { lines, longest, most, isNear } = envelope;
  if (lines.length === 0) return null;
  return (
    <div className={styles.envelope} aria-hidden="true">
      <p className={styles.title}>{title ?? copy.onEnvelope}</p>
      <p className={styles.block}>{lines.join('\n')}</p>
      <svg
        className={`${styles.ruler}${isNear ? ` ${styles.near}` : ''}`}
        viewBox={`0 0 ${most} 1`}
        preserveAspectRatio="none"
      >
        <rect width={Math.min(longest, most)} height="1" />
      </svg>
      <p className={styles.rule}>{`${longest} / ${rule}`}</p>
    </div>
  );
}
