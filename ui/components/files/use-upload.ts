import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

export interface Upload {
  /** What was sent of the files, from 0 to 1; `null` when nothing is under way. */
  sent: number | null;
  cancel(): void;
}

/**
 * The progress of a form with files. Its program is loaded when files are chosen; a form that is faster is sent without a
 * figure.
 */
export function useUpload(hasFiles: boolean): Upload {
  const { formMethod, formData } = useNavigation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (!hasFiles) return;
    let [stop, isOver] = [() => {}, false];
    const begin = async () => {
      const { watchUploads } = await import('./upload-progress.ts');
      if (!isOver) stop = watchUploads(pathname, setSent);
    };
    void begin();
    return () => {
      isOver = true;
      stop();
    };
  }, [hasFiles, pathname]);
  const isSending = formMethod === 'POST' && hasFiles && formData !== undefined;
  return {
    sent: isSending ? sent : null,
    // Another navigation ends the one that is under way, and the call with it.
    cancel: () => void navigate(pathname + search, { replace: true, preventScrollReset: true }),
  };
}
