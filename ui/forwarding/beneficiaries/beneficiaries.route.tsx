import { journeyScreen } from '#ui/journey/journey-screen.tsx';
import type { Route } from './+types/beneficiaries.route';
import { BeneficiariesScreen } from './beneficiaries.screen.tsx';

export { clientAction } from '#ui/journey/price/recalculate.ts';
export { meta } from '#ui/page/head.ts';
export { action, loader } from './beneficiaries.server.ts';
export default journeyScreen<Route.ComponentProps>(BeneficiariesScreen);
