import { proPrefix } from '#domain/shared/mode.ts';
import { journey, privatePage } from './route-entry.ts';

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
];
