import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AssistanceBanner, bannerStyles } from './assistance-banner.tsx';

/** With the sheet that the server writes beside it. */
const meta = {
  component: AssistanceBanner,
  decorators: [
    (Banner) => (
      <>
        <style>{bannerStyles}</style>
        <Banner />
      </>
    ),
  ],
  args: {
    view: {
      label: 'Session de conseiller',
      title: 'Vous agissez pour Compte Particulier',
      details: 'Particulier, client n° 0123456789',
      desk: { label: 'Espace conseiller', href: '/ecom/assistance' },
      end: { action: '/ecom/assistance', label: 'Terminer l’assistance' },
    },
  },
} satisfies Meta<typeof AssistanceBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Helping: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Session de conseiller' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Espace conseiller' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Terminer l’assistance' })).toHaveFocus();
  },
};
export const LongName: Story = {
  args: { view: { ...meta.args.view, title: `Vous agissez pour ${'Compte Particulier '.repeat(6)}` } },
};
export const Nobody: Story = {
  args: {
    view: {
      label: meta.args.view.label,
      title: 'Vous n’assistez personne',
      desk: meta.args.view.desk,
    },
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
