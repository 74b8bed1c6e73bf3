import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aRecipient, theLetterAnswers } from '#domain/letters/examples.ts';
import { answerOfRecipients } from '#domain/letters/recipients.ts';
import { aSummaryStep } from '../letters.examples.ts';
import { SummaryScreen } from './summary.screen.tsx';

const meta = { component: SummaryScreen, args: { view: aSummaryStep() } } satisfies Meta<typeof SummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
    await expect(canvas.getByText(/distribuée au plus tard le jeu\.\s26\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText('a'.repeat(64))).toBeVisible();
  },
};

export const SomeGetNothing: Story = {
  args: {
    view: aSummaryStep({
      answers: theLetterAnswers({
        recipients: answerOfRecipients([
          { typed: aRecipient(), refusal: null },
          { typed: aRecipient({ city: '' }), refusal: null },
        ]),
      }),
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/ne recevra rien/),
};

export const ALineOfTheCart: Story = {
  args: { view: aSummaryStep({ edited: 'lettre-1' }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Ajouter au panier' })).toBeNull(),
};

export const PriceHasChanged: Story = {
  args: { view: aSummaryStep({ notices: [{ tone: 'warning', text: 'Le prix a changé : il était de 1,89 €.' }] }) },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aSummaryStep({ lang: 'en' }) } };
