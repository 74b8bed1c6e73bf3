import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { JourneyEntry } from '#ui/journey/journey-entry.tsx';
import { anEntry } from '../forwarding.examples.ts';

const meta = { component: JourneyEntry, args: { view: anEntry() } } satisfies Meta<typeof JourneyEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheFirstTime: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Commencer' })).toBeVisible(),
};

export const SomethingIsKept: Story = {
  args: { view: anEntry({ answers: theForwardingAnswers() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reprendre' })).toBeVisible();
    await expect(canvas.queryByText(/Brest/i), 'no address is shown before one goes on').toBeNull();
  },
};

export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anEntry({ lang: 'en' }) } };
