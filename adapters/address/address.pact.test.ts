import { Matchers } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import {
  AGENT,
  aSentAddress,
  aWireAddress,
  type Promised,
  pactWith,
  refusal,
  SHOPPER,
} from '#adapters/testing/pact.ts';
import { anAddress, aWholeAddress } from '#domain/address/examples.ts';

const { boolean, eachLike, like, regex, string } = Matchers;
const pact = pactWith('address', {});
const book = { 'an address book': { owner: SHOPPER } };
const full = { 'a full address book': { owner: SHOPPER } };
const query = { lang: 'fr' };
const own = true;
const addresses = 'part/account/addresses';

const typed = aWholeAddress();

describe('the address book', () => {
  test.each<Pick<Promised, 'to' | 'as' | 'onBehalfOf'>>([
    { to: 'the book of an account' },
    { to: 'the book of an account, for an agent', as: AGENT, onBehalfOf: '4210315537' },
  ])('the address book returns $to: addresses and contacts, with the eligible ones and the main one', async (by) => {
    const promised: Promised = {
      ...by,
      given: { ...book, 'an agent': {} },
      call: 'GET /part/account',
      query,
      own,
      answers: {
        addresses: eachLike({ id: string('adr-domicile'), ...aWireAddress, eligible: boolean(true) }),
        contacts: eachLike({ id: string('ctc-1'), firstName: string('Destinataire'), lastName: string('Sans') }),
      },
    };
    expect(await pact([promised], ({ addressBooks }) => addressBooks.entries())).toMatchObject([
      { id: 'adr-domicile', kind: 'address', isEligible: true, address: { city: 'Lyon' } },
      { id: 'ctc-1', kind: 'contact', name: 'Destinataire Sans', address: null },
    ]);
  });

  test('the address book accepts an address with all fields of its form', async () => {
    const promised: Promised = {
      to: 'a new address',
      given: book,
      call: `POST /${addresses}`,
      query,
      own,
      sends: aSentAddress,
      status: 201,
      answers: like({ ...aSentAddress, id: 'adr-1', eligible: true }),
    };
    expect(await pact([promised], ({ addressBooks }) => addressBooks.add(typed))).toEqual({ id: 'adr-1' });
  });

  test('the address book accepts an unverified address, and stores that it is unverified', async () => {
    const promised: Promised = {
      to: 'a new address that nobody could check',
      given: book,
      call: `POST /${addresses}`,
      query,
      own,
      sends: { ...aSentAddress, verified: false },
      status: 201,
      answers: { id: string('adr-1'), ...aWireAddress, eligible: boolean(true), verified: false },
    };
    const address = { ...typed, isVerified: false };
    expect(await pact([promised], ({ addressBooks }) => addressBooks.add(address))).toEqual({ id: 'adr-1' });
  });

  test.each([
    { what: 'when it is full', type: 'AddressBookFullError', given: full, over: {}, reason: 'full' },
    {
      what: 'with a name that it has',
      type: 'DuplicateAddressNameError',
      given: book,
      over: { addressName: 'vacances' },
      reason: 'duplicate-name',
    },
    {
      what: 'where nothing is sent',
      type: 'AddressNotEligibleError',
      given: book,
      over: { postalCode: '99999' },
      reason: 'not-eligible',
    },
  ])('the address book refuses an address $what', async ({ what, type, given, over, reason }) => {
    const promised: Promised = {
      to: `a new address ${what}`,
      given,
      call: `POST /${addresses}`,
      query,
      own,
      sends: { ...aSentAddress, ...over },
      status: 400,
      answers: refusal(type),
    };
    const { addressName = typed.addressName, postalCode: codePostal = typed.codePostal } = over;
    const address = { ...typed, addressName, codePostal };
    expect(await pact([promised], ({ addressBooks }) => addressBooks.add(address))).toBe(reason);
  });

  test.each([
    ['an address', 'adr-vacances'],
    ['a contact, who had none', 'ctc-destinataire'],
  ])('the address book changes %s', async (what, id) => {
    const promised: Promised = {
      to: `the address of ${what}`,
      given: book,
      call: `PUT /${addresses}/${id}`,
      query,
      own,
      sends: aSentAddress,
    };
    expect(await pact([promised], ({ addressBooks }) => addressBooks.change(id, typed))).toBe('saved');
  });

  test('the address book removes an address', async () => {
    const promised: Promised = {
      to: 'an address to remove',
      given: book,
      call: `DELETE /${addresses}/adr-vacances`,
      query,
      own,
    };
    expect(await pact([promised], ({ addressBooks }) => addressBooks.remove('adr-vacances'))).toBe('removed');
  });

  test('the address book cannot remove an unknown address', async () => {
    const promised: Promised = {
      to: 'an unknown address to remove',
      given: book,
      call: `DELETE /${addresses}/inconnue`,
      query,
      own,
      status: 400,
      answers: refusal('UnknownIdentifierError'),
    };
    expect(await pact([promised], ({ addressBooks }) => addressBooks.remove('inconnue'))).toBe('unknown');
  });

  test('the address book makes an address the main one', async () => {
    const promised: Promised = {
      to: 'an address to make the main one',
      given: book,
      call: `PUT /${addresses}/adr-vacances/main`,
      query,
      own,
    };
    expect(await pact([promised], ({ addressBooks }) => addressBooks.makeMain('adr-vacances'))).toBe('saved');
  });
});

