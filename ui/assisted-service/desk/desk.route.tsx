import { useRouteLoaderData } from 'react-router';
import { useFormPage } from '#ui/forms/use-form-page.ts';
import type { LayoutView } from '#ui/layout/layout.view.ts';
import type { Route } from './+types/desk.route';
import { DeskScreen } from './desk.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './desk-page.server.ts';

/** A page without a program: its document is all there is of it in a browser. */
export default function Desk(page: Route.ComponentProps) {
  const view = useFormPage<Route.ComponentProps['loaderData']['view']>(page);
  const layout = useRouteLoaderData<LayoutView>('root');
  return <DeskScreen view={view} home={layout?.home ?? '/'} />;
}
