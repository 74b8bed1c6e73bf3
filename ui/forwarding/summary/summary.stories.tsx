import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aSummaryStep } from '../forwarding.examples.ts';
import { SummaryScreen } from './summary.screen.tsx';

const unconfirmed = theForwardingAnswers({ authority: '' });
const shown = aSummaryStep({ answers: unconfirmed });
const meta = { component: SummaryScreen, args: { view: shown } } satisfies Meta<typeof SummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyToBeBought: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Qui devez-vous prévenir vous-même ?' })).toBeVisible();
    await expect(canvas.getByText(/^Si le code n’arrive pas/)).toBeVisible();
    await expect(canvas.getAllByText(/29200 BREST/), 'said once').toHaveLength(1);
  },
};

/** Who goes to the office gets no code: none is spoken of. */
export const ActivatedAtTheOffice: Story = {
  args: { view: aSummaryStep({ answers: theForwardingAnswers({ activation: 'post-office' }) }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Si le contrat n’est pas activé à la date choisie, son début est décalé sans frais.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/Si le code n’arrive pas/)).toBeNull();
  },
};

/** Who comes back has nobody to tell of a move. */
export const ForAnAbsence: Story = {
  args: {
    view: aSummaryStep({ answers: theForwardingAnswers({ offer: 'temporary-national-1', endDate: '2026-12-20' }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/son début est décalé sans frais/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Qui devez-vous prévenir vous-même ?' })).toBeNull();
  },
};

const { posted, recording } = recordingPosts();

/** The price that was shown and the version of the answers are what makes a press safe. */
export const IsBought: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({ version: shown.version, quote: shown.quote, authority: 'yes' }),
    );
  },
};

export const NotConfirmed: Story = {
  args: { view: aSummaryStep({ answers: unconfirmed, faults: { authority: { code: 'required' } } }) },
};

/** The price is asked for again by the button, which buys nothing without it. */
export const WithoutPrice: Story = {
  args: { view: aSummaryStep({ answers: unconfirmed, isUnpriced: true }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Le prix n’a pas pu être calculé, veuillez réessayer.')).toBeVisible();
    await expect(canvas.queryByText(/se remplit au fil des étapes/)).toBeNull();
    await expect(canvasElement.querySelector('[name="quote"]')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aSummaryStep({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aSummaryStep({ mode: 'pro' }) } };
