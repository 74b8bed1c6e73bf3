import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/recipients.route';
import { RecipientsScreen } from './recipients.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './recipients.server.ts';
export default formScreen<Route.ComponentProps>(RecipientsScreen);
