import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { Reorder } from './reorder-button.tsx';

const meta = {
  component: Reorder,
  args: {
    reorder: {
      action: '/checkout/recapitulatif',
      order: 'CMD-26-000123',
      label: 'Racheter les articles de la commande CMD-26-000123',
    },
  },
} satisfies Meta<typeof Reorder>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const BuyAgain: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Racheter les articles/ }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'reorder', order: 'CMD-26-000123' }));
    await expect(posted, 'two presses buy once').toHaveBeenCalledTimes(1);
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: {
    reorder: {
      action: '/checkout/recapitulatif',
      order: 'CMD-26-000123',
      label: 'Buy again the items of order CMD-26-000123',
    },
  },
};
