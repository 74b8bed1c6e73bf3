import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theLogoAnswers, theLogoChoices } from '#domain/logo/examples.ts';
import { JourneyEntry } from '#ui/journey/entry/journey-entry.tsx';
import { anEntryPage } from '../logo.examples.ts';

const quiet = theLogoChoices({ logos: [] });
const meta = {
  component: JourneyEntry,
  args: { view: anEntryPage({ options: quiet }) },
} satisfies Meta<typeof JourneyEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingBegun: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Commencer' })).toBeVisible(),
};
export const Begun: Story = {
  args: { view: anEntryPage({ answers: theLogoAnswers(), options: quiet }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Votre logo en cours')).toBeVisible();
    await expect(canvas.getByText(/^Dès .* pour 12 mois$/)).toBeVisible();
  },
};
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: anEntryPage({ lang: 'en', options: quiet }) },
};
