import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Engagement } from '#domain/deferred-payment/offer.ts';
import { Engaging } from '#ui/checkout/payment/payment-engagement.tsx';
import { certificationView, engagementView } from '#ui/checkout/payment/payment-engagement.view.ts';
import { QuickOrderForm } from '#ui/company/quick-order/quick-order-form.tsx';
import { aBannerView, Written } from '#ui/content/content.examples.tsx';
import { wordingOf } from '#ui/wording/wording.server.ts';
import styles from './connected-home.module.css';
import { ConnectedHomeScreen } from './connected-home.screen.tsx';
import { LastOrder } from './connected-home-order.tsx';
import { aConnectedHome, aQuickOrderForm } from './home.examples.ts';

const meta = {
  component: ConnectedHomeScreen,
  globals: { mode: 'pro' },
  args: {
    view: aConnectedHome(),
    orders: aConnectedHome().orders?.rows.map(({ row }) => (
      <div key={row.order.href} className={styles.order}>
        <LastOrder row={row} />
      </div>
    )),
    quickOrder: <QuickOrderForm form={aQuickOrderForm} />,
    children: <Written slots={[{ position: 'Section1', blocks: [aBannerView()] }]} />,
  },
} satisfies Meta<typeof ConnectedHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Certified: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Bonjour Compte');
    await expect(canvas.getByText('Entreprise certifiée')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '36 34' })).toHaveAttribute('href', 'tel:3634');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Pending: Story = {
  args: { view: aConnectedHome({ certification: { status: 'pending', text: 'Certification en cours' } }) },
};

export const NoRequest: Story = {
  args: { view: aConnectedHome({ certification: { status: 'inactive', text: 'Aucune demande de certification' } }) },
};

export const CertificationUnknown: Story = { args: { view: aConnectedHome({ certification: null }) } };

export const WithoutCompanyOrContent: Story = {
  args: { view: aConnectedHome({ company: null, certification: null }), children: null },
};

export const ALogoLapses: Story = {
  args: {
    view: aConnectedHome({
      lapses: [
        {
          tone: 'warning',
          text: 'L’abonnement du logo « Enseigne » se termine dans 7 jours, le 01/12/2026. Prolongez-le pour continuer à l’imprimer.',
          way: {
            label: 'Prolonger « Enseigne »',
            href: '/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque?demande=prolonger.logo-1#champ-subject',
          },
        },
      ],
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^Prolonger/ })).toHaveAttribute(
      'href',
      '/professionnel/mon-timbre-en-ligne/logo/parcours/bibliotheque?demande=prolonger.logo-1#champ-subject',
    ),
};

export const PartsFailed: Story = {
  args: {
    view: aConnectedHome({
      company: null,
      certification: null,
      account: {
        title: 'Votre compte professionnel',
        rows: [
          { label: 'Certification', value: 'Information temporairement indisponible' },
          { label: 'Solde de paiement différé', value: 'Information temporairement indisponible' },
        ],
      },
      orders: { title: 'Vos dernières commandes', note: 'Information temporairement indisponible', rows: [] },
      reload: {
        text: 'Une partie de votre dashboard n’a pas pu être chargée.',
        label: 'Recharger votre dashboard',
        href: '/professionnel/accueil',
      },
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Recharger votre dashboard' })).toHaveAttribute(
      'href',
      '/professionnel/accueil',
    ),
};

/** As the route puts it there. */
const told = (
  engagement: Engagement,
  { lang = 'fr', isCertifying = false }: { lang?: 'fr' | 'en'; isCertifying?: boolean } = {},
): Story => {
  const wording = wordingOf({ lang, mode: 'pro' });
  const view = engagementView({ engagement, place: 'home' }, wording);
  const certification = isCertifying ? certificationView('home', wording) : undefined;
  return {
    globals: { language: lang },
    args: { prompt: <Engaging view={view} certification={certification} /> },
  };
};

export const WaitsForCertification: Story = told({ kind: 'pending', waitingFor: 'certification' });
export const WaitsForContract: Story = told({ kind: 'pending', waitingFor: 'contract' });
export const MaySubscribe: Story = told({ kind: 'available', next: 'subscribe' });
export const MaySubscribeInEnglish: Story = told({ kind: 'available', next: 'subscribe' }, { lang: 'en' });

export const MayBeCertified: Story = {
  ...told({ kind: 'available', next: 'certify' }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Faire certifier mon entreprise' })).toHaveAttribute(
      'href',
      '/professionnel/accueil?certification=1#certification',
    ),
};
export const MayBeCertifiedOnAPhone: Story = {
  ...told({ kind: 'available', next: 'certify' }),
  globals: { viewport: { value: 'phone' } },
};

export const CertificationExplained: Story = {
  ...told({ kind: 'available', next: 'certify' }, { isCertifying: true }),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Faire certifier votre entreprise' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Revenir à l’accueil' })).toBeVisible();
  },
};
