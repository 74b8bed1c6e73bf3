import { use, useEffect } from 'react';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import { Notice } from '#ui/components/page/notice.tsx';
import type { NoticeView } from '#ui/components/views.ts';
import { called } from '#ui/lean/in-document.ts';
import { NonceContext } from '#ui/lean/nonce.ts';
import { dropMark, expiryMark } from '#ui/session/expiry-mark.ts';

const userTimeout = { page: 'user timeout' } as const;

/**
 * Says once that the session ended; a reload, however early, does not repeat it. It is measured as the user-timeout event
 * (specification §8).
 */
export function ExpiryNotice({ view }: { view: NoticeView | undefined }) {
  const nonce = use(NonceContext);
  useEffect(() => {
    if (view) dropMark(expiryMark);
  }, [view]);
  useMeasured(view && userTimeout);
  if (!view) return null;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- our own program, which holds no value of a request
        dangerouslySetInnerHTML={{ __html: called(dropMark, expiryMark) }}
      />
      <Notice view={view} />
    </>
  );
}
