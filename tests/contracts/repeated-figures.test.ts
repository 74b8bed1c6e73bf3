/** A figure of the backend stands in its answer, and in no text: two of them would one day contradict one another. */
import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { vNewDepositList } from '#adapters/generated/labels/valibot.gen.ts';
import type { components } from '#contracts/generated/labels.ts';
import type { components as Parcels } from '#contracts/generated/parcels.ts';
import { mostLabels } from '#domain/labels/deposit-lists.ts';
import { contractTerms } from '#mocks/content/pages/terms.ts';
import type { WireOrder } from '#mocks/records/orders.ts';
import { SHOPPER } from '#mocks/records/shoppers.ts';
import { dayOf } from '#mocks/shared/calendar/clock.ts';
import type { Lang } from '#mocks/shared/lang.ts';
import { COLLECTION_DAYS, REFUND_DAYS } from '#mocks/tariffs/service-limits.ts';
import { newBackend } from '#tests/mocks/backend.ts';

type ParcelOptions = Parcels['schemas']['ParcelOptions'];

const count = String.raw`\d+|une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quatorze|quinze|trente|cinquante|soixante|an?|one|two|three|four|five|six|seven|eight|ten|twelve|fourteen|fifteen|thirty|fifty|sixty`;
const unit = String.raw`jours?|semaines?|mois|ans?|années?|heures?|days?|weeks?|months?|years?|hours?|feuilles|sheets|destinataires|recipients`;
const span = new RegExp(
  String.raw`(?<![\p{L}\d{])(?:${count})[\s\u00a0\u202f-](?:full |working |pleins? |bons? )?(?:${unit})(?!\p{L})`,
  'giu',
);

/** Why a text has a figure of its own. */
const named: Record<string, string> = {
  'ui/catalog/messages prior': 'The law says it (code de la consommation, L112-1-1).',
  'ui/consent/messages formText': 'It is the shop’s own: domain/consent, `consentDays`.',
  'ui/deposit-lists/messages notTakenThen': 'It is a day that is chosen.',
  'ui/home/messages reason.return': 'The law says it (code de la consommation, L221-18).',
  'ui/journey/messages chooseDate': 'It is a day that is chosen.',
  'ui/parcels/messages fault.depositDate.required': 'It is a day that is chosen.',
  'ui/pickup/messages allDay': 'It is a whole day.',
  'ui/registered-mail/messages fault.depositDate.required': 'It is a day that is chosen.',
  'ui/withdrawal/messages kind.withdrawDelay': 'The law says it (code de la consommation, L221-18 and L221-24).',
  'ui/withdrawal/messages kind.withdrawText': 'The law says it (code de la consommation, L221-18).',
  'ui/withdrawal/messages not.contractOver': 'The law says it (code de la consommation, L221-18).',
  'ui/withdrawal/messages not.over': 'The law says it (code de la consommation, L221-18).',
  'ui/withdrawal/messages point.goods': 'The law says it (code de la consommation, L221-23).',
  'ui/withdrawal/messages point.money': 'The law says it (code de la consommation, L221-24).',
};

/** Spans whose number does not come with the message; those of a plural do. */
const spansIn = (text: string): string[] => text.replaceAll(/one \{[^{}]*\}/g, '').match(span) ?? [];

test('no text of the shop repeats how long something of the backend lasts', () => {
  const found = globSync('ui/**/{messages,copy}.{fr,en}.json').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>).flatMap(([key, text]) =>
      spansIn(JSON.stringify(text)).map(() => `${file.replace(/\.(fr|en)\.json$/, '')} ${key}`),
    ),
  );
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(named).toSorted());
});

const law = 'The law or a contract says it.';
const practice = 'It is how the post or a service works; no answer of the backend has it.';
const page = 'It is said on this page, and nowhere else.';
const advice = 'It is a rule of thumb for a reader without scales.';

/** Why a text of the catalogue or of a page has a figure of its own: by its file, figures by their reason. */
const ofPages: Record<string, Record<string, string>> = {
  'catalog/data/services': { [practice]: 'dix ans, ten years' },
  'content/pages/advice': {
    [advice]: '18 feuilles, 18 sheets, 3 feuilles, 3 sheets',
    [practice]: 'three working days, trois jours',
  },
  'content/pages/cookies': {
    [page]:
      '1 an, 1 day, 1 heure, 1 hour, 1 jour, 1 year, 12 heures, 12 hours, 30 days, 30 jours, 6 mois, 6 months, cinq mois, five months',
  },
  'content/pages/help': {
    [advice]: 'three sheets, trois feuilles',
    [law]: 'deux mois, fourteen days, quatorze jours, two months',
    [practice]: 'deux jours, two working days',
  },
  'content/pages/rights': {
    [law]: 'a month, fourteen days, quatorze jours, un mois',
    [page]: '10 ans, 10 years, 12 mois, 12 months, 25 mois, 25 months, 3 ans, 3 years',
  },
  'content/pages/sales-terms': {
    [law]:
      'deux ans, deux mois, fourteen days, quatorze jours, thirty days, three days, trente jours, trois jours, two months, two years',
    [practice]: '14 days, 14 jours',
  },
  'content/pages/terms': { [law]: 'dix ans, ten years', [page]: 'sept jours, seven days' },
};

test('no text of the catalogue of services and of the pages repeats a figure that the backend answers', () => {
  const files = ['mocks/catalog/data/services.ts', ...globSync('mocks/content/pages/*.ts')];
  const found = files.map((file) => [
    file.replace(/^mocks\/|\.ts$/g, ''),
    [
      ...new Set(
        readFileSync(file, 'utf8')
          .match(span)
          ?.map((text) => text.toLowerCase()),
      ),
    ].toSorted(),
  ]);
  const expected = Object.entries(ofPages).map(([file, texts]) => [
    file,
    Object.values(texts)
      .flatMap((list) => list.split(', '))
      .toSorted(),
  ]);
  expect(Object.fromEntries(found.filter(([, texts]) => texts?.length))).toEqual(Object.fromEntries(expected));
});

test('the pages of terms say the figures that the backend answers', async () => {
  const { call } = newBackend();
  type Refunds = components['schemas']['RefundableParcelList'];
  const order = '/users/current/orders/CMD-26-COLIS-TROP-VIEUX';
  const { body } = await call<Refunds>('GET', `${order}/refundable-parcels?isSmt=true`, { as: SHOPPER });
  const { body: bought } = await call<WireOrder>('GET', order, { as: SHOPPER });
  const until = Date.parse(body.parcels[0]?.refundableUntil ?? '');
  expect(Math.round((until - Date.parse(dayOf(Date.parse(bought.created)))) / 86_400_000)).toBe(REFUND_DAYS);
  const { body: options } = await call<ParcelOptions>('GET', '/users/anonymous/parcel/options');
  const termsIn = (lang: Lang) =>
    JSON.stringify(contractTerms.slots.flatMap(({ components: parts }) => parts.map((part) => part.wire(lang))));
  for (const figure of [options.labelValidityDays, REFUND_DAYS, COLLECTION_DAYS]) {
    expect(termsIn('fr').replace(/\s/g, ' ')).toContain(`${figure} jours`);
    expect(termsIn('en').replace(/\s/g, ' ')).toContain(`${figure} days`);
  }
});

test('a deposit list of the shop holds as many labels as the contract allows', () => {
  const isValid = (length: number) =>
    v.is(vNewDepositList, { depositDate: '2026-12-01', trackingIds: Array.from({ length }, () => '6A') });
  expect([isValid(mostLabels), isValid(mostLabels + 1)]).toEqual([true, false]);
});
