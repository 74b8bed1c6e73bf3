import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/presentation.route';
import { PresentationScreen } from './presentation.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './presentation.server.ts';
export default formScreen<Route.ComponentProps>(PresentationScreen);
