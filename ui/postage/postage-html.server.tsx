import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import { CopyContext, type LabelSource } from '#ui/wording/use-copy.ts';
import type { PostageView } from './postage.view.ts';
import { PostageParts } from './postage-parts.tsx';

/** The view in the browser: a GET form and its answer need no code there. */
export type SentPostage = Pick<PostageView, 'title' | 'text' | 'breadcrumb' | 'failed'> & { parts: SentHtml };

export function postageHtml(
  { form, answer, ...view }: PostageView,
  { labels, request }: { labels: LabelSource; request: Request },
): SentPostage {
  const parts = (
    <CopyContext value={labels}>
      <PostageParts form={form} answer={answer} />
    </CopyContext>
  );
  return { ...view, parts: sentHtml(parts, request) };
}
