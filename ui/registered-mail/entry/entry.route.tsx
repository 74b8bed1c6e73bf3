import { useFormPage } from '#ui/forms/use-form-page.ts';
import { metaOf } from '#ui/page/head.ts';
import type { Route } from './+types/entry.route';
import { EntryScreen } from './entry.screen.tsx';
import { entryPage } from './entry.server.ts';

export const loader = entryPage.loader;
export const action = entryPage.action;
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function EntryPage(page: Route.ComponentProps) {
  return <EntryScreen view={useFormPage(page)} />;
}
