import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theLogoAnswers, theLogoChoices } from '#domain/logo/examples.ts';
import { aLogoSummary } from '../logo.examples.ts';
import { SummaryScreen } from './summary.screen.tsx';

const meta = { component: SummaryScreen, args: { view: aLogoSummary() } } satisfies Meta<typeof SummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewLogo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /en noir et blanc/ })).toBeVisible();
    await expect(canvas.getByText(/vérifié sous 2 jours ouvrés/)).toBeVisible();
    await expect(canvas.getByText(/Le paiement a lieu à la commande/)).toBeVisible();
  },
};
export const ChargedOnApproval: Story = {
  args: { view: aLogoSummary({ options: theLogoChoices({ isChargedOnApproval: true }) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/débité que si votre logo est validé/)).toBeVisible(),
};
export const Extension: Story = {
  args: { view: aLogoSummary({ answers: theLogoAnswers({ subject: 'prolonger.logo-1' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Enseigne/ })).toBeVisible();
    await expect(canvas.getByText(/reste utilisable/)).toBeVisible();
  },
};
export const SentAgain: Story = {
  args: { view: aLogoSummary({ answers: theLogoAnswers({ subject: 'renvoyer.logo-2' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Renvoyer sans payer' })).toBeVisible();
    await expect(canvas.queryByText(/ni repris/)).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aLogoSummary({ lang: 'en' }) } };
