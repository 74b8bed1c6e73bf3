import type { components } from '#contracts/generated/logo.ts';
import { configurationsOf, notTaken, quoteExpired } from '../cart/configurations.ts';
import { fixedProducts } from '../records/known-products.ts';
import type { Composition } from '../shared/feature.ts';
import type { Lang } from '../shared/lang.ts';
import { priceOf, withoutTax } from '../shared/money.ts';
import { centsOfQuote } from '../shared/quotes.ts';
import type { World } from '../shared/world.ts';
import { VAT_RATE } from './options.ts';
import { ownedLogo } from './owned.ts';
import { pictureIn } from './pictures.ts';
import { fingerprintOf, nameOf } from './quotes.ts';
import { type ConfigurationRecord, configurationsIn, quotesIn, type WholeRequest } from './records.ts';
import { refusalsOf } from './refusals.ts';

interface Composed {
  request: WholeRequest;
  quoteId: string;
}

export const configurations = configurationsOf(configurationsIn, (_, { cents }) => ({ quantity: 1, cents }));
export const configurationAnswer = (
  { id, request, cents }: ConfigurationRecord,
  lang: Lang,
): components['schemas']['LogoConfiguration'] => ({
  ...request,
  configurationId: id,
  productCode: fixedProducts.logoStamp,
  totalPriceWithTax: priceOf(cents, lang),
  totalPriceWithoutTax: priceOf(withoutTax(cents, VAT_RATE), lang),
});

/** As a cart's line needs it: which logo, for how long. */
export function compositionOfLogo(world: World, id: string): Composition | undefined {
  const found = configurations.byId(world, id);
  if (!found) return undefined;
  const { owner, cents, request } = found;
  const extended = ownedLogo(world, request.logoId, owner)?.logo.name;
  const name = request.design ? { fr: request.design.name, en: request.design.name } : extended;
  const formula = nameOf(request);
  return {
    owner,
    cents,
    quantity: 1,
    infos: [
      ...(name ? [{ label: { fr: 'Logo', en: 'Logo' }, value: name }] : []),
      ...(formula ? [{ label: { fr: 'Formule', en: 'Plan' }, value: formula }] : []),
    ],
  };
}

/** Stores a request at its quoted price; refuses an invalid one or an expired quote. */
export function acceptConfiguration(
  world: World,
  { request, quoteId }: Composed,
  owner: string | null,
): Pick<ConfigurationRecord, 'request' | 'picture' | 'cents'> {
  const [first] = refusalsOf(world, request, owner);
  if (first) throw refused(first);
  const cents = centsOfQuote(world, quotesIn, { id: quoteId, fingerprint: fingerprintOf(request) });
  if (cents === undefined) throw refused(quoteExpired);
  return { request, picture: (request.design && pictureIn(world, request.design.pictureId)) ?? null, cents };
}

export const refused = notTaken('LogoError', 'logo');
