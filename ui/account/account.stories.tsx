import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anAccountView } from './account.examples.ts';
import { AccountScreen } from './account.screen.tsx';

const meta = { component: AccountScreen, args: { view: anAccountView() } } satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Individual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mes adresses' })).toHaveAttribute('href', '/mon-compte/adresses');
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Vos dernières commandes');
  },
};

export const Professional: Story = {
  globals: { mode: 'pro' },
  args: { view: anAccountView({ profile: 'pro' }) },
  play: async ({ canvas }) => expect(canvas.getByText('732 829 320 00074')).toBeVisible(),
};
export const ProfessionalInEnglish: Story = {
  globals: { mode: 'pro', language: 'en' },
  args: { view: anAccountView({ profile: 'pro', lang: 'en' }) },
};
export const ProfessionalOnAPhone: Story = { ...Professional, globals: { mode: 'pro', viewport: { value: 'phone' } } };

export const NothingIsKnownOfTheCompany: Story = {
  globals: { mode: 'pro' },
  args: { view: anAccountView({ profile: 'pro', user: null, contract: null }) },
  play: async ({ canvas }) => expect(canvas.getAllByText('Information temporairement indisponible')).toHaveLength(4),
};
