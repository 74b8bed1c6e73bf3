import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DateField } from './date-field.tsx';

const meta = {
  component: DateField,
  parameters: { layout: 'padded' },
  args: { label: 'Premier jour', name: 'startDate' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Premier jour' });
    await expect(within(group).getByLabelText('Premier jour', { selector: 'input' })).toHaveAttribute('type', 'date');
  },
};
export const Wrong: Story = { args: { error: 'Indiquez le premier jour.' } };
