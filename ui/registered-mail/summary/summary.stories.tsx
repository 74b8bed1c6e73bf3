import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aSummaryStep } from '../registered-mail.examples.ts';
import { SummaryScreen } from './summary.screen.tsx';

const meta = { component: SummaryScreen, args: { view: aSummaryStep() } } satisfies Meta<typeof SummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyToBeBought: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Modifier\u202f: Votre recommandé' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
    await expect(canvas.getAllByText(/71040 MACON CEDEX 9/), 'said once').toHaveLength(1);
  },
};

const { posted, recording } = recordingPosts();
const shown = aSummaryStep();

export const OnAnotherSheet: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const other = canvas.getAllByRole<HTMLInputElement>('radio').find((radio) => !radio.checked);
    if (!other) throw new Error('There is one sheet only.');
    await userEvent.click(other);
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ printFormat: other.value })));
  },
};

/** The price that was shown and the version of the answers are what makes a press safe. */
export const IsBought: Story = {
  tags: ['hydrated'],
  args: { view: shown },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({
        version: shown.version,
        quote: shown.quote,
        printFormat: shown.formats.find(({ selected }) => selected)?.value,
      }),
    );
  },
};

export const ChangedInTheCart: Story = {
  args: { view: aSummaryStep({ edited: 'configuration-1' }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Enregistrer les modifications' })).toBeVisible(),
};

export const PriceNoLongerHolds: Story = {
  args: { view: aSummaryStep({ notices: [{ tone: 'warning', text: 'Le prix de 11,32 € n’est plus garanti.' }] }) },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aSummaryStep({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aSummaryStep({ mode: 'pro' }) } };
