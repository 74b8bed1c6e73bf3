import { aCart } from '../cart/states.ts';
import { fixedProducts } from '../records/known-products.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { beginDay, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { centsToday, keepQuote } from './quotes.ts';
import { stampConfigurationsIn, stampFavouritesIn, type WholeStamps } from './records.ts';

export const stampStates: States = {
  'a quote of stamps': aQuote,
  'composed stamps': composedStamps,
  'a cart with stamps': aCartWithSome,
  'a favourite of stamps': aFavourite,
};

/** Stamps by the state's parameters; by default 30 green letters of 20 g on sheets of 24 from cell 10. */
const stampsOf = ({ letterType, destination, weight, quantity, support, startCell }: Parameters): WholeStamps => ({
  lines: [
    {
      visual: 'POPPY',
      letterType: text(letterType) ?? 'GREEN',
      destination: text(destination) ?? 'FR',
      weight: Number(weight ?? 20),
      quantity: Number(quantity ?? 30),
    },
  ],
  support: text(support) ?? 'A4_24',
  startCell: Number(startCell ?? 10),
});

async function aQuote(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const stamps = stampsOf(parameters);
  await keepQuote(world, stamps, { id: text(parameters.quote) ?? 'devis-1', cents: centsToday(world, stamps) });
}

async function composedStamps(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  await stampConfigurationsIn(world).create({
    id: text(parameters.configuration) ?? 'timbres-1',
    owner: text(parameters.owner) ?? null,
    stamps: stampsOf(parameters),
  });
}

async function aCartWithSome(world: World, parameters: Parameters): Promise<void> {
  await composedStamps(world, parameters);
  await aCart(world, {
    ...parameters,
    quantity: 1,
    product: fixedProducts.printableStamp,
    configurationId: text(parameters.configuration) ?? 'timbres-1',
  });
}

async function aFavourite(world: World, parameters: Parameters): Promise<void> {
  await stampFavouritesIn(world).create({
    id: text(parameters.favourite) ?? 'favori-1',
    owner: text(parameters.owner) ?? '',
    name: 'Vœux',
    stamps: stampsOf(parameters),
    keptAt: nowIn(world),
  });
}
