import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { twoCarts } from '#ui/cart/cart.examples.ts';
import { SelectionScreen } from './selection.screen.tsx';

const meta = { component: SelectionScreen, args: { view: twoCarts } } satisfies Meta<typeof SelectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const TwoCarts: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('radio', { name: /^Panier Particulier/ })).toBeChecked();
    canvas.getByRole('radio', { name: /^Panier Particulier/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ cart: 'pro' }));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const OtherProfile: Story = {
  args: {
    view: {
      ...twoCarts,
      carts: twoCarts.carts.map((cart) =>
        cart.mode === 'pro' ? { ...cart, profile: 'Ce panier se commande avec un compte professionnel.' } : cart,
      ),
    },
  },
};

export const English: Story = {
  globals: { language: 'en', viewport: { value: 'phone' } },
  args: {
    view: {
      title: 'Which basket do you want to order first?',
      text: 'You have a personal basket and a business one. They are ordered one after the other.',
      carts: [
        {
          mode: 'part',
          title: 'Personal basket',
          total: '€36.48 incl. VAT',
          lines: ['2 × Booklet of 12 Marianne stamps, green letter'],
          note: 'Order this basket first. The other is kept.',
          selected: true,
        },
        {
          mode: 'pro',
          title: 'Business basket',
          total: '€1,240.00 excl. VAT',
          lines: ['20 × White C5 envelopes without a window, pack of 50', 'and 18 more items'],
          note: 'Order this basket first. The other is kept.',
          profile: 'This basket is ordered with a business account.',
          selected: false,
        },
      ],
      back: { label: 'Back to the basket', href: '/checkout/recapitulatif' },
    },
  },
};
