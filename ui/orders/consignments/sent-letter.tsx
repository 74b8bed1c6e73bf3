import { VisuallyHidden } from '#ui/components/page/hidden.tsx';
import { CopiedCode } from '#ui/components/values/copied-code.tsx';
import { Icon } from '#ui/components/values/icon.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './sent-letter.module.css';
import type { SentLetterView } from './sent-letter.view.ts';

/** The proof of a letter: its file, the hash that tells it from any other, and to whom it went. */
export function SentLetter({ proof: { sent, digest, file, proof, envelopes } }: { proof: SentLetterView }) {
  const copy = useCopy('orders');
  return (
    <div className={styles.proof}>
      <h3>{copy.proof}</h3>
      <p>{sent}</p>
      <p>
        {copy.letterDigest} <code>{digest}</code>
      </p>
      <a href={file.href} data-load="whole" className={styles.way}>
        {file.label}
      </a>
      <a href={proof.href} data-load="whole" className={styles.way}>
        {proof.label}
      </a>
      <ul>
        {envelopes.map(({ recipient, proof: own, acknowledgement, tracking }) => (
          <li key={recipient + tracking?.number}>
            <p>{recipient}</p>
            {acknowledgement && <p>{acknowledgement}</p>}
            {envelopes.length > 1 && (
              <a href={own.href} data-load="whole" className={styles.way} data-screen-only>
                <span>{own.label}</span>
                <VisuallyHidden>{` ${recipient}`}</VisuallyHidden>
              </a>
            )}
            {tracking && (
              <p>
                <CopiedCode value={tracking.code} text={tracking.number} />{' '}
                <a href={tracking.href} rel="noopener" className={styles.way} data-screen-only>
                  <span>{tracking.label}</span>
                  <VisuallyHidden>{` ${recipient}`}</VisuallyHidden>
                  <Icon name="next" size="small" />
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
