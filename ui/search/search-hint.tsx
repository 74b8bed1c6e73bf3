import { Notice } from '#ui/components/page/notice.tsx';
import type { SuggestionView } from './suggestions.ts';

/** Above the results: what the search asked for that is no product. */
export function SearchHint({ view: { label, detail = '', href } }: { view: SuggestionView }) {
  return (
    <Notice view={{ tone: 'info', text: detail }}>
      <a href={href}>{label}</a>
    </Notice>
  );
}
