import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '#ui/shared/components/notice.tsx';
import { programMissing } from './reload-once.ts';

/** The page that was wanted cannot be shown: said where the shopper is, in words that came with the page. */
export function Missing({ text = '' }: { text: string | undefined }) {
  const { pathname } = useLocation();
  const [at, setAt] = useState<string>();
  useEffect(() => {
    const show = () => setAt(pathname);
    addEventListener(programMissing, show);
    return () => removeEventListener(programMissing, show);
  }, [pathname]);
  return at === pathname ? <Notice view={{ tone: 'error', text }} /> : null;
}
