import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: { title: 'Nouvelle adresse', open: false, children: <p>3 quai du Port</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 quai du Port')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Nouvelle adresse'));
    await expect(canvas.getByText('3 quai du Port')).toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };
