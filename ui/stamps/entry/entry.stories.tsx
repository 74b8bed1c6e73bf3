import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { theStampAnswers } from '#domain/stamps/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { JourneyEntry } from '#ui/journey/entry/journey-entry.tsx';
import { aStampEntry } from '../stamps.examples.ts';

const meta = { component: JourneyEntry, args: { view: aStampEntry() } } satisfies Meta<typeof JourneyEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheFirstTime: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Préparer mes timbres' })).toBeVisible(),
};

const { posted, recording } = recordingPosts();

export const SomethingIsKept: Story = {
  tags: ['hydrated'],
  args: { view: aStampEntry({ answers: theStampAnswers() }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('link', { name: 'Reprendre' })).toBeVisible();
    await userEvent.click(canvas.getByText('Recommencer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer et recommencer' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'restart' }));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: aStampEntry({ answers: theStampAnswers() }) },
};
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aStampEntry({ lang: 'en' }) } };
