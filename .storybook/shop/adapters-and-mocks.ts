/**
 * What Storybook's shop takes of the adapters and of the mock backend. Vite serves this file and what it imports of them as
 * one (`.storybook/bundle-plugin.ts`), so whatever has a state comes from here.
 */
export { mobileIn } from '#adapters/address/mobile-numbers.ts';
export { readConfig } from '#adapters/config.ts';
export { logger } from '#adapters/log.ts';
export { BusyTime } from '#adapters/operations/busy-time.ts';
export { unlimited } from '#adapters/operations/limits.ts';
export { Observers } from '#adapters/operations/observers.ts';
export { OwnPurges } from '#adapters/operations/purges.ts';
export { backendPorts } from '#adapters/ports.ts';
export { compositionIds } from '#mocks/cart/samples.ts';
export { handlers } from '#mocks/handlers.ts';
export { pictureHandlers } from '#mocks/medias/handlers.ts';
export { backendAt } from '#mocks/payment/backend.ts';
export { type Ending, newBank, returnUrlOf } from '#mocks/payment/play.ts';
export { tiles } from '#mocks/pickup/tiles.ts';
export { fixedProducts } from '#mocks/records/known-products.ts';
export { clearScenarios, type Effect, setScenario } from '#mocks/shared/scenarios.ts';
export { settings as backendSettings } from '#mocks/shared/settings.ts';
export { resetWorld, WORLD_HEADER } from '#mocks/shared/world.ts';
