import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Links } from './links.tsx';

const meta = {
  component: Links,
  parameters: { layout: 'padded' },
  args: {
    links: [
      { label: 'Timbres', href: '/boutique/c/timbres' },
      { label: 'Enveloppes', href: '/boutique/c/enveloppes' },
    ],
  },
  render: (args) => (
    <ul aria-label="Rayons">
      <Links {...args} />
    </ul>
  ),
} satisfies Meta<typeof Links>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    for (const { label, href } of args.links)
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
};
