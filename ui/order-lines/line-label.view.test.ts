import { describe, expect, test } from 'vitest';
import type { Service } from '#domain/cart/cart.ts';
import { type LineStatus, lineStateOf, lineStatuses } from '#domain/orders/line-status.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { lineLabelView, logoLabelView } from './line-label.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const until = '2026-11-27';
const text = (
  service: Service | null,
  status: LineStatus | null,
  availableUntil: string | null = until,
  wording = fr,
) => lineLabelView({ state: lineStateOf(service, status), availableUntil }, wording).text;

describe('a service’s line reads, status for status', () => {
  test.each([
    ['created', 'Créée'],
    ['ready', 'Créée'],
    ['waiting', 'Créée'],
    ['ready-to-download', 'À télécharger'],
    ['ready-for-shipment', 'À expédier'],
    ['pickup-complete', 'À expédier'],
    ['ready-for-pickup', 'À télécharger avant le 27/11/2026'],
    ['refund-pending', 'En cours de remboursement'],
    ['refunded', 'Remboursé'],
    ['partially-refunded', 'Remboursé partiellement'],
    ['refund-failed', 'Remboursement impossible'],
    ['refund-refused', 'Remboursement impossible'],
    ['refund-expired', 'Remboursement expiré'],
    ['label-expired', 'Expirée'],
    ['cancelled', 'Annulée'],
    [null, 'Expirée'],
  ] as const)('%s: « %s »', (status, expected) => {
    expect(text('letter', status)).toBe(expected);
    expect(text(null, status)).toBe(expected);
  });

  test.each([
    ['parcel', 'label-expired', 'L’étiquette n’est plus valable'],
    ['parcel', 'refund-refused', 'Remboursement refusé'],
    ['stamp-logo', 'ready', 'Logo en attente de validation'],
    ['stamp-logo', 'pickup-complete', 'Téléchargé'],
    ['stamp-logo', 'cancelled', 'Logo refusé'],
    ['stamp-logo', 'payment-captured', 'À télécharger'],
    ['stamp', 'pickup-complete', 'Téléchargé'],
  ] as const)('a service line of %s, %s reads « %s »', (service, status, expected) => {
    expect(text(service, status)).toBe(expected);
  });

  test('a service line without a day reads « À télécharger »', () => {
    expect(text('parcel', 'ready-for-pickup', null)).toBe('À télécharger');
  });

  test('a service line in English has English words for each state', () => {
    for (const status of lineStatuses) {
      const english = text('stamp-logo', status, until, en);
      expect(english).not.toBe(text('stamp-logo', status));
      expect(english).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});

describe('a stamp logo’s subscription reads', () => {
  test.each([
    ['approved', 'Validé'],
    ['refused', 'Logo refusé'],
    ['expired', 'Expiré'],
    ['awaiting', 'En attente de validation'],
    ['removed', 'Supprimé'],
  ] as const)('%s: « %s »', (label, expected) => {
    expect(logoLabelView(label, fr).text).toBe(expected);
    expect(logoLabelView(label, en).text).toMatch(/^[\x20-\x7e]+$/);
  });
});
