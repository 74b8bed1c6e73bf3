import { LiveRegion } from '#ui/components/page/hidden.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import styles from './files.module.css';
import type { Upload } from './use-upload.ts';

/** What is under way; said at the start, at half and at the end. */
export function Sending({ upload: { sent } }: { upload: Upload }) {
  const copy = useCopy('files');
  const text = sent === null ? '' : sent >= 1 ? copy.filesChecking : sent >= 0.5 ? copy.filesHalf : copy.filesSending;
  return (
    <>
      <LiveRegion>{text}</LiveRegion>
      {sent !== null && (
        <div className={styles.sending}>
          <span aria-hidden="true">{text}</span>
          <progress aria-label={copy.filesSending} max={1} value={sent} />
        </div>
      )}
    </>
  );
}
