import { expect, test } from 'vitest';
import type { LegalEntity } from '../company/company.ts';
import { Fault } from '../shared/fault.ts';
import { euros } from '../shared/money.ts';
import type { DeferredPaymentDetails } from './deferred-payments.ts';
import { someDetails } from './examples.ts';
import { deferredAccount, deferredOffer, noOffer, offeredShortfall, shortfallOf } from './offer.ts';

const company: LegalEntity = { id: 'ent-1', name: 'Société', siret: '73282932000074', certification: 'inactive' };
const unsubscribed = someDetails({ eligible: false, contract: null, reason: 'unknown-subscription', balance: null });

interface BackendAnswers {
  details?: DeferredPaymentDetails | Fault;
  mine?: LegalEntity | null | Fault;
  code?: string | null | Fault;
}

function ports({ details = unsubscribed, mine = company, code = '12' }: BackendAnswers) {
  const asked: string[] = [];
  const orThrow = <Value>(value: Value | Fault): Value => {
    if (value instanceof Fault) throw value;
    return value;
  };
  const scoringCode = async (id: string) => {
    asked.push(id);
    return orThrow(code);
  };
  return {
    asked,
    companies: { mine: async () => orThrow(mine) },
    deferredPayments: { details: async () => orThrow(details), scoringCode },
  };
}

test('a professional who may pay later gets the balance alone, and no score is read', async () => {
  const world = ports({ details: someDetails({ balance: euros(120) }) });
  expect(await deferredOffer(world)).toEqual({ balance: euros(120), engagement: null });
  expect(world.asked).toEqual([]);
});

test.each([
  ['inactive', 'certify'],
  ['active', 'subscribe'],
] as const)(
  'a professional who could subscribe with a certification that is %s is invited to %s',
  async (certification, next) => {
    const world = ports({ mine: { ...company, certification } });
    expect((await deferredOffer(world)).engagement).toEqual({ kind: 'available', next });
    expect(world.asked).toEqual(['ent-1']);
  },
);

test('a professional who waits gets the reason, and no score is read', async () => {
  const certification = ports({ mine: { ...company, certification: 'pending' } });
  expect((await deferredOffer(certification)).engagement).toEqual({ kind: 'pending', waitingFor: 'certification' });
  const contract = ports({
    details: { ...unsubscribed, contract: 'proposal' },
    mine: { ...company, certification: 'active' },
  });
  expect((await deferredOffer(contract)).engagement).toEqual({ kind: 'pending', waitingFor: 'contract' });
  expect([...certification.asked, ...contract.asked]).toEqual([]);
});

test.each([
  ['outside the segment', { details: { ...unsubscribed, hasSegment: false } }],
  ['with a score of nine', { code: '9' }],
  ['without a score', { code: null }],
  ['without a company', { mine: null }],
  ['without a SIRET', { mine: { ...company, siret: '' } }],
  ['with a certification that is not known', { mine: { ...company, certification: null } }],
] satisfies [string, BackendAnswers][])('nothing is proposed %s', async (_who, known) => {
  expect((await deferredOffer(ports(known))).engagement).toBeNull();
});

test('a deferred payment that the backend does not confirm is not offered, and fails no page', async () => {
  expect(await deferredOffer(ports({ details: new Fault('timeout', 'details') }))).toEqual({
    balance: null,
    engagement: null,
  });
});

test('a balance equal to the total is enough, one cent less is not', () => {
  expect(shortfallOf(euros(18.24), euros(18.24))).toBeNull();
  expect(shortfallOf(euros(18.24), euros(18.23))).toEqual({ cents: 1 });
  expect(shortfallOf(euros(18.24), null)).toEqual(euros(18.24));
});

test('an order lacks something only where it may be paid later', () => {
  const [total, deferred] = [euros(18.24), { balance: euros(10), engagement: null }];
  const choices = [{ code: 'card' }, { code: 'deferred' }];
  expect(offeredShortfall({ choices, deferred, total })).toEqual(euros(8.24));
  expect(offeredShortfall({ choices, deferred, total: euros(10) })).toBeNull();
  expect(offeredShortfall({ choices: [{ code: 'card' }], deferred, total })).toBeNull();
  expect(offeredShortfall({ choices, deferred: noOffer, total })).toBeNull();
  expect(offeredShortfall({ choices: null, deferred, total })).toBeNull();
});

const away = new Fault('unavailable', 'call');
test.each([
  ['the details', { details: away }],
  ['the company', { mine: away }],
  ['the score', { code: away }],
] satisfies [string, BackendAnswers][])(
  'whether %s could not be had is told apart from what is not',
  async (_what, known) => {
    expect(await deferredAccount(ports(known))).toMatchObject({ offer: { engagement: null }, hasFailed: true });
    expect(await deferredAccount(ports({}))).toMatchObject({ hasFailed: false });
  },
);

/** Every value of what decides the prompt: 5,040 professionals. */
const flags = [true, false];
const contracts = ['draft', 'proposal', 'validated', 'active', 'closed', 'cancelled', null] as const;
const reasons = ['inactive-contract', 'unknown-subscription', null] as const;
const certifications = ['active', 'pending', 'inactive', null] as const;
const sirets = ['73282932000074', '', null];
const codes = ['9', '10', '', 'abc', null];

test('the prompt has the truth table of the specification, over every combination, and pending wins', async () => {
  const everybody = flags.flatMap((eligible) =>
    flags.flatMap((hasSegment) =>
      contracts.flatMap((contract) =>
        reasons.flatMap((reason) =>
          certifications.flatMap((certification) =>
            sirets.flatMap((siret) =>
              codes.map((code) => ({ eligible, hasSegment, contract, reason, certification, siret, code })),
            ),
          ),
        ),
      ),
    ),
  );
  expect(everybody).toHaveLength(2 * 2 * 7 * 3 * 4 * 3 * 5);
  const wrong: unknown[] = [];
  for (const one of everybody) {
    const { certification, siret, code, ...told } = one;
    const mine = { ...company, certification, siret };
    const { engagement } = await deferredOffer(ports({ details: { ...told, balance: null }, mine, code }));
    const waits =
      certification === 'pending' ||
      (certification === 'active' && /draft|proposal|validated/.test(`${told.contract}`));
    const proposed = told.reason !== null || /closed|cancelled/.test(`${told.contract}`);
    const may =
      (certification === 'active' || certification === 'inactive') && Boolean(siret) && code === '10' && proposed;
    const kind = told.eligible || !told.hasSegment ? undefined : waits ? 'pending' : may ? 'available' : undefined;
    if (engagement?.kind !== kind) wrong.push({ ...one, found: engagement?.kind, kind });
  }
  expect(wrong).toEqual([]);
});
