import type { ComponentType, ReactElement } from 'react';
import type { NoticeView } from '#ui/components/views.ts';
import { type FormPageData, useFormPage } from './use-form-page.ts';

type AnyPage = FormPageData<{ notices: NoticeView[] }>;

/**
 * The component of a route with forms: its screen, with the view that the loader or the action made.
 *
 * @typeParam Page the route's own `Route.ComponentProps`, so that a screen of another view does not compile.
 */
export const formScreen =
  <Page extends AnyPage>(Screen: ComponentType<{ view: Page['loaderData']['view'] }>): ((page: Page) => ReactElement) =>
  (page) => <Screen view={useFormPage<Page['loaderData']['view']>(page)} />;
