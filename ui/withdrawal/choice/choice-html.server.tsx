import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import { CopyContext, type LabelSource } from '#ui/wording/use-copy.ts';
import type { ChoiceView } from './choice.view.ts';
import { ChoiceParts } from './choice-parts.tsx';

/** The view in the browser: a table, a GET form and links need no code there. */
export type SentChoice = Pick<ChoiceView, 'title' | 'trail' | 'lead'> & { parts: SentHtml };

export function choiceHtml(
  { title, trail, lead, ...view }: ChoiceView,
  { labels, request }: { labels: LabelSource; request: Request },
): SentChoice {
  const parts = (
    <CopyContext value={labels}>
      <ChoiceParts view={view} />
    </CopyContext>
  );
  return { title, trail, lead, parts: sentHtml(parts, request) };
}
