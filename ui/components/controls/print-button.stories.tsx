import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintButton } from './print-button.tsx';

const meta = {
  component: PrintButton,
  parameters: { layout: 'padded' },
  args: { label: 'Imprimer' },
} satisfies Meta<typeof PrintButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Imprimer' })).toBeEnabled();
  },
};
