import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { Button } from '#ui/components/controls/button.tsx';
import { Undo } from './undo.tsx';

const { posted, recording } = recordingPosts();

const meta = {
  component: Undo,
  parameters: { layout: 'padded', ...recording },
  args: {
    label: 'Annuler',
    undo: {
      text: '«\u202fCarnet de 12 timbres Marianne\u202f» est retiré de votre panier.',
      hidden: { intent: 'restore', articles: '1121001  1 ' },
    },
  },
  render: (args) => (
    <main>
      <h1>Panier</h1>
      <Undo {...args} />
    </main>
  ),
} satisfies Meta<typeof Undo>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvas: { getByRole: (role: string) => HTMLElement }) => canvas.getByRole('status').parentElement;

/** It takes the focus of the button that went with what it removed, and brings it back. */
export const Shown: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent, args }) => {
    posted.mockClear();
    await waitFor(() => expect(box(canvas)).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Annuler' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(posted.mock.calls).toEqual([[args.undo.hidden]]));
  },
};
export const ShownInTheDark: Story = { globals: { colourScheme: 'dark' } };
export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    undo: {
      text: '«\u202fEnveloppes kraft à soufflet autocollantes C4, fermeture par bande protectrice, lot de 250\u202f» est retiré de votre panier.',
      hidden: { intent: 'restore' },
    },
  },
};

/** After eight seconds, unless the focus stands in it. */
export const GoneAfterAWhile: Story = {
  parameters: { moves: true },
  play: async ({ canvas }) => {
    const shown = box(canvas);
    await expect(shown?.getAnimations(), 'held while the focus stands in it').toEqual([]);
    shown?.blur();
    const [end] = shown?.getAnimations() ?? [];
    await expect(end?.effect?.getTiming().delay).toBe(8000);
    end?.finish();
    await waitFor(() => expect(shown).not.toBeVisible());
  },
};

/** Once there is nothing left to undo, the focus goes to the heading of the page. */
export const Done: Story = {
  tags: ['hydrated'],
  render: function Undoing(args) {
    const [isDone, setDone] = useState(false);
    return (
      <main>
        <h1>Panier</h1>
        {!isDone && <Undo {...args} />}
        <Button type="button" onMouseEnter={() => setDone(true)}>
          Commander
        </Button>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(box(canvas)).toHaveFocus());
    await userEvent.hover(canvas.getByRole('button', { name: 'Commander' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Panier' })).toHaveFocus());
  },
};
