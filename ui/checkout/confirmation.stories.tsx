import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfirmationScreen } from './confirmation.screen.tsx';
import { aConfirmation } from './payment.examples.ts';

const meta = { component: ConfirmationScreen, args: { view: aConfirmation } } satisfies Meta<typeof ConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('CMD-26-004817')).toBeVisible(),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

/** Labels of an individual who gave up the withdrawal: nothing is delivered. */
export const ServicesOnly: Story = {
  args: {
    view: {
      ...aConfirmation,
      delivery: undefined,
      groups: aConfirmation.groups.slice(2),
      notes: [
        'Le 20/11/2026 09:12, vous avez demandé que les services en ligne commencent dès le paiement et renoncé à votre droit de rétractation pour ceux-ci.',
      ],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/renoncé à votre droit de rétractation/)).toBeVisible(),
};

export const PaidLater: Story = {
  globals: { mode: 'pro' },
  args: {
    view: {
      ...aConfirmation,
      payment: 'Paiement différé',
      notes: ['Paiement différé\u202f: cette commande figurera sur votre prochaine facture mensuelle.'],
    },
  },
};
