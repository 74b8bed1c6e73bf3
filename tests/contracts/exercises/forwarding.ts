import type { components } from '#contracts/generated/forwarding.ts';
import { exampleLinkOf } from '#mocks/forwarding/contracts.ts';
import { codeOfLetter } from '#mocks/orders/contract-life.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { home, PRO, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Call } from '../../mocks/backend.ts';
import { composes } from './composing.ts';
import type { Exercises, Witness } from './exercise.ts';

type Wire = components['schemas'];

const parties = {
  addressFrom: home,
  addressTo: { ...home, line1: '3 rue de Siam', postalCode: '29200', town: 'Brest' },
  beneficiaries: ['Compte Particulier'],
};

export const forwardingExercises: Exercises = {
  'a forwarding contract is priced, composed, changed and put into a cart, by a visitor and by a shopper': async (
    witness,
  ) => {
    for (const who of [{}, { as: SHOPPER }]) await composesContract(witness, who);
  },

  'what is no forwarding contract is refused, field by field': async (witness) => {
    const { gives } = witness;
    const quotes = '/users/anonymous/forwarding/quotes';
    for (const change of [
      { offerCode: undefined },
      { startDate: 'demain' },
      { addressFrom: { ...home, town: '' } },
      { addressTo: { ...home, country: {} } },
    ])
      await gives(400, 'POST', quotes, { body: { ...(await contractIn(witness)), ...change } });
    const whole = { ...(await contractIn(witness)), quoteId: 'inconnu' };
    for (const field of ['activation', 'startDate', 'addressFrom', 'beneficiaries', 'quoteId'])
      await gives(400, 'POST', '/users/anonymous/forwarding/configurations', {
        body: { ...whole, [field]: undefined },
      });
  },

  'what is not taken as a forwarding contract is said with its reason': async (witness) => {
    const { gives, same } = witness;
    const contract = await contractIn(witness);
    for (const [change, reasons] of [
      [{}, []],
      [{ offerCode: 'inconnue' }, ['offerUnknown']],
      [{ activation: 'PIGEON' }, ['activationUnknown']],
      [{ startDate: '2020-01-01' }, ['dateTooEarly']],
      [{ startDate: '2099-01-01' }, ['dateTooLate']],
      [{ offerCode: 'temporary-national-1' }, ['endNotOffered']],
      [{ offerCode: 'keeping-2', addressTo: undefined, endDate: contract.startDate }, []],
      [{ addressFrom: { ...home, postalCode: '99999' } }, ['addressNotEligible']],
      [{ addressTo: { ...home, postalCode: '99999' } }, ['addressNotEligible']],
      [{ addressTo: undefined }, ['addressMissing']],
      [{ addressTo: home }, ['sameAddress']],
      [{ beneficiaries: Array(7).fill('Compte') }, ['tooManyBeneficiaries']],
    ] as const) {
      const quote = await gives<Wire['ForwardingQuote']>(200, 'POST', '/users/current/forwarding/quotes', {
        as: SHOPPER,
        body: { ...contract, ...change },
      });
      same(
        quote.body.refusals.map(({ reason }) => reason),
        reasons,
      );
    }
  },

  'a contract is activated by the code of its letter, which may be sent again, and is asked for its card': async (
    witness,
  ) => {
    const { gives, same } = witness;
    const at = (order: string) => `/users/current/forwarding/contracts/CONTRAT-26-${order}-0`;
    const asked = { as: SHOPPER };
    const code = (typed: unknown) => ({ as: SHOPPER, body: { code: typed } });
    const right = codeOfLetter('CONTRAT-26-REEX-CODE-0', 1);
    await gives(400, 'POST', `${at('REEX-CODE')}/activation`, code(' '));
    await gives(400, 'POST', `${at('REEX-CODE')}/activation`, code('000000'));
    await gives(404, 'POST', `${at('REEX-CODE')}/activation`, { as: PRO, body: { code: right } });
    const { body: active } = await gives<Contract>(200, 'POST', `${at('REEX-CODE')}/activation`, code(` ${right} `));
    same(active.steps?.find((step) => step.code === 'CODE_ENTERED')?.reached, true);
    await gives(400, 'POST', `${at('REEX-CODE')}/activation`, code(right));
    const refusals = [];
    for (const order of ['REEX-CODE-BLOQUE', 'REEX-CODE-PERIME'])
      refusals.push((await gives(400, 'POST', `${at(order)}/activation`, code('000000'))).reason);
    same(refusals, ['codeLocked', 'codeExpired']);

    const { body: again } = await gives<Contract>(201, 'POST', `${at('REEX-CODE-PERIME')}/letters`, asked);
    same(again.codeEntry?.triesLeft, 5);
    await gives(400, 'POST', `${at('REEX-CODE-PERIME')}/letters`, asked);
    await gives(400, 'POST', `${at('REEX-ACTIVE')}/letters`, asked);
    await gives(404, 'POST', `${at('INCONNUE')}/letters`, asked);
    await gives(
      200,
      'POST',
      `${at('REEX-CODE-PERIME')}/activation`,
      code(codeOfLetter('CONTRAT-26-REEX-CODE-PERIME-0', 2)),
    );

    const answer = (received: unknown) => ({ as: SHOPPER, body: { received } });
    await gives(400, 'PUT', `${at('REEX-CARTE')}/card`, answer('oui'));
    await gives(400, 'PUT', `${at('REEX-ACTIVE')}/card`, answer(true));
    await gives(404, 'PUT', `${at('INCONNUE')}/card`, answer(true));
    for (const [received, status] of [
      [false, 'MISSING'],
      [true, 'RECEIVED'],
    ] as const) {
      const { body } = await gives<Contract>(200, 'PUT', `${at('REEX-CARTE')}/card`, answer(received));
      same(body.cardStatus, status);
    }
  },

  'a contract is stopped by the link of its letters, once': async (witness) => {
    const { gives, same } = witness;
    for (const [link, status] of [
      ['REEX-CODE', 'OPEN'],
      ['REEX-FINIE', 'OVER'],
    ] as const) {
      const { body } = await gives<Wire['Objection']>(200, 'GET', `${objections}/${exampleLinkOf(link)}`);
      same([body.status, 'addressTo' in body], [status, false]);
    }
    for (const method of ['GET', 'POST']) await gives(404, method, `${objections}/inconnue`);
    await gives(400, 'POST', `${objections}/${exampleLinkOf('REEX-FINIE')}`);
    for (const _ of [1, 2]) {
      const { body } = await gives<Wire['Objection']>(200, 'POST', `${objections}/${exampleLinkOf('REEX-CODE')}`);
      same(body.status, 'OBJECTED');
    }
    const { body } = await gives<{ entries: { serviceState: { contract: Contract } }[] }>(
      200,
      'GET',
      '/users/current/orders/CMD-26-REEX-CODE',
      { as: SHOPPER },
    );
    same(body.entries[0]?.serviceState.contract.status, 'OBJECTED');
  },
};

const objections = '/users/anonymous/forwarding/objections';
type Contract = Wire['ForwardingContract'];

/** A contract on the latest day, which every way of activation allows. */
async function contractIn({ gives }: Witness) {
  const { body } = await gives<Wire['ForwardingOptions']>(200, 'GET', '/users/anonymous/forwarding/options');
  return {
    offerCode: 'definitive-national-6',
    activation: 'CODE_COURRIER',
    startDate: body.latestStartDate,
    ...parties,
  };
}

async function composesContract(witness: Witness, who: Call): Promise<void> {
  const contract = await contractIn(witness);
  await composes(witness, who, {
    service: 'forwarding',
    product: fixedProducts.forwarding,
    request: contract,
    changed: { ...contract, offerCode: 'definitive-national-12' },
    refused: { ...contract, startDate: '2020-01-01' },
  });
}
