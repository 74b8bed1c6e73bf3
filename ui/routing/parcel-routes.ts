import { proPrefix } from '#domain/shared/mode.ts';
import { endpoints } from './prefixes.ts';
import { endpoint, journey, privatePage } from './route-entry.ts';

const batch = `${proPrefix}/envoi-colis/colissimo-en-ligne/parcours/lot` as const;

/** The journey of a parcel (journeys §1), and its entry as the specification names it for professionals. */
export const parcelRoutes = [
  ...journey('parcels', {
    entry: '/colissimo-en-ligne',
    steps: {
      item: '/parcours/votre-colis',
      delivery: '/parcours/livraison',
      addresses: '/parcours/adresses',
      contents: '/parcours/contenu',
      summary: '/parcours/recapitulatif',
    },
  }),
  privatePage('proParcels', `${proPrefix}/envoi-colis/colissimo-en-ligne/parcours/`, 'parcels/entry/entry.route.tsx', {
    proVariant: false,
  }),
  privatePage('parcelBatch', batch, 'parcels/batch/batch.route.tsx', { proVariant: false, uploads: 'table' }),
  endpoint('parcelBatchFile', `${endpoints}/colis/lot.csv`, 'parcels/batch/batch-file.route.ts', { proVariant: true }),
];
