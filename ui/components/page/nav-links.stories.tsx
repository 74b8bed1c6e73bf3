import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavLinks } from './nav-links.tsx';

const meta = {
  component: NavLinks,
  parameters: { layout: 'padded' },
  args: {
    links: [
      { label: 'Timbres', href: '/boutique/c/timbres' },
      { label: 'Enveloppes et prêt-à-poster', href: '/boutique/c/enveloppes' },
      { label: 'Aide', href: '/aide' },
    ],
  },
} satisfies Meta<typeof NavLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
