import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { JourneyEntry } from '#ui/journey/entry/journey-entry.tsx';
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

/** What has to be known of the service, in the operator's words. */
const notices: NoticeView[] = [
  {
    tone: 'warning',
    title: 'Courriers retardés',
    text: 'Les lettres qui activent un contrat partent avec deux jours de retard.',
  },
  { tone: 'info', text: 'La réexpédition vers l’étranger reprend le 01/12/2026.' },
];

export const WithNotices: Story = {
  args: { view: anEntry({ notices }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Courriers retardés')).toBeVisible();
    await expect(canvas.getByText(/reprend le 01\/12\/2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Commencer' })).toBeVisible();
  },
};

export const WithNoticesOnAPhone: Story = {
  args: { view: anEntry({ notices, answers: theForwardingAnswers() }) },
  globals: { viewport: { value: 'phone' } },
};

export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anEntry({ lang: 'en' }) } };
