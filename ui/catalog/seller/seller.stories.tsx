import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { Page } from '#ui/components/page/page.tsx';
import { Seller } from './seller.tsx';
import type { SellerView } from './seller.view.ts';
import { SellerHtml } from './seller-html.tsx';

const view: SellerView = {
  grade: '4,7 sur 5 (1\u202f284\u00a0avis)',
  description: 'Prépare et expédie ses commandes sous 2 jours ouvrés.',
  standing: 'Vendeur professionnel',
  warning: null,
  title: 'Identité et conditions du vendeur',
  facts: [
    { name: 'Raison sociale', lines: ['Papeterie du Canal SARL'] },
    { name: 'Adresse', lines: ['24 quai des Péniches', '67000 Strasbourg', 'France'] },
    { name: 'Immatriculation', lines: ['RCS Strasbourg 900 001 018'] },
    { name: 'Retours', lines: ['Retour accepté dans les 30 jours qui suivent la réception.'] },
    {
      name: 'Service client',
      lines: ['01 99 00 20 01'],
      link: { label: 'service-client@vendeur-2001.example', href: 'mailto:service-client@vendeur-2001.example' },
    },
  ],
};

const Lead = ({ view }: { view: SellerView }) => (
  <Page>
    <h1>Papeterie du Canal</h1>
    <SellerHtml sent={{ html: renderToStaticMarkup(<Seller view={view} />) }} />
  </Page>
);

const meta = { component: Lead, args: { view } } satisfies Meta<typeof Lead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Professional: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Identité et conditions du vendeur'));
    await expect(canvas.getByText('RCS Strasbourg 900 001 018')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: Opened.play };

export const Private: Story = {
  args: {
    view: {
      ...view,
      standing: 'Vendeur particulier',
      warning:
        'Ce vendeur n’agit pas à titre professionnel\u202f: le droit de rétractation et la garantie légale de conformité ne s’appliquent pas à vos achats chez lui.',
    },
  },
};

export const WithoutReviews: Story = { args: { view: { ...view, grade: null, description: '', facts: [] } } };
