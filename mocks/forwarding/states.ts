import { configurationsIn, quotesIn, type WholeForwarding } from '../records/forwarding.ts';
import { home } from '../records/shoppers.ts';
import { nowIn, workingDaysAfter } from '../shared/calendar/clock.ts';
import { storeQuote } from '../shared/quotes.ts';
import { beginDay, DEFAULT_OWNER, type Parameters, type States, text } from '../shared/states.ts';
import type { World } from '../shared/world.ts';
import { contractAt, currentCode, objectionOf } from './contracts.ts';
import { centsToday, fingerprintOf } from './quotes.ts';

export const forwardingStates: States = {
  'a quote of a forwarding contract': aQuote,
  'a forwarding contract': aContract,
  'a contract of the book': aContractOfTheBook,
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

/** The book is there from the beginning; what a pact says of the contract has to be true. */
async function aContractOfTheBook(world: World, { owner, contract, code, link }: Parameters): Promise<void> {
  const record = contractAt(world, text(owner) ?? DEFAULT_OWNER, text(contract) ?? '');
  const typed = { code: text(code), link: text(link) };
  if (typed.code && typed.code !== currentCode(world, record)) throw new Error(`Its code is not ${typed.code}.`);
  if (typed.link && typed.link !== (await objectionOf(world, record)))
    throw new Error(`Its link is not ${typed.link}.`);
}