describe('the operator’s check of an address abroad', () => {
  const given = { 'known addresses': {} };
  const asked = (streetName: string, over: Partial<ReturnType<typeof anAddress>> = {}) =>
    anAddress({ streetName, codePostal: '1000', city: 'Bruxelles', country: 'BE', ...over });
  const place = (line1: string, over: Record<string, unknown> = {}) => ({
    line1,
    postalCode: '1000',
    town: 'Bruxelles',
    country: { isocode: 'BE' },
    ...over,
  });
  const luxembourg = { postalCode: '1855', town: 'Luxembourg' };
  const kennedy = 'Avenue John F. Kennedy 12';

  const neuve = place('Rue Neuve 12');
  const abroad = place('12 Avenue John F. Kennedy', { ...luxembourg, country: { isocode: regex('LU', 'LU') } });

  test.each([
    {
      what: 'recognises',
      street: 'Rue Neuve 12',
      answers: { decision: 'ACCEPT', acceptedAddress: neuve },
      kind: 'recognised',
    },
    {
      what: 'finds close to another',
      street: 'Rue Neuv 12',
      answers: { decision: 'REVIEW', suggestedAddresses: [neuve] },
      kind: 'suggestions',
    },
    { what: 'does not know', street: 'Rue Xyzzy 12', answers: { decision: 'REJECT' }, kind: 'unknown' },
    {
      what: 'knows to be where nothing is delivered',
      street: 'Rue Neuve 12',
      over: { postalCode: '99999' },
      answers: { decision: 'REJECT', eligible: false },
      kind: 'not-eligible',
    },
    {
      what: 'knows in another country',
      street: kennedy,
      over: luxembourg,
      answers: { decision: 'REVIEW', suggestedAddresses: [abroad] },
      kind: 'suggestions',
    },
  ])(
    'the check of an address abroad that the service $what is « $kind »',
    async ({ what, street, over = {}, answers, kind }) => {
      const promised: Promised = {
        to: `an address abroad that the service ${what}`,
        given,
        call: 'POST /sercadia',
        sends: place(street, over),
        answers,
      };
      const { town: city = 'Bruxelles', postalCode: codePostal = '1000' }: Partial<typeof luxembourg> = over;
      const result = await pact([promised], ({ addressChecks }) =>
        addressChecks.check(asked(street, { city, codePostal })),
      );
      expect(result).toMatchObject({ kind, ...(kind === 'suggestions' && { mustChoose: city === 'Luxembourg' }) });
    },
  );
});

test('an agent, who may read a book, changes nothing in it', async () => {
  const promised: Promised = {
    to: 'a new address of a shopper, from an agent',
    given: { ...book, 'an agent': {} },
    call: `POST /${addresses}`,
    query,
    own,
    as: AGENT,
    onBehalfOf: '4210315537',
    sends: aSentAddress,
    status: 403,
    answers: { errors: [{ type: 'AccessDeniedError' }] },
  };
  const adding = pact([promised], ({ addressBooks }) => addressBooks.add(typed));
  await expect(adding).rejects.toMatchObject({ kind: 'forbidden' });
});
