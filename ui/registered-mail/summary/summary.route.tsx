import { useFormPage } from '#ui/forms/use-form-page.ts';
import { metaOf } from '#ui/page/head.ts';
import type { Route } from './+types/summary.route';
import { SummaryScreen } from './summary.screen.tsx';
import { summaryPage } from './summary.server.ts';

export const loader = summaryPage.loader;
export const action = summaryPage.action;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function SummaryPage(page: Route.ComponentProps) {
  return <SummaryScreen view={useFormPage(page)} />;
}
