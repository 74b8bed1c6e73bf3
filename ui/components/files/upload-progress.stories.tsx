import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sending } from './upload-progress.tsx';

const cancel = () => {};
const meta = {
  component: Sending,
  parameters: { layout: 'padded' },
  args: { upload: { sent: 0.2, cancel } },
} satisfies Meta<typeof Sending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Envoi de vos fichiers…' })).toHaveValue(0.2),
};
export const Half: Story = {
  args: { upload: { sent: 0.5, cancel } },
  play: async ({ canvas }) => expect(canvas.getAllByText(/La moitié/)[0]).toBeInTheDocument(),
};
export const Sent: Story = {
  args: { upload: { sent: 1, cancel } },
  play: async ({ canvas }) => expect(canvas.getAllByText(/vérification en cours/)[0]).toBeInTheDocument(),
};
export const Nothing: Story = {
  args: { upload: { sent: null, cancel } },
  play: async ({ canvas }) => expect(canvas.queryByRole('progressbar')).toBeNull(),
};
