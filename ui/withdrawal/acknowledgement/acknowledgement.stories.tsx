import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aWithdrawal } from '#domain/orders/examples.ts';
import { anAcknowledgementView } from '#ui/withdrawal/withdrawal.examples.ts';
import { AcknowledgementScreen } from './acknowledgement.screen.tsx';

const meta = {
  component: AcknowledgementScreen,
  args: { view: anAcknowledgementView() },
} satisfies Meta<typeof AcknowledgementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/25\/11\/2026 à 09:12, heure de Paris/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Vous renoncez à' })).toHaveTextContent('Carnet de 12 timbres');
  },
};
export const NeverMailed: Story = {
  args: { view: anAcknowledgementView({ withdrawal: aWithdrawal({ email: null }) }) },
};
export const OfALineUnknown: Story = {
  args: { view: anAcknowledgementView({ withdrawal: aWithdrawal({ lines: [{ entryNumber: 9, quantity: 1 }] }) }) },
};
export const DownloadFailed: Story = {
  args: {
    view: anAcknowledgementView({
      notices: [{ tone: 'error', text: 'L’accusé de réception n’a pas pu être téléchargé, veuillez réessayer.' }],
    }),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anAcknowledgementView({ lang: 'en' }) } };
