import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/company.route';
import { CompanyScreen } from './company.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './company-page.server.ts';
export default formScreen<Route.ComponentProps>(CompanyScreen);
