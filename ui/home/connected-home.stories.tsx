import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBannerView, Written } from '#ui/content/content.examples.tsx';
import { ConnectedHomeScreen } from './connected-home.screen.tsx';
import { aConnectedHome } from './home.examples.ts';

const meta = {
  component: ConnectedHomeScreen,
  globals: { mode: 'pro' },
  args: {
    view: aConnectedHome(),
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
