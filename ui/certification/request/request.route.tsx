import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/request.route';
import { RequestScreen } from './request.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './request-page.server.ts';
export default formScreen<Route.ComponentProps>(RequestScreen);
