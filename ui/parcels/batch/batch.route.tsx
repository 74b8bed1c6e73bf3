import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/batch.route';
import { BatchScreen } from './batch.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './batch.server.ts';
export default formScreen<Route.ComponentProps>(BatchScreen);
