import { expect, test } from 'vitest';
import type { Journey } from '#domain/journey/journey.ts';
import type { RefusalOf } from '#domain/journey/service.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { refusedIn } from './refused-answers.ts';

type Field = 'weight' | 'city' | 'hazmat';
type Step = 'item' | 'addresses' | 'summary';

const step = (name: Step, fields: Field[]) => ({ name, fields, check: () => ({}), isNeeded: () => true });
const journey = {
  steps: [step('item', ['weight']), step('addresses', ['city']), step('summary', ['hazmat'])],
} as unknown as Journey<Step, Field, string>;
const declaration = { faultText: ({ field, fault }: { field: Field; fault: string }) => `${field}: ${fault}` };
const wording = wordingOf({ lang: 'fr', mode: 'part' });

type Refusal = RefusalOf<Field, string>;
const refusedView = refusedIn(declaration);

const said = (at: Step, ...refusals: Refusal[]) => {
  const { faults, notices } = refusedView(refusals, { step: at, journey, wording });
  return [faults, notices.map(({ text }) => text)];
};

const heavy = { kind: 'fault', field: 'weight', fault: 'too heavy' } as const;
const elsewhere = { kind: 'fault', field: 'city', fault: 'not served' } as const;
const unread = { kind: 'fault', field: 'hazmat', fault: 'not confirmed' } as const;
const unknown = { kind: 'other', reason: 'new' } as const;

test('a step says what is refused of it at the field, and nothing of a step that is sent later or was before', () => {
  expect(said('item', heavy, elsewhere, unread)).toEqual([{ weight: 'too heavy' }, []]);
  expect(said('addresses', heavy, elsewhere)).toEqual([{ city: 'not served' }, []]);
  expect(said('addresses', heavy, unread)).toEqual([{}, []]);
});

test('the last step says above its form what is refused of another one, each reason once', () => {
  expect(said('summary', heavy, elsewhere, elsewhere, unread)).toEqual([
    { hazmat: 'not confirmed' },
    ['weight: too heavy', 'city: not served'],
  ]);
});

test.each(['item', 'addresses', 'summary'] as const)(
  'a reason that the shop does not know is written once on the step %s',
  (at) => {
    expect(said(at, unknown, { ...unknown, reason: 'newer' })).toEqual([{}, [wording.t('journey.refused')]]);
  },
);
