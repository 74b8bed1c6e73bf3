import { nowIn, workingDaysAfter } from '../shared/clock.ts';
import { storeQuote } from '../shared/quotes.ts';
import { beginDay, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { home } from '../testing/shoppers.ts';
import { centsToday, fingerprintOf } from './quotes.ts';
import { configurationsIn, quotesIn, type WholeForwarding } from './records.ts';

export const forwardingStates: States = {
  'a quote of a forwarding contract': aQuote,
  'a forwarding contract': aContract,
};

/** A permanent contract within France, for six months, by default. */
function contractOf(world: World, { offer }: Parameters): WholeForwarding {
  return {
    offerCode: text(offer) ?? 'definitive-national-6',
    activation: 'CODE_COURRIER',
    startDate: workingDaysAfter(nowIn(world), 6),
    addressFrom: { ...home, email: 'particulier@exemple.fr' },
    addressTo: { ...home, line1: '3 rue de Siam', postalCode: '29200', town: 'Brest' },
    beneficiaries: ['Compte Particulier'],
  };
}

async function aQuote(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const forwarding = contractOf(world, parameters);
  await storeQuote(world, quotesIn, {
    id: text(parameters.quote) ?? 'devis-1',
    fingerprint: fingerprintOf(forwarding),
    cents: centsToday(world, forwarding) ?? 0,
  });
}

async function aContract(world: World, parameters: Parameters): Promise<void> {
  beginDay(world, parameters);
  const forwarding = contractOf(world, parameters);
  await configurationsIn(world).create({
    id: text(parameters.configuration) ?? 'contrat-1',
    owner: text(parameters.owner) ?? null,
    forwarding,
    cents: centsToday(world, forwarding) ?? 0,
  });
}
