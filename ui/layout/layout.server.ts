import { data } from 'react-router';
import type { failedPage } from '#ui/request/error/error-page.server.ts';
import { phoneOf } from '#ui/request/phone.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { type LayoutOf, type LayoutView, layoutView } from './layout.view.ts';
import { navigationHtml } from './navigation-html.server.tsx';

/** The layout of a document, and what the visitor agreed to. */
export interface LayoutData extends LayoutView {
  /** The analytics site of the mode, where the visitor agreed to be measured. */
  site?: string;
  /** The visitor agreed to personal recommendations. */
  personalised?: true;
}

type LayoutContext = Pick<RequestContext, 'wording' | 'mode' | 'config' | 'consent' | 'categories'>;

export async function layoutData(
  { wording, mode, config, consent, categories }: LayoutContext,
  { request, ...around }: Pick<LayoutOf, 'path' | 'news' | 'isSignedIn'> & { request?: Request },
): Promise<LayoutData> {
  const phone = phoneOf({ mode, config });
  const site = mode === 'pro' ? config.MEASUREMENT_SITE_PRO : config.MEASUREMENT_SITE_PART;
  return {
    ...layoutView(
      {
        ...around,
        phone,
        parts: navigationHtml({ categories: await categories(), phone, path: around.path, request }, wording),
      },
      wording,
    ),
    ...(consent.measurement ? { site } : {}),
    ...(consent.personalisation ? { personalised: true as const } : {}),
  };
}

/** An error that is answered before the layout's loader runs: its page brings a layout of its own. */
export async function withLayout(context: LayoutContext, { data: view, init }: ReturnType<typeof failedPage>) {
  const layout = await layoutData(context, { path: context.wording.paths.home() });
  return data({ ...view, layout }, init ?? {});
}
