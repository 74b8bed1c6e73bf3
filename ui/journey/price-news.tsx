import { useState } from 'react';
import { LiveRegion } from '#ui/components/page/hidden.tsx';

/** Says a price that is another one than before. @param news `null` while it is asked for, which is no news. */
export function PriceNews({ news }: { news: string | undefined | null }) {
  const [last, setLast] = useState(news);
  if (news !== null && news !== last) setLast(news);
  return <LiveRegion>{last ?? undefined}</LiveRegion>;
}
