import { aCertification } from '#domain/certification/examples.ts';
import { companyPage } from '#ui/certification/company/company-page.server.ts';
import type { RequestFormView } from '#ui/certification/request/request.view.ts';
import { requestPage } from '#ui/certification/request/request-page.server.ts';
import type { QuickOrderFormView } from '#ui/company/quick-order/quick-order.view.ts';
import { quickOrderPage } from '#ui/company/quick-order/quick-order-page.server.ts';
import type { DraftedPage } from './drafted-form.examples.ts';

/** The pages with forms that professionals alone have. */
export const companyPages: readonly DraftedPage[] = [
  {
    file: 'ui/company/quick-order/quick-order-page.server.ts',
    ...quickOrderPage,
    path: '/professionnel/mon-compte/commande-rapide',
    ports: { quickOrders: { add: async () => [] } },
    drafts: {
      add: {
        fields: { code: '3501007', pieces: '3', articles: '1126001;2\n3501005;4', envoi: 'liste-posee' },
        part: 'form',
        values: ({ value, draft, rows }: QuickOrderFormView) => ({
          code: rows?.fields[0]?.code ?? '',
          pieces: rows?.fields[0]?.pieces ?? '',
          articles: value,
          envoi: draft,
        }),
      },
    },
  },
  {
    file: 'ui/certification/company/company-page.server.ts',
    ...companyPage,
    ports: { certifications: { mine: async () => aCertification() } },
    drafts: {
      siret: {
        fields: { siret: '356 000 000 09075' },
        part: 'form',
        values: ({ value }: { value: string }) => ({ siret: value }),
      },
    },
  },
  {
    file: 'ui/certification/request/request-page.server.ts',
    ...requestPage,
    ports: { certifications: { mine: async () => aCertification() } },
    drafts: {
      request: {
        fields: {
          representant: 'autre',
          civilite: 'mrs',
          prenom: 'Prénom posé',
          nom: 'Nom posé',
          fonction: 'Fonction posée',
          attestation: 'oui',
        },
        part: 'form',
        values: ({ representatives, values }: RequestFormView) => ({
          representant: representatives.find(({ selected }) => selected)?.value ?? '',
          civilite: values.civility,
          prenom: values.firstName,
          nom: values.lastName,
          fonction: values.role,
          attestation: values.attested ? 'oui' : '',
        }),
      },
    },
  },
];
