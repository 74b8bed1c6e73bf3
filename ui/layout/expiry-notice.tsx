import { use, useEffect } from 'react';
import { Notice } from '#ui/components/page/notice.tsx';
import type { NoticeView } from '#ui/components/views.ts';
import { called } from '#ui/lean/in-document.ts';
import { NonceContext } from '#ui/lean/nonce.ts';
import { dropMark, expiryMark } from '#ui/session/expiry-mark.ts';

/** Says once that the session ended: reloading the page does not say it again, however early. */
export function ExpiryNotice({ view }: { view: NoticeView | undefined }) {
  const nonce = use(NonceContext);
  useEffect(() => {
    if (view) dropMark(expiryMark);
  }, [view]);
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
