import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/writing.route';
import { WritingScreen } from './writing.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './writing.server.ts';
export default formScreen<Route.ComponentProps>(WritingScreen);
