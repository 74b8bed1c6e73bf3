import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/summary.route';
import { SummaryScreen } from './summary.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './summary.server.ts';
export default formScreen<Route.ComponentProps>(SummaryScreen);
