import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { anObjectionView } from '#ui/forwarding/forwarding.examples.ts';
import { ObjectionScreen } from './objection.screen.tsx';

const meta = { component: ObjectionScreen, args: { view: anObjectionView() } } satisfies Meta<typeof ObjectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const IsStopped: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler cette réexpédition' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'object' }));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WasStopped: Story = {
  args: { view: anObjectionView({ status: 'objected', objectedAt: '2026-11-24T08:00:00Z' }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const IsOver: Story = { args: { view: anObjectionView({ status: 'over' }) } };
