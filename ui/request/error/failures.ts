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
  /** Not in the specification: an address of the book. */
  'address-removal': { message: 'error.addressRemoval', trackingId: 'suppression_adresse' },
  /** Not in the specification: the other files of an order, labels and their refunds. */
  'letter-download': { message: 'error.letterDownload', trackingId: 'telechargement_lettre' },
  'invoice-download': { message: 'error.invoiceDownload', trackingId: 'telechargement_facture' },
  'code-download': { message: 'error.codeDownload', trackingId: 'telechargement_code' },
  'test-page-download': { message: 'error.testPageDownload', trackingId: 'telechargement_page_test' },
  'labels-fetch': { message: 'error.labelsFetch', trackingId: 'chargement_etiquettes' },
  'refund-fetch': { message: 'error.refundFetch', trackingId: 'chargement_remboursement' },
  'refund-request': { message: 'error.refundRequest', trackingId: 'demande_remboursement' },
  /** Not in the specification: deposit lists. */
  'deposit-lists-fetch': { message: 'error.depositListsFetch', trackingId: 'chargement_listes_depot' },
  'deposit-list-change': { message: 'error.depositListChange', trackingId: 'maj_liste_depot' },
  'deposit-list-download': { message: 'deposit-lists.fileAway', trackingId: 'telechargement_liste_depot' },
  /** Not in the specification: withdrawals. */
  'withdrawal-fetch': { message: 'error.withdrawalFetch', trackingId: 'chargement_retractation' },
  'withdrawal-request': { message: 'error.withdrawalRequest', trackingId: 'demande_retractation' },
  'withdrawal-download': { message: 'withdrawal.fileAway', trackingId: 'telechargement_retractation' },
  reorder: { message: 'error.reorder', trackingId: 'racheter' },
  'payment-choice': { message: 'error.paymentChoice', trackingId: 'choix_paiement' },
  'payment-mode-post': { message: 'error.paymentModePost', trackingId: 'envoi_paiement' },
  'payment-mode-selection': { message: 'error.paymentModeSelection', trackingId: 'selection_paiement' },
  'add-to-cart': { message: 'error.addToCart', trackingId: 'ajout_panier' },
  /** Not in the specification: a pasted list. */
  'quick-order': { message: 'error.quickOrder', trackingId: 'commande_rapide' },
  /** Not in the specification: the page after the payment. */
  'order-fetch': { message: 'error.orderFetch', trackingId: 'chargement_commande' },
  /** Not in the specification: messages to sellers. */
  'messages-fetch': { message: 'error.messagesFetch', trackingId: 'chargement_messages' },
  'message-send': { message: 'error.messageSend', trackingId: 'envoi_message' },
  'attachment-download': { message: 'error.attachmentDownload', trackingId: 'telechargement_piece_jointe' },
  /** Not in the specification: returns. */
  'return-fetch': { message: 'error.returnFetch', trackingId: 'chargement_retour' },
  'return-ask': { message: 'error.returnAsk', trackingId: 'demande_retour' },
  'return-cancel': { message: 'error.returnCancel', trackingId: 'annulation_retour' },
  /** A state of a return that the shop does not know (postal-domain 9.38). */
  'return-state': { message: 'error.returnState', trackingId: 'etat_retour_inconnu' },
  'return-label': { message: 'error.returnLabel', trackingId: 'telechargement_etiquette_retour' },
  /** Not in the specification: a step of a journey. */
  'journey-save': { message: 'error.journeySave', trackingId: 'parcours' },
  'journey-options-fetch': { message: 'error.journeyOptionsFetch', trackingId: 'chargement_parcours' },
  'offer-choice': { message: 'error.offerChoice', trackingId: 'choix_offre' },
  'saved-parcels': { message: 'error.savedParcels', trackingId: 'colis_enregistres' },
  'stamp-favourites': { message: 'error.stampFavourites', trackingId: 'timbres_favoris' },
  /** Not in the specification: the e-mail about a product's return. */
  'stock-notice': { message: 'error.stockNotice', trackingId: 'avis_stock' },
  /** Not in the specification: a company and its certification. */
  'certification-fetch': { message: 'error.certificationFetch', trackingId: 'chargement_certification' },
  'certification-company': { message: 'error.certificationCompany', trackingId: 'maj_entreprise' },
  'certification-request': { message: 'error.certificationRequest', trackingId: 'demande_certification' },
  /** Not in the specification: what agents ask. */
  'assisted-service': { message: 'error.assistedService', trackingId: 'assistance' },
  /** Not in the specification: a mail-forwarding contract that is followed, or stopped. */
  'contract-code': { message: 'error.contractCode', trackingId: 'code_contrat' },
  'contract-letter': { message: 'error.contractLetter', trackingId: 'lettre_contrat' },
  'contract-card': { message: 'error.contractCard', trackingId: 'carte_contrat' },
  'contract-objection': { message: 'error.contractObjection', trackingId: 'opposition_contrat' },
  'objection-fetch': { message: 'error.objectionFetch', trackingId: 'chargement_opposition' },
  voucher: { message: 'error.voucher', trackingId: 'code_promo' },
} as const satisfies Record<string, { message: keyof Messages; trackingId: string }>;

export type FailureKind = keyof typeof failures;

/**
 * The event of a failed action: its tracking id and the message that the shopper read (specification §8). `place` is the
 * page where several share the category.
 */
export const failureEvent = (kind: FailureKind, { t }: Pick<Wording, 't'>, place?: string): FailureEvent => ({
  failure: failures[kind].trackingId,
  text: t(failures[kind].message),
  attempts: 1,
  details: place ? `${kind}_${place}` : kind,
});
