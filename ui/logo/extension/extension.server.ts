import type { Answers } from '#domain/journey/journey.ts';
import { pricedLogoOf } from '#domain/logo/journey.ts';
import type { LogoChoices, LogoField, LogoTerm } from '#domain/logo/logo.ts';
import { orNull } from '#domain/shared/fault.ts';
import { journeyStep } from '#ui/journey/journey-step.server.ts';
import type { RequestContext } from '#ui/request/request-context.server.ts';
import { logo } from '../logo.journey.ts';
import { logoPrice } from '../logo-price.server.ts';
import { extensionView } from './extension.view.ts';

/** « Abonnement » (journeys §7): for how long; an extension counts from the end that the subscription has. */
export const extensionPage = journeyStep(logo, {
  step: 'extension',
  decidesPrice: true,
  ...logoPrice,
  view: async (page, { view, context }) => {
    const terms = await termsOf(page, context);
    return extensionView({ options: page.options, answers: page.answers, terms, view }, context.wording);
  },
});

export const { action, loader } = extensionPage;

/** When each of the terms that are offered would end: the backend's, asked for at the same time. */
async function termsOf(
  { answers, options }: { answers: Answers<LogoField>; options: LogoChoices },
  { ports }: RequestContext,
): Promise<Map<number, LogoTerm>> {
  const found = await Promise.all(
    options.terms.map(async ({ months }) => {
      const request = pricedLogoOf({ ...answers, months: String(months) }, options);
      const term = request && (await orNull(ports.logos.quote(request)))?.quote?.term;
      return term ? ([[months, term]] as const) : [];
    }),
  );
  return new Map(found.flat());
}
