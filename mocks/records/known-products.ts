/** Products that tests may rely on. */
export const fixedProducts = {
  /** « Carnet de 12 timbres Marianne – Lettre verte », 18,24 €, the operator's own, plenty of stock. */
  booklet: '1126001',
  /** A second own product that goes well with it. */
  envelopes: '1131001',
  /** White windowed envelopes: four sellers compete. */
  fourOffers: '3101002',
  /** Double-wall cartons, out of stock everywhere. */
  outOfStock: '3202005',
  /** A pedestal: three left, one seller. */
  lowStock: '3406006',
  /** A seller's goods only, with an éco-participation. */
  furniture: '3406005',
  /** A seller's goods that can be delivered to a pickup point. */
  sentToPoint: '3501005',
  /** A weight scale that the operator and sellers both offer. */
  ownAndSellers: '3405001',
  shippingLabel: 'colissimo-en-ligne',
  worldLabel: 'colissimo-monde-en-ligne',
  printableStamp: 'mon-timbre-en-ligne',
  logoStamp: 'mon-timbre-avec-logo',
  registeredVignette: 'vignette-recommande',
  onlineLetter: 'lettre-en-ligne',
  redLetter: 'e-lettre-rouge',
  registeredLetter: 'lettre-recommandee-en-ligne',
  forwarding: 'reexpedition-definitive',
} as const;
