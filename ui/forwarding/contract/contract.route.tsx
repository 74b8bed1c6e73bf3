import { formScreen } from '#ui/forms/form-screen.tsx';
import type { Route } from './+types/contract.route';
import { ContractScreen } from './contract.screen.tsx';

export { meta } from '#ui/page/head.ts';
export { action, loader } from './contract-page.server.ts';
export default formScreen<Route.ComponentProps>(ContractScreen);
