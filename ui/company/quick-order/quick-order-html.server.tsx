import { sentHtml } from '#ui/lean/server-html.server.tsx';
import type { SentHtml } from '#ui/lean/static-data.ts';
import { CopyContext, type LabelSource } from '#ui/wording/use-copy.ts';
import type { QuickOrderFormView } from './quick-order.view.ts';
import { QuickOrderForm } from './quick-order-form.tsx';

/** The form as it stands on a page that has other ends, which needs no code for it. */
export const quickOrderHtml = (
  form: QuickOrderFormView | null,
  { labels, request }: { labels: LabelSource; request: Request },
): SentHtml =>
  form
    ? sentHtml(
        <CopyContext value={labels}>
          <QuickOrderForm form={form} />
        </CopyContext>,
        request,
      )
    : {};
