import { describe, expect, test } from 'vitest';
import type { Service } from '#domain/cart/cart.ts';
import { lineStateOf, lineStatuses, logoLabelOf } from '#domain/orders/line-status.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { lineLabelView, logoLabelView } from './line-label.view.ts';

const fr = wordingOf({ lang: 'fr', mode: 'part' });
const en = wordingOf({ lang: 'en', mode: 'part' });
const until = '2026-11-27';
const text = (service: Service | null, status: string, availableUntil: string | null = until, wording = fr) =>
  lineLabelView({ state: lineStateOf(service, status), availableUntil }, wording).text;

describe('a service’s line reads, word for word', () => {
  test.each([
    ['CREATED', 'Créée'],
    ['READY', 'Créée'],
    ['WAITING', 'Créée'],
    ['READY_TO_DOWNLOAD', 'À télécharger'],
    ['READY_FOR_SHIPMENT', 'À expédier'],
    ['PICKUP_COMPLETE', 'À expédier'],
    ['READY_FOR_PICKUP', 'À télécharger avant le 27/11/2026'],
    ['REFUND_PENDING', 'En cours de remboursement'],
    ['REFUNDED', 'Remboursé'],
    ['PARTIALLY_REFUNDED', 'Remboursé partiellement'],
    ['REFUND_FAILED', 'Remboursement impossible'],
    ['REFUND_REFUSED', 'Remboursement impossible'],
    ['REFUND_EXPIRED', 'Remboursement expiré'],
    ['LABEL_EXPIRED', 'Expirée'],
    ['CANCELLED', 'Annulée'],
    ['SENT_TO_THE_MOON', 'Expirée'],
  ])('%s: « %s »', (status, expected) => {
    expect(text('letter', status)).toBe(expected);
    expect(text(null, status)).toBe(expected);
  });

  test.each([
    ['parcel', 'LABEL_EXPIRED', 'L’étiquette n’est plus valable'],
    ['parcel', 'REFUND_REFUSED', 'Remboursement refusé'],
    ['stamp-logo', 'READY', 'Logo en attente de validation'],
    ['stamp-logo', 'PICKUP_COMPLETE', 'Téléchargé'],
    ['stamp-logo', 'CANCELLED', 'Logo refusé'],
    ['stamp-logo', 'PAYMENT_CAPTURED', 'À télécharger'],
    ['stamp', 'PICKUP_COMPLETE', 'Téléchargé'],
  ] as const)('a service line of %s, %s reads « %s »', (service, status, expected) => {
    expect(text(service, status)).toBe(expected);
  });

  test('a service line without a day reads « À télécharger »', () => {
    expect(text('parcel', 'READY_FOR_PICKUP', null)).toBe('À télécharger');
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
    ['APPROVED', 'Validé'],
    ['REFUSED', 'Logo refusé'],
    ['BO_DELETED_REFUSED', 'Logo refusé'],
    ['EXPIRED', 'Expiré'],
    ['CREATED', 'En attente de validation'],
    ['WAITING_DOCUMENTATION', 'En attente de validation'],
    ['WAITING_EXPERT', 'En attente de validation'],
    ['BO_DELETED_EXPIRED', 'Supprimé'],
  ])('%s: « %s »', (status, expected) => {
    const label = logoLabelOf(status);
    if (label === null) throw new Error(`No label for ${status}`);
    expect(logoLabelView(label, fr).text).toBe(expected);
    expect(logoLabelView(label, en).text).toMatch(/^[\x20-\x7e]+$/);
  });
});
