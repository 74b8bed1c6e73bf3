import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './button.tsx';
import { ConfirmStep } from './confirm-step.tsx';

const meta = {
  component: ConfirmStep,
  parameters: { layout: 'padded' },
  args: {
    ask: 'Recommencer',
    text: 'Ce que vous avez saisi sera effacé.',
    children: <Button kind="secondary">Effacer</Button>,
  },
} satisfies Meta<typeof ConfirmStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the question opens, and only its own button answers it. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Effacer')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Recommencer')).toHaveFocus();
    await userEvent.click(canvas.getByText('Recommencer'));
    await expect(canvas.getByText('Ce que vous avez saisi sera effacé.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Effacer' })).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InTheDark: Story = { globals: { colourScheme: 'dark' } };
