import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Icon, Mark } from './icon.tsx';

const meta = {
  component: Icon,
  parameters: { layout: 'padded' },
  args: { name: 'basket' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was drawn: a name that the sprite does not have draws nothing. */
const drawn: Story['play'] = async ({ canvasElement }) => {
  const use = canvasElement.querySelector('use');
  await waitFor(() => expect(use?.getBBox().width).toBeGreaterThan(0));
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
};

export const Small: Story = { args: { size: 'small' }, play: drawn };
export const Normal: Story = { play: drawn };
export const Large: Story = { args: { size: 'large' }, play: drawn };
export const Postmark: Story = { render: () => <Mark />, play: drawn };

/** It has the colour and stands on the line of the words beside it. */
export const BesideWords: Story = {
  globals: { colourScheme: 'dark' },
  render: (args) => (
    <a href="/checkout/recapitulatif" style={{ display: 'inline-flex', gap: '0.5rem' }}>
      <Icon {...args} />
      Panier
    </a>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Panier' })).toBeVisible();
    const icon = canvasElement.querySelector('svg');
    await expect(icon && getComputedStyle(icon).color).toBe(getComputedStyle(canvas.getByRole('link')).color);
  },
};
