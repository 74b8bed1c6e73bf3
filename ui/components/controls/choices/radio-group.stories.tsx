import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioCard } from './radio-card.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  component: RadioGroup,
  parameters: { layout: 'padded' },
  args: {
    name: 'mode',
    label: 'Mode de livraison',
    children: <RadioCard name="mode" value="home" title="À domicile" />,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const group = { name: 'Mode de livraison' };
const error = 'Choisissez un mode de livraison.';

export const Required: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', group)).toBeRequired();
    await expect(canvas.getByRole('radiogroup', group)).toBeValid();
    await expect(canvas.getByRole('radiogroup', group)).not.toHaveAccessibleDescription();
  },
};
export const Refused: Story = {
  args: { error },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', group)).toBeInvalid();
    await expect(canvas.getByRole('radiogroup', group)).toHaveAccessibleDescription(error);
  },
};
