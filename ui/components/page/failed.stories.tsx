import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Failed } from './failed.tsx';

const meta = {
  component: Failed,
  parameters: { layout: 'padded' },
  args: {
    failed: {
      text: 'Une erreur est survenue, veuillez réessayer',
      retry: { label: 'Réessayer', href: '/boutique/c/timbres' },
    },
  },
} satisfies Meta<typeof Failed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asked again, the page is loaded whole: what the program holds may be what failed. */
export const AWayToAskAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Une erreur est survenue');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Réessayer' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('data-load', 'whole');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
