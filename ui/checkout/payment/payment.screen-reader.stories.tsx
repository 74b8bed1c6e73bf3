import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heard } from '#tests/shared/heard.ts';
import { aPayment } from './payment.examples.ts';
import { PaymentScreen } from './payment.screen.tsx';

const meta = { title: 'checkout/What a screen reader hears of the payment' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const refused =
  'Votre paiement a été refusé. Votre panier est intact\u202f: vous pouvez réessayer ou choisir un autre moyen de paiement. Vous n’avez pas été débité.';
const next = { label: 'Choisir un moyen de paiement', href: '#moyens' };

/**
 * The address of a refused payment leads to its message, which has the focus then. What is heard next is the way to the
 * payment modes, and after it the chosen mode.
 */
export const Refused: Story = {
  render: () => <PaymentScreen view={aPayment({ notices: [{ tone: 'error', text: refused }], next })} />,
  play: async ({ canvas, canvasElement }) => {
    const { spoken } = await heard(canvasElement, async ({ next: reads }) => {
      for (let read = 0; read < 40; read += 1) await reads();
    });
    const message = spoken.findIndex((phrase) => phrase.startsWith('Votre paiement a été refusé.'));
    await expect(message).toBeGreaterThan(-1);
    const after = spoken.slice(message + 1).find((phrase) => phrase.startsWith('link'));
    await expect(after).toBe(`link, ${next.label}`);
    const modes = canvasElement.querySelector<HTMLElement>(next.href);
    await expect(modes).toContainElement(canvas.getByRole('radio', { name: /^Carte bancaire/ }));
  },
};
