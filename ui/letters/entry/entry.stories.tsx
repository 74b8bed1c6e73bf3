import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theLetterAnswers } from '#domain/letters/examples.ts';
import { JourneyEntry } from '#ui/journey/entry/journey-entry.tsx';
import { anEntryPage } from '../letters.examples.ts';

const meta = { component: JourneyEntry, args: { view: anEntryPage() } } satisfies Meta<typeof JourneyEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheFirstTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Commencer' })).toBeVisible();
    await expect(canvas.getByText(/supprimé après 72 heures/)).toBeVisible();
  },
};

/** No address is shown before one goes on. */
export const SomethingIsKept: Story = {
  args: { view: anEntryPage({ answers: theLetterAnswers() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reprendre' })).toBeVisible();
    await expect(canvas.getByText('Lettre écrite en ligne, 1 page')).toBeVisible();
    await expect(canvas.queryByText(/MACON/)).toBeNull();
  },
};

/** The card of the e-lettre rouge led here; what is begun anew is begun at it too. */
export const BegunAtAnArticle: Story = {
  args: { view: anEntryPage({ answers: theLetterAnswers(), article: 'e-lettre-rouge' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Votre lettre part en e-Lettre rouge\./)).toBeVisible();
    await userEvent.click(canvas.getByText('Recommencer'));
    const restart = canvas.getByRole<HTMLButtonElement>('button', { name: 'Effacer et recommencer' });
    await expect(restart.form).toHaveFormValues({ article: 'e-lettre-rouge' });
  },
};

export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anEntryPage({ lang: 'en' }) } };
