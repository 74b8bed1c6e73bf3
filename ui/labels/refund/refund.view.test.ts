import { describe, expect, test } from 'vitest';
import { lineStateOf } from '#domain/orders/line-status.ts';
import { groupedNumber } from '#domain/tracking/parcel-number.ts';
import { aParcel, aRefundView, aTypedRefund, parcelsOfEachReason } from '#ui/labels/labels.examples.ts';

describe('labels that may be refunded', () => {
  test('refundable labels are selectable, with their amounts', () => {
    const { form, others } = aRefundView();
    expect(others).toEqual([]);
    expect(form?.parcels).toEqual(
      ['6A23609038630', '6A26407744181'].map((id) => ({
        id,
        title: `Étiquette ${groupedNumber(id)}`,
        recipient: 'Pour 31000 Toulouse',
        state: { text: 'L’étiquette n’est plus valable', tone: 'stopped' },
        amount: '5,39\u00a0€',
        until: 'Remboursement à demander jusqu’au 20/11/2027.',
        selected: false,
      })),
    );
  });

  test('a refundable label is selected when the order has no other, unless the shopper deselected it', () => {
    const parcels = [aParcel()];
    expect(aRefundView({ parcels }).form?.parcels[0]?.selected).toBe(true);
    const others = [...parcels, aParcel({ trackingId: '6A2', reason: 'pending' })];
    expect(aRefundView({ parcels: others }).form?.parcels[0]?.selected).toBe(false);
    expect(aRefundView({ parcels, typed: aTypedRefund() }).form?.parcels[0]?.selected).toBe(false);
  });

  test('refundable labels stay selected with the reason and the faults after a refusal', () => {
    const faults = { motif: 'Trop long.' };
    const { form } = aRefundView({
      typed: aTypedRefund({ trackingIds: ['6A26407744181', '6A0'], reason: 'Non envoyé', faults }),
    });
    expect(form?.parcels.map(({ selected }) => selected)).toEqual([false, true]);
    expect(form).toMatchObject({ reason: { value: 'Non envoyé', most: 500 }, errors: faults });
  });
});

test('each other label says why it is not refunded, from when it will be, or since when it was asked for', () => {
  const { others, form, nothing } = aRefundView({ parcels: parcelsOfEachReason() });
  expect(form).toBeUndefined();
  expect(nothing).toBe('Aucune étiquette de cette commande ne peut être remboursée aujourd’hui.');
  expect(others.map(({ why }) => why)).toEqual([
    'Encore valable\u202f: remboursable à partir du 19/01/2027 si elle ne sert pas.',
    'Encore valable\u202f: remboursable une fois la date passée, si elle ne sert pas.',
    'Déjà scannée\u202f: elle a servi à un envoi.',
    'Trop ancienne\u202f: le remboursement se demandait jusqu’au 01/03/2026.',
    'Remboursement demandé le 23/11/2026.',
    'Remboursement en cours.',
    'Déjà remboursée, après votre demande du 20/11/2026.',
    'Déjà remboursée.',
    'Le remboursement a été refusé. Appelez le 36 31 pour en connaître le motif.',
    'Étiquette annulée.',
    'Remboursement impossible. Appelez le 36 31 pour en connaître le motif.',
  ]);
  expect(others.at(-1)).toEqual({ id: '6A11', title: 'Étiquette 6A11', why: expect.any(String) });
});

test('an order without labels says so, and leads back', () => {
  expect(aRefundView({ parcels: [], mode: 'pro' })).toMatchObject({
    nothing:
      'Cette commande ne contient pas d’étiquette à rembourser. Choisissez dans «\u202fMes commandes\u202f» celle de votre étiquette.',
    others: [],
    trail: [{ label: expect.stringContaining('CMD-26-1'), href: '/professionnel/mes-commandes/detail/CMD-26-1' }],
    ways: [{ href: '/professionnel/mes-commandes/detail/CMD-26-1' }],
  });
});

test('a QR code that was not used is refunded straight away, until the day that stands beside it', () => {
  const { lead, form } = aRefundView({ parcels: [aParcel({ state: lineStateOf('parcel', 'awaiting-drop-off') })] });
  expect(lead).toBe(
    'Vous pouvez demander sans attendre le remboursement d’un code QR qui n’a pas servi\u202f: il est alors annulé.',
  );
  expect(form?.parcels[0]?.until).toBe('Remboursement à demander jusqu’au 20/11/2027.');
});
