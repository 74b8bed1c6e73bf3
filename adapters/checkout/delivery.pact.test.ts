import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { cart, pact, path } from '#adapters/testing/checkout-pact.ts';
import { aSentAddress, aWireAddress, type Promised, price, refusal } from '#adapters/testing/pact.ts';
import { aWholeAddress } from '#domain/address/examples.ts';

const { boolean, integer, like, string } = Matchers;
const own = true;
const given = { 'a cart with an address': cart };

const ofASeller = { 'a cart with an address': { ...cart, product: '3501005' } };

test('the mode of what a seller sends is chosen for that seller', async () => {
  const promised: Promised = {
    to: 'the choice of a delivery mode for what a seller sends',
    given: ofASeller,
    call: `PUT ${path}/deliverymode`,
    query: { deliveryModeId: 'express', sellerId: '2005', leadTimeToShip: '2', shippingTypesCodes: 'HOME' },
    own,
  };
  const choice = { sellerId: '2005', code: 'express', leadTime: 2, shippingTypes: ['HOME'] };
  await pact([promised], ({ deliveries }) => deliveries.choose(choice));
});

describe('a pickup point', () => {
  const choice = {
    sellerId: null,
    code: 'colissimo-point-retrait',
    leadTime: 1,
    shippingTypes: ['PICKUP'],
    point: { id: '69382-1', country: 'FR' },
  };
  const call = `PUT ${path}/deliverypointofservice` as const;
  const query = {
    name: '69382-1',
    countryIsoCode: 'FR',
    deliveryModeId: 'colissimo-point-retrait',
    leadTimeToShip: '1',
    shippingTypesCodes: 'PICKUP',
  };

  test('a pickup point is chosen', async () => {
    const promised: Promised = { to: 'the choice of a pickup point', given, call, query, own };
    expect(await pact([promised], ({ deliveries }) => deliveries.choosePoint(choice))).toBe('chosen');
  });

  test('a pickup point is chosen for a seller’s consignment', async () => {
    const promised: Promised = {
      to: 'the choice of a pickup point for what a seller sends',
      given: ofASeller,
      call,
      query: { ...query, deliveryModeId: 'point-retrait', sellerId: '2005', leadTimeToShip: '2' },
      own,
    };
    const sellers = { ...choice, sellerId: '2005', code: 'point-retrait', leadTime: 2 };
    expect(await pact([promised], ({ deliveries }) => deliveries.choosePoint(sellers))).toBe('chosen');
  });

  test('an unknown pickup point has the outcome « unknown »', async () => {
    const promised: Promised = {
      to: 'the choice of an unknown pickup point',
      given,
      call,
      query: { ...query, name: 'nulle-part' },
      own,
      status: 400,
      answers: {
        errors: [{ type: 'UnknownIdentifierError', reason: 'notFound', subjectType: 'pointOfService' }],
      },
    };
    const unknown = { ...choice, point: { id: 'nulle-part', country: 'FR' } };
    expect(await pact([promised], ({ deliveries }) => deliveries.choosePoint(unknown))).toBe('unknown');
  });

  test('a full pickup point is refused', async () => {
    const promised: Promised = {
      to: 'the choice of a full pickup point',
      given,
      call,
      query: { ...query, name: '44109-4' },
      own,
      status: 400,
      answers: refusal('PointOfServiceError', 'full'),
    };
    const full = { ...choice, point: { id: '44109-4', country: 'FR' } };
    expect(await pact([promised], ({ deliveries }) => deliveries.choosePoint(full))).toBe('not-taking');
  });

  test('a chosen pickup point is returned with the modes of its sender', async () => {
    const mode = {
      code: 'colissimo-point-retrait',
      name: string('Colissimo point retrait'),
      deliveryCost: price(4.49),
      pickup: boolean(true),
    };
    const promised: Promised = {
      to: 'the delivery modes of a cart that waits at a pickup point',
      given: { 'a cart to a pickup point': { ...cart, point: '69382-1' } },
      call: `GET ${path}/deliverymodes`,
      query: { fields: 'FULL' },
      own,
      answers: {
        deliveryModes: like([]),
        deliveryGroups: [
          {
            sellerName: string('La boutique'),
            isMk: false,
            itemCount: integer(1),
            modes: Matchers.eachLike(mode),
            selectedModeCode: 'colissimo-point-retrait',
            deliveryPointOfService: {
              name: '69382-1',
              displayName: string('Bureau de poste Lyon'),
              address: { line1: string('12 rue de la République'), postalCode: string('69002'), town: string('Lyon') },
            },
          },
        ],
      },
    };
    expect(await pact([promised], ({ deliveries }) => deliveries.groups())).toMatchObject([
      { selected: 'colissimo-point-retrait', pickupPoint: { id: '69382-1', postalCode: '69002' } },
    ]);
  });
});

describe('the number that the carrier rings', () => {
  const call = `PUT ${path}/phone` as const;

  test('the carrier’s phone number is saved', async () => {
    const sends = { phone: '+33612345678', countryIsoCode: 'FR' };
    const promised: Promised = { to: 'a number for the carrier', given, call, sends, own };
    const phone = { number: '+33612345678', country: 'FR' };
    expect(await pact([promised], ({ deliveries }) => deliveries.setPhone(phone))).toBe('saved');
  });

  test('a carrier’s phone number is refused when it is invalid', async () => {
    const promised: Promised = {
      to: 'a number for the carrier that is none',
      given,
      call,
      sends: { phone: '12', countryIsoCode: 'FR' },
      own,
      status: 400,
      answers: { errors: [{ type: 'ValidationError', reason: 'invalid', subject: 'phone' }] },
    };
    const phone = { number: '12', country: 'FR' };
    expect(await pact([promised], ({ deliveries }) => deliveries.setPhone(phone))).toBe('refused');
  });
});

test('a cart has a main address before it has one of its own', async () => {
  const promised: Promised = {
    to: 'the main address of a cart',
    given: { 'a cart': cart },
    call: `GET ${path}/addresses/main`,
    own,
    answers: { address: aWireAddress },
  };
  expect(await pact([promised], ({ deliveries }) => deliveries.mainAddress())).toMatchObject({ codePostal: '69002' });
});

test('the invoice of a professional names the company', async () => {
  const billed = aWholeAddress({ companyNumber: '73282932000074' });
  const promised: Promised = {
    to: 'a billing address with the number of a company',
    given,
    call: `PUT ${path}/addresses/billing`,
    sends: { ...aSentAddress, companyNumber: '73282932000074' },
    own,
  };
  expect(await pact([promised], ({ deliveries }) => deliveries.billTo(billed))).toBe('saved');
});
