/** A figure of the backend stands in its answer, and in no text: two of them would one day contradict one another. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { components } from '#contracts/generated/labels.ts';
import type { components as Parcels } from '#contracts/generated/parcels.ts';
import { contractTerms } from '#mocks/content/pages/terms.ts';
import type { WireOrder } from '#mocks/orders/records.ts';
import { REFUND_DAYS } from '#mocks/parcels/options.ts';
import { COLLECTION_DAYS } from '#mocks/registered-mail/deposit.ts';
import { dayOf } from '#mocks/shared/calendar/clock.ts';
import type { Lang } from '#mocks/shared/lang.ts';
import { newBackend } from '#mocks/testing/backend.ts';
import { SHOPPER } from '#mocks/testing/shoppers.ts';

type ParcelOptions = Parcels['schemas']['ParcelOptions'];

const count = String.raw`\d+|une?|deux|trois|cinq|six|sept|dix|douze|quinze|trente|soixante|an?|one|two|three|five|six|seven|ten|twelve|fifteen|thirty|sixty`;
const unit = String.raw`jours?|semaines?|mois|ans?|années?|heures?|days?|weeks?|months?|years?|hours?`;
const span = new RegExp(
  String.raw`(?<![\p{L}\d{])(?:${count})[\s\u00a0\u202f-](?:full |working |pleins? |bons? )?(?:${unit})(?!\p{L})`,
  'giu',
);

/** Why a text has a figure of its own. */
const named: Record<string, string> = {
  'ui/catalog/messages prior': 'The law says it (code de la consommation, L112-1-1).',
  'ui/consent/messages formText': 'It is the shop’s own: domain/consent, `consentDays`.',
  'ui/parcels/messages chooseDate': 'It is a day that is chosen.',
  'ui/parcels/messages requiredDate': 'It is a day that is chosen.',
  'ui/pickup/messages allDay': 'It is a whole day.',
  'ui/registered-mail/messages chooseDate': 'It is a day that is chosen.',
  'ui/registered-mail/messages fault.depositDate.required': 'It is a day that is chosen.',
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
