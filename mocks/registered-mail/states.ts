import { aCart } from '../cart/states.ts';
import { fixedProducts } from '../records/known-products.ts';
import { home } from '../records/shoppers.ts';
import { nowIn } from '../shared/calendar/clock.ts';
import { storeQuote } from '../shared/quotes.ts';
import { beginDay, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { datesFor } from './deposit.ts';
import { centsToday, fingerprintOf } from './quotes.ts';
import { configurationsIn, quotesIn, type WholeMail } from './records.ts';

export const registeredMailStates: States = {
  'a day': async (world, parameters) => beginDay(world, parameters),
  'a quote of a registered letter': aQuote,
  'a registered letter': aRegisteredLetter,
  'a cart with a registered letter': aCartWithOne,
};

/** A letter by the state's parameters; by default 170 g at level R2 with an acknowledgement, in mainland France. */
function letterOf(world: World, { destination, weight, level, acknowledgement }: Parameters): WholeMail {
  return {
    destination: text(destination) ?? 'FR',
    weight: Number(weight ?? 170),
    level: text(level) ?? 'R2',
    acknowledgement: acknowledgement !== 'no',
    sender: { ...home, email: 'particulier@exemple.fr' },
    recipient: home,
    deposit: { place: 'POST_OFFICE', depositDate: datesFor('POST_OFFICE', nowIn(world))[0] ?? '' },
    printFormat: 'A4',
  };
}

async function aQuote(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const mail = letterOf(world, parameters);
  await storeQuote(world, quotesIn, {
    id: text(parameters.quote) ?? 'devis-1',
    fingerprint: fingerprintOf(mail),
    cents: centsToday(world, mail),
  });
}

async function aRegisteredLetter(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const mail = letterOf(world, parameters);
  const id = text(parameters.configuration) ?? 'recommande-1';
  await configurationsIn(world).create({
    id,
    owner: text(parameters.owner) ?? null,
    mail,
    cents: centsToday(world, mail),
  });
}

async function aCartWithOne(world: World, parameters: Parameters): Promise<void> {
  await aRegisteredLetter(world, parameters);
  await aCart(world, {
    ...parameters,
    product: fixedProducts.registeredVignette,
    configurationId: text(parameters.configuration) ?? 'recommande-1',
  });
}
