import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/dates.route';
import { DatesScreen } from './dates.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './dates.server.ts';
export default formScreen<Route.ComponentProps>(DatesScreen);
