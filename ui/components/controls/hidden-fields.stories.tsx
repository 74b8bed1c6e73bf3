import type { Meta, StoryObj } from '@storybook/react-vite';
import { Form } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { Button } from './button.tsx';
import { HiddenFields } from './hidden-fields.tsx';

const { posted, recording } = recordingPosts();

const meta = {
  component: HiddenFields,
  parameters: { layout: 'padded', ...recording },
  args: { values: { intent: 'restore', articles: '3101001  1 ' } },
  render: (args) => (
    <Form method="post">
      <HiddenFields {...args} />
      <Button>Annuler</Button>
    </Form>
  ),
} satisfies Meta<typeof HiddenFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form sends them, and nobody meets them. */
const sent: Story['play'] = async ({ canvas, userEvent, args }) => {
  posted.mockClear();
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(posted.mock.calls).toEqual([[args.values]]));
};

export const Sent: Story = { play: sent };
export const None: Story = { args: { values: {} }, play: sent };
