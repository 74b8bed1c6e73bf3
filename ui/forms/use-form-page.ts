import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import { useMeasured } from '#ui/analytics/use-measured.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { useDoublePressGuard } from './use-double-press-guard.ts';

interface Answered<View> {
  /** `null`: the page could not be made again, and stays as it is. */
  view: View | null;
  notices: NoticeView[];
  failure?: FailureEvent | undefined;
}

interface FormPageData<View> {
  loaderData: { view: View };
  actionData?: Answered<View> | undefined;
}

/**
 * What a page with forms shows: as the posted form has left it, else as it was loaded. A failed form is counted, and none
 * is sent twice by a double press.
 */
export function useFormPage<View extends { notices: NoticeView[] }>({
  loaderData,
  actionData,
}: FormPageData<View>): View {
  useMeasured(actionData?.failure);
  useDoublePressGuard();
  if (!actionData) return loaderData.view;
  const { view } = loaderData;
  return actionData.view ?? { ...view, notices: [...actionData.notices, ...view.notices] };
}
