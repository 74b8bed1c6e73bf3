import type { FailureEvent } from '#domain/analytics/catalogue.ts';
import type { Messages } from '#ui/wording/generated/types.ts';
import type { Wording } from '#ui/wording/wording.ts';

/** The specification's failure categories (§8), each with its own message and tracking id. */
export const failures = {
  'address-update': { message: 'error.addressUpdate', trackingId: 'maj_adresse' },
  'cart-fetch': { message: 'error.cartFetch', trackingId: 'chargement_panier' },
  'remove-item': { message: 'error.removeItem', trackingId: 'suppression_article' },
  'cart-validation': { message: 'error.cartValidation', trackingId: 'validation_panier' },
  'delivery-modes-fetch': { message: 'error.deliveryModesFetch', trackingId: 'modes_livraison' },
  'pickup-points-fetch': { message: 'error.pickupPointsFetch', trackingId: 'points_retrait' },
  'delivery-mode-update': { message: 'error.deliveryModeUpdate', trackingId: 'maj_mode_livraison' },
  'pickup-point-update': { message: 'error.pickupPointUpdate', trackingId: 'maj_point_retrait' },
  'phone-update': { message: 'error.phoneUpdate', trackingId: 'maj_telephone' },
  'label-download': { message: 'error.labelDownload', trackingId: 'telechargement_etiquette' },
  'labels-download': { message: 'error.labelsDownload', trackingId: 'telechargement_etiquettes' },
  'stamp-download': { message: 'error.stampDownload', trackingId: 'telechargement_timbres' },
  reorder: { message: 'error.reorder', trackingId: 'racheter' },
  'payment-choice': { message: 'error.paymentChoice', trackingId: 'choix_paiement' },
  'payment-mode-post': { message: 'error.paymentModePost', trackingId: 'envoi_paiement' },
  'payment-mode-selection': { message: 'error.paymentModeSelection', trackingId: 'selection_paiement' },
  'add-to-cart': { message: 'error.addToCart', trackingId: 'ajout_panier' },
  /** Not in the specification: the page after the payment. */
  'order-fetch': { message: 'error.orderFetch', trackingId: 'chargement_commande' },
  /** Not in the specification: a step of a journey. */
  'journey-save': { message: 'error.journeySave', trackingId: 'parcours' },
  'journey-options-fetch': { message: 'error.journeyOptionsFetch', trackingId: 'chargement_parcours' },
  /** Not in the specification: the e-mail about a product's return. */
  'stock-notice': { message: 'error.stockNotice', trackingId: 'avis_stock' },
  voucher: { message: 'error.voucher', trackingId: 'code_promo' },
} as const satisfies Record<string, { message: keyof Messages; trackingId: string }>;

export type FailureKind = keyof typeof failures;

/** The event of a failed action: its tracking id and the message that the shopper read (specification §8). */
export const failureEvent = (kind: FailureKind, { t }: Pick<Wording, 't'>): FailureEvent => ({
  failure: failures[kind].trackingId,
  text: t(failures[kind].message),
  attempts: 1,
  details: kind,
});
