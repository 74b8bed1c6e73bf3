import { proPrefix } from '#domain/shared/mode.ts';
import { endpoints } from './prefixes.ts';
import { endpoint, journey } from './route-entry.ts';

/** The journey of a stamp logo (journeys §7), which professionals alone have, and the pictures that it shows. */
export const logoRoutes = [
  ...journey(
    'logo',
    {
      entry: `${proPrefix}/mon-timbre-en-ligne/logo`,
      steps: {
        library: '/parcours/bibliotheque',
        choice: '/parcours/choix',
        extension: '/parcours/prolongation',
        summary: '/parcours/recapitulatif',
      },
      uploadsAt: { library: 'file' },
    },
    { proVariant: false },
  ),
  endpoint('logoPreview', `${endpoints}/logos/apercu`, 'logo/logo-preview.route.ts', { proVariant: true }),
  endpoint('logoImage', `${endpoints}/logos/:logoId/image`, 'logo/logo-image.route.ts', { proVariant: true }),
];
