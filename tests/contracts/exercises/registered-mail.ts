import type { components } from '#contracts/generated/registered-mail.ts';
import { fixedProducts } from '#mocks/records/known-products.ts';
import { home, SHOPPER } from '#mocks/records/shoppers.ts';
import type { Call } from '../../mocks/backend.ts';
import { composes } from './composing.ts';
import type { Exercises, Witness } from './exercise.ts';

type Wire = components['schemas'];

const letter = { destination: 'FR', weight: 170, level: 'R2', acknowledgement: true };
const parties = { sender: home, recipient: home, printFormat: 'A4' };

export const registeredMailExercises: Exercises = {
  'a registered letter is priced, composed, changed and bought, by a visitor and by a shopper': async (witness) => {
    for (const who of [{}, { as: SHOPPER }]) await composesMail(witness, who);
  },

  'what is no registered letter is refused, field by field': async (witness) => {
    const { gives } = witness;
    const quotes = '/users/anonymous/registered-mail/quotes';
    for (const change of [{ destination: '' }, { weight: 0 }, { weight: 'lourd' }])
      await gives(400, 'POST', quotes, { body: { ...letter, ...change } });
    for (const sender of [
      { ...home, town: '' },
      { ...home, line1: '' },
      { ...home, country: {} },
    ])
      await gives(400, 'POST', quotes, { body: { ...letter, sender } });
    const whole = { ...letter, ...parties, deposit: await depositIn(witness), quoteId: 'inconnu' };
    for (const field of ['sender', 'recipient', 'deposit', 'printFormat', 'quoteId'])
      await gives(400, 'POST', '/users/anonymous/registered-mail/configurations', {
        body: { ...whole, [field]: undefined },
      });
  },

  'what is not taken is said with its reason': async (witness) => {
    const { gives, same } = witness;
    const deposit = await depositIn(witness);
    const refused = async (change: object) => {
      const body = { ...letter, ...parties, deposit, ...change };
      const quote = await gives<Wire['RegisteredMailQuote']>(200, 'POST', '/users/current/registered-mail/quotes', {
        as: SHOPPER,
        body,
      });
      return quote.body.refusals.map(({ reason }) => reason);
    };
    same(await refused({}), []);
    for (const [change, reason] of [
      [{ destination: 'XX' }, 'destinationUnknown'],
      [{ destination: 'SD' }, 'destinationSuspended'],
      [{ destination: 'YE' }, 'destinationSuspended'],
      [{ weight: 2001 }, 'tooHeavy'],
      [{ level: 'R9' }, 'levelNotOffered'],
      [{ destination: 'BE', level: 'R3' }, 'levelNotOffered'],
      [{ destination: 'CA' }, 'acknowledgementNotOffered'],
      [{ recipient: { ...home, postalCode: '97400' } }, 'postalCodeElsewhere'],
      [{ deposit: { ...deposit, depositDate: '2020-01-01' } }, 'dateTooEarly'],
      [{ deposit: { ...deposit, depositDate: '2099-01-01' } }, 'dateNotOffered'],
      [{ deposit: { ...deposit, place: 'LOCKER' } }, 'placeUnknown'],
      [{ deposit: { ...deposit, place: 'LETTERBOX' }, sender: { ...home, postalCode: '99999' } }, 'letterboxNotServed'],
      [{ printFormat: 'A3' }, 'printFormatUnknown'],
    ] as const)
      same(await refused(change), [reason]);
  },
};

async function depositIn({ gives }: Witness) {
  const { body } = await gives<Wire['RegisteredMailOptions']>(200, 'GET', '/users/anonymous/registered-mail/options');
  const [office] = body.depositPlaces;
  return { place: office?.code ?? '', depositDate: office?.depositDates[0] ?? '' };
}

async function composesMail(witness: Witness, who: Call): Promise<void> {
  const mail = { ...letter, ...parties, deposit: await depositIn(witness) };
  await composes(witness, who, {
    service: 'registered-mail',
    product: fixedProducts.registeredVignette,
    request: mail,
    changed: { ...mail, weight: 500 },
    refused: { ...mail, destination: 'SD' },
  });
}
