import { use, useEffect } from 'react';
import { Notice } from '#ui/shared/components/notice.tsx';
import { dropExpiryMark, dropExpiryMarkAtOnce } from '#ui/shared/expiry-mark.ts';
import { NonceContext } from '#ui/shared/nonce.ts';
import type { NoticeView } from '#ui/shared/views.ts';

/** Says once that the session ended: reloading the page does not say it again, however early. */
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
