import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/objection.route';
import { ObjectionScreen } from './objection.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './objection-page.server.ts';
export default formScreen<Route.ComponentProps>(ObjectionScreen);
