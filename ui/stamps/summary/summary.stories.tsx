import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aStampSummary } from '../stamps.examples.ts';
import { SummaryScreen } from './summary.screen.tsx';

const meta = { component: SummaryScreen, args: { view: aStampSummary() } } satisfies Meta<typeof SummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();
const shown = aStampSummary();

/** The price that was shown and the version of the answers are what makes a press safe. */
export const IsBought: Story = {
  tags: ['hydrated'],
  args: { view: shown },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('link', { name: 'Modifier\u202f: Vos timbres' })).toBeVisible();
    await expect(canvas.getByText(/À partir du .*2027/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ version: shown.version, quote: shown.quote }));
  },
};

export const ChangedInTheCart: Story = {
  args: { view: aStampSummary({ edited: 'timbres-1' }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Enregistrer les modifications' })).toBeVisible(),
};

export const PriceNoLongerHolds: Story = {
  args: { view: aStampSummary({ notices: [{ tone: 'warning', text: 'Le prix de 74,50 € n’est plus garanti.' }] }) },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aStampSummary({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aStampSummary({ mode: 'pro' }) } };
