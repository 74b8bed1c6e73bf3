import { journey, privatePage } from './route-entry.ts';

/** The journey of a forwarding contract (journeys §3). The renewal link leads to its first step. */
export const forwardingRoutes = [
  ...journey('forwarding', {
    entry: '/demenagement-absence',
    steps: {
      needs: '/parcours/besoins',
      dates: '/parcours/dates',
      addresses: '/parcours/adresses',
      beneficiaries: '/parcours/beneficiaires',
      summary: '/parcours/recapitulatif',
    },
  }),
  /** Where the link in the letters of a contract leads: whoever lives at one of its addresses may stop it. */
  privatePage(
    'forwardingObjection',
    '/demenagement-absence/opposition/:objectionId',
    'forwarding/objection/objection.route.tsx',
    { proVariant: false },
  ),
] as const;
