import type { Service } from '#domain/cart/cart.ts';

/** What the texts call what is printed: a registered letter has a « vignette » in French. */
export const printedAs = (services: readonly (Service | null)[]): { what: 'vignette' | 'label' } => ({
  what: services.length > 0 && services.every((service) => service === 'registered-mail') ? 'vignette' : 'label',
});
