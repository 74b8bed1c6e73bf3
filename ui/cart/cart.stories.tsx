import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aCart, aCartLine, anEmptyCart, twoShops } from './cart.examples.ts';
import { CartScreen } from './cart.screen.tsx';

const meta = { component: CartScreen, args: { view: aCart() } } satisfies Meta<typeof CartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const posted = fn();
const recording = {
  route: {
    path: '*',
    action: async ({ request }: { request: Request }) => {
      posted(Object.fromEntries(await request.formData()));
      return null;
    },
  },
};

export const OneLine: Story = {};

export const LinesOfTwoShops: Story = {
  args: { view: twoShops },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Voir le détail des colis'));
    await expect(canvas.getByText('Jusqu’à 1 kg, vers Brest × 2')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { view: twoShops } };

export const Dark: Story = { globals: { colourScheme: 'dark' }, args: { view: twoShops } };

export const ChangingAQuantity: Story = {
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const field = canvas.getByRole('spinbutton', { name: /^Quantité de Carnet/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    await expect(field).toHaveValue(4);
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'quantity', entry: '0', quantity: '4' }));
    await expect(posted).toHaveBeenCalledTimes(1);
  },
};

export const Removing: Story = {
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    canvas.getByRole('button', { name: /^Supprimer Carnet/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'remove', entry: '0' }));
  },
};

export const VoucherApplied: Story = {
  args: {
    view: aCart({
      voucher: { applied: [{ code: 'BIENVENUE5', label: 'Bienvenue\u00a0: −5,00 €' }] },
      totals: [
        { label: 'Articles (2)', value: '36,48 €' },
        { label: 'Réduction', value: '−5,00 €' },
        { label: 'Livraison', value: 'offerte' },
        { label: 'Total TTC', value: '31,48 €', strong: true },
      ],
    }),
  },
};

export const VoucherRefused: Story = {
  args: {
    view: aCart({
      voucher: { applied: [], typed: 'PROMO2025', error: 'Ce code n’est plus valable depuis le 31 octobre 2026.' },
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code de réduction' });
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('PROMO2025');
    await expect(field).toHaveAccessibleDescription(/n’est plus valable/);
  },
};

export const SignedOut: Story = {
  args: {
    view: aCart({
      next: { label: 'Se connecter pour commander', href: '/checkout/livraison' },
      signInNote: 'Votre compte permet de suivre la commande et de retrouver vos adresses. Votre panier est conservé.',
    }),
  },
};

export const Unsettled: Story = {
  args: {
    view: aCart({
      notices: [
        { tone: 'warning', title: 'Une quantité a changé', text: 'Il ne reste que 2 exemplaires de cet article.' },
      ],
    }),
  },
};

export const Empty: Story = { args: { view: anEmptyCart } };

export const English: Story = {
  globals: { language: 'en' },
  args: {
    view: aCart({
      title: 'Your basket',
      groups: [
        {
          shop: 'La boutique',
          lines: [
            aCartLine({
              title: 'Booklet of 12 Marianne stamps, green letter',
              unitPrice: '€18.24 each',
              total: '€36.48',
              removeLabel: 'Remove Booklet of 12 Marianne stamps, green letter',
              quantityLabel: 'Quantity of Booklet of 12 Marianne stamps, green letter',
            }),
          ],
        },
      ],
      totals: [
        { label: 'Items (2)', value: '€36.48' },
        { label: 'Total incl. VAT', value: '€36.48', strong: true },
      ],
      next: { label: 'Choose delivery', href: '/checkout/livraison' },
    }),
  },
};
