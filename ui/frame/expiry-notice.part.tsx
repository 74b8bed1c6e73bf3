import { useEffect } from 'react';
import { Notice } from '#ui/shared/components/notice.tsx';
import { dropExpiryMark } from '#ui/shared/expiry-mark.ts';
import type { NoticeView } from '#ui/shared/views.ts';

/** Says once that the session ended: reloading the page does not say it again. */
export function ExpiryNotice({ view }: { view: NoticeView | undefined }) {
  useEffect(() => {
    if (view) dropExpiryMark();
  }, [view]);
  return view ? <Notice view={view} /> : null;
}
