import { useEffect } from 'react';
import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { useDoublePressGuard } from './use-double-press-guard.ts';
import { usePressAnchor } from './use-press-anchor.ts';

interface PageAnswer<View> {
  /** `null`: the page could not be loaded again, and the browser keeps showing the last view. */
  view: View | null;
  notices: NoticeView[];
  failure?: FailureEvent | undefined;
}

export interface FormPageData<View> {
  loaderData: { view: View };
  actionData?: PageAnswer<View> | undefined;
}

/**
 * The view of a page with forms: the action's after a post, otherwise the loader's. Counts failures, guards against
 * double presses, keeps what is pressed in its place, and shows what is answered.
 */
export function useFormPage<View extends { notices: NoticeView[] }>({
  loaderData,
  actionData,
}: FormPageData<View>): View {
  useMeasured(actionData?.failure);
  useDoublePressGuard();
  usePressAnchor();
  // After a post only: no first visit needs it. Where it does not come, the focus stays.
  useEffect(() => {
    if (actionData)
      import('./failure-in-sight.ts').then(
        ({ bringIntoSight }) => bringIntoSight(actionData),
        () => {},
      );
  }, [actionData]);
  if (!actionData) return loaderData.view;
  const { view } = loaderData;
  return actionData.view ?? { ...view, notices: [...actionData.notices, ...view.notices] };
}
