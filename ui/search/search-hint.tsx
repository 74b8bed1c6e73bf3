import { Notice } from '#ui/components/page/notice.tsx';
import type { SuggestionView } from './suggestions.ts';

/** Above the results: a suggestion when the search text is not a product. */
export function SearchHint({ view: { label, detail = '', href } }: { view: SuggestionView }) {
  return (
    <Notice view={{ tone: 'info', text: detail }}>
      <a href={href}>{label}</a>
    </Notice>
  );
}
