import type { components } from '#contracts/generated/carriers.ts';
import { SHOPPER } from '#mocks/records/shoppers.ts';
import type { Exercises, Witness } from './exercise.ts';

type Wire = components['schemas'];

const small = { length: 300, width: 200, height: 25 };
const shipment = {
  type: 'PARCEL',
  origin: 'FR',
  originPostalCode: '69002',
  destination: 'FR',
  destinationPostalCode: '29200',
  weight: 1200,
};

const offersOf = ({ gives }: Witness, carrier: string, change: object = {}) =>
  gives<Wire['CarrierOffers']>(200, 'POST', `/users/anonymous/carriers/${carrier}/offers`, {
    body: { ...shipment, ...change },
  });

export const carrierExercises: Exercises = {
  'every carrier is asked alone, and one of its offers is chosen, by a visitor and by a shopper': async (witness) => {
    const { gives, same } = witness;
    for (const who of [{}, { as: SHOPPER }]) {
      const service = `/users/${who.as ? 'current' : 'anonymous'}/carriers`;
      for (const lang of ['fr', 'en'])
        await gives<Wire['CarrierOptions']>(200, 'GET', `${service}/options?lang=${lang}`, who);
      const told = {
        ...shipment,
        dimensions: small,
        value: { currencyIso: 'EUR', value: 40 },
        contents: 'GIFT',
        professionalSender: true,
        professionalRecipient: true,
      };
      const { body } = await gives<Wire['CarrierOffers']>(200, 'POST', `${service}/LPFR/offers`, {
        ...who,
        body: told,
      });
      const [offer] = body.offers;
      const chosen = await gives<Wire['CarrierChoice']>(
        200,
        'POST',
        `${service}/quotes/${offer?.quoteId}/choices`,
        who,
      );
      same(chosen.body.totalPriceWithTax, offer?.totalPriceWithTax);
      same([chosen.body.expired, chosen.body.parcel.carrierCode], [false, 'LPFR']);
      await gives(404, 'POST', `${service}/quotes/inconnue/choices`, who);
      await gives(404, 'POST', `${service}/XXXX/offers`, { ...who, body: shipment });
    }
  },

  'a shipment that does not fit is told by which rule, and by how much': async (witness) => {
    const { same } = witness;
    const rules = async (carrier: string, change: object) => (await offersOf(witness, carrier, change)).body.exclusions;
    same(await rules('LPFR', { dimensions: { ...small, height: 50 } }), [{ rule: 'tooThick', limit: 30, excess: 20 }]);
    for (const [carrier, change, rule] of refused) same((await rules(carrier, change))[0]?.rule, rule);
  },

  'offers go to every zone': async (witness) => {
    for (const change of [
      { destination: 'RE', destinationPostalCode: '97400' },
      { destination: 'BE', destinationPostalCode: '1000', professionalSender: true },
      { type: 'BULKY', weight: 12_000 },
      { originPostalCode: '99999' },
    ])
      for (const carrier of ['POFR', 'CHRP', 'DLVG', 'LPFR']) await offersOf(witness, carrier, change);
  },

  'what is no shipment is refused, field by field': async ({ gives }) => {
    for (const change of [
      { type: 'BOAT' },
      { origin: '' },
      { originPostalCode: '' },
      { destination: '' },
      { destinationPostalCode: ' ' },
      { weight: 0 },
      { dimensions: { ...small, height: 0 } },
      { contents: 'GOLD' },
      { value: { currencyIso: 'EUR', value: -1 } },
    ])
      await gives(400, 'POST', '/users/anonymous/carriers/POFR/offers', { body: { ...shipment, ...change } });
  },
};

const refused: [carrier: string, change: object, rule: string][] = [
  ['POFR', { weight: 30_100 }, 'tooHeavy'],
  ['POFR', { destination: 'US', destinationPostalCode: '10001' }, 'destinationSuspended'],
  ['POFR', { destination: 'XX' }, 'destinationNotServed'],
  ['POFR', { origin: 'BE' }, 'originNotServed'],
  ['CHRP', { dimensions: { length: 1600, width: 100, height: 100 } }, 'tooLong'],
  ['CHRP', { destination: 'RE', destinationPostalCode: '97400' }, 'destinationNotServed'],
  ['DLVG', { destination: 'BE', destinationPostalCode: '1000' }, 'professionalsOnly'],
  ['LPFR', { dimensions: { length: 500, width: 400, height: 30 } }, 'tooLarge'],
  ['LPFR', {}, 'dimensionsNeeded'],
];
