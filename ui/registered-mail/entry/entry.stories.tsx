import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { theMailAnswers } from '#domain/registered-mail/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { JourneyEntry } from '#ui/journey/entry/journey-entry.tsx';
import { anEntry } from '../registered-mail.examples.ts';

const meta = { component: JourneyEntry, args: { view: anEntry() } } satisfies Meta<typeof JourneyEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheFirstTime: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Commencer' })).toBeVisible(),
};

export const SomethingIsKept: Story = {
  args: { view: anEntry({ answers: theMailAnswers() }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Reprendre' })).toBeVisible();
    await expect(canvas.getByText('Effacer et recommencer'), 'no single press forgets what is kept').not.toBeVisible();
    await userEvent.click(canvas.getByText('Recommencer'));
    await expect(canvas.getByText(/Ce qui est dans votre panier y reste/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Effacer et recommencer' })).toBeVisible();
    await expect(canvas.queryByText(/Macon/), 'no address is shown before one goes on').toBeNull();
  },
};

const { posted, recording } = recordingPosts();

export const IsBegunAnew: Story = {
  tags: ['hydrated'],
  args: { view: anEntry({ answers: theMailAnswers() }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByText('Recommencer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer et recommencer' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'restart' }));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: anEntry({ answers: theMailAnswers() }) },
};
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anEntry({ lang: 'en' }) } };
