import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { anAcceptedReturn, aReturn, aReturnThatIs } from '#domain/returns/examples.ts';
import type { ReturnRequest } from '#domain/returns/returns.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aReturnView } from '../returns.examples.ts';
import { ReturnScreen } from './request.screen.tsx';

const meta = { component: ReturnScreen, args: { view: aReturnView() } } satisfies Meta<typeof ReturnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (request: ReturnRequest): Story => ({
  args: { view: aReturnView(request) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Annuler ce retour')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /étiquette de retour/ })).toBeNull();
  },
});
const { posted, recording } = recordingPosts();

/** What cancelling means is said before it is done. */
export const IsCancelled: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('button', { hidden: true, name: 'Confirmer l’annulation' })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Annuler ce retour'));
    await expect(canvas.getByText(/Le vendeur n’attendra plus votre colis/)).toBeVisible();
    await expect(posted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer l’annulation' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'cancel-return' }));
  },
};

export const Accepted: Story = {
  args: { view: aReturnView(anAcceptedReturn()) },
  play: async ({ canvas }) => {
    const [asked, accepted] = within(canvas.getByRole('region', { name: 'Étapes du retour' })).getAllByRole('listitem');
    await expect(asked).toHaveTextContent('Demande envoyée 20/11/2026 à 10:00');
    await expect(accepted).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('region', { name: 'Adresse de retour' })).toHaveTextContent(/Strasbourg/i);
    await expect(canvas.getByRole('link', { name: /étiquette de retour/ })).toHaveAttribute('data-load', 'whole');
  },
};

export const Asked: Story = {
  args: {
    view: aReturnView(aReturn(), { notices: [{ tone: 'success', text: 'Votre demande de retour est envoyée.' }] }),
  },
};
export const Refused: Story = of(aReturnThatIs('refused', { rejection: 'too-late' }));
export const Received: Story = of(aReturnThatIs('received'));
export const NotReceived: Story = of(aReturnThatIs('not-received'));
export const Closed: Story = of(
  aReturnThatIs('closed', {
    refund: {
      amount: { cents: 1290 },
      status: 'refunded',
      date: '2026-11-24T09:00:00Z',
      reason: null,
      consignmentCode: null,
      entryNumbers: [],
      means: null,
      expectedOn: null,
    },
  }),
);
export const Cancelled: Story = of(aReturnThatIs('cancelled'));
export const Unknown: Story = of(aReturnThatIs('other', { seller: null, method: null, lines: [] }));
export const TheLabelFailed: Story = {
  args: {
    view: aReturnView(anAcceptedReturn(), {
      notices: [{ tone: 'error', text: 'L’étiquette de retour n’a pas pu être téléchargée, veuillez réessayer.' }],
    }),
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: aReturnView(anAcceptedReturn({ rma: 'RMA'.repeat(20), comment: 'Trop grand. '.repeat(30) })) },
};
export const Dark: Story = { globals: { colourScheme: 'dark' }, args: { view: aReturnView(anAcceptedReturn()) } };
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aReturnView(anAcceptedReturn(), { lang: 'en' }) },
};
export const OfAProfessional: Story = {
  globals: { mode: 'pro' },
  args: { view: aReturnView(anAcceptedReturn(), { mode: 'pro' }) },
};
