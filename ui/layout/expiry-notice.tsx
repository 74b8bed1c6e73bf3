import { use, useEffect } from 'react';
import { Notice } from '#ui/components/page/notice.tsx';
import type { NoticeView } from '#ui/components/views.ts';
import { NonceContext } from '#ui/lean/nonce.ts';
import { dropExpiryMark, dropExpiryMarkAtOnce } from '#ui/session/expiry-mark.ts';

/** Says once that the session ended; a reload, however early, does not repeat it. */
export function ExpiryNotice({ view }: { view: NoticeView | undefined }) {
  const nonce = use(NonceContext);
  useEffect(() => {
    if (view) dropExpiryMark();
  }, [view]);
  if (!view) return null;
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning>
        {dropExpiryMarkAtOnce}
      </script>
      <Notice view={view} />
    </>
  );
}
