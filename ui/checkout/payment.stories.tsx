import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aPayment } from './checkout.examples.ts';
import { PaymentScreen } from './payment.screen.tsx';

const meta = { component: PaymentScreen, args: { view: aPayment() } } satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const posted = fn();

export const Modes: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = { globals: { mode: 'pro' } };

export const Refused: Story = {
  args: {
    view: aPayment({
      notices: [
        {
          tone: 'error',
          title: 'Votre banque a refusé le paiement.',
          text: 'Vous n’avez pas été débité. Votre panier et vos choix sont conservés\u00a0: vous pouvez réessayer ou changer de mode de paiement.',
        },
      ],
    }),
  },
};

export const TwoClicksOrderOnce: Story = {
  parameters: {
    route: {
      path: '*',
      action: async ({ request }: { request: Request }) => {
        posted(Object.fromEntries(await request.formData()));
        await new Promise((done) => setTimeout(done, 200));
        return null;
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Commander avec obligation de paiement' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'order', mode: 'card', shown: '4888' }));
    await new Promise((done) => setTimeout(done, 250));
    await expect(posted).toHaveBeenCalledTimes(1);
  },
};
