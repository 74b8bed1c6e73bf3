import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/beneficiaries.route';
import { BeneficiariesScreen } from './beneficiaries.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './beneficiaries.server.ts';
export default formScreen<Route.ComponentProps>(BeneficiariesScreen);
