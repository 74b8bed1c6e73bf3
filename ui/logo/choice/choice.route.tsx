import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/choice.route';
import { ChoiceScreen } from './choice.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './choice.server.ts';
export default formScreen<Route.ComponentProps>(ChoiceScreen);
