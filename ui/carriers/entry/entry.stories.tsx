import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { theCarrierAnswers } from '#domain/carriers/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { JourneyEntry } from '#ui/journey/entry/journey-entry.tsx';
import { aCarrierEntry } from '../carriers.examples.ts';

const meta = { component: JourneyEntry, args: { view: aCarrierEntry() } } satisfies Meta<typeof JourneyEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheFirstTime: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Commencer' })).toBeVisible(),
};

const { posted, recording } = recordingPosts();

export const SomethingIsKept: Story = {
  tags: ['hydrated'],
  args: { view: aCarrierEntry({ answers: theCarrierAnswers() }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('link', { name: 'Reprendre' })).toBeVisible();
    await userEvent.click(canvas.getByText('Recommencer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer et recommencer' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'restart' }));
  },
};

export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aCarrierEntry({ lang: 'en' }) } };
