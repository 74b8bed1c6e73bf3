import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aVerification } from '../payment.examples.ts';
import { VerifyingScreen } from './verifying.screen.tsx';

const meta = { component: VerifyingScreen, args: { view: aVerification } } satisfies Meta<typeof VerifyingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

let asked: string[] = [];

/** The page's own question, a twentieth of a second after it was shown. */
export const Waiting: Story = {
  args: { view: { ...aVerification, everySeconds: 0.05 } },
  parameters: { route: { path: '*', loader: ({ request }: { request: Request }) => remember(request) } },
  beforeEach: () => {
    asked = [];
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked.filter((path) => path === aVerification.again.href).length).toBeGreaterThan(1));
    await expect(canvas.getByRole('link', { name: 'Vérifier à nouveau' })).toHaveAttribute('data-load', 'whole');
  },
};

function remember({ url }: Request) {
  const { pathname, search } = new URL(url);
  asked.push(pathname + search);
  return null;
}

export const MayStillPay: Story = {
  args: { view: { ...aVerification, resume: { label: 'Revenir à la page de paiement', href: '/paiement/reprise' } } },
};

/** The page has asked often enough, and now waits for the shopper to ask. */
export const TakesLonger: Story = {
  args: {
    view: {
      ...aVerification,
      text: 'La vérification prend plus de temps que prévu. Votre panier est conservé, et votre commande sera confirmée dès que la banque aura répondu.',
      everySeconds: 0,
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = { globals: { mode: 'pro' } };
