import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CancelMark } from './cancel-mark.tsx';

const meta = { component: CancelMark, parameters: { layout: 'padded' } } satisfies Meta<typeof CancelMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A decoration: nobody hears of it. */
export const Decoration: Story = {
  parameters: { moves: true },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('svg');
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(mark).toBeVisible());
  },
};
export const Dark: Story = { globals: { colourScheme: 'dark' } };
