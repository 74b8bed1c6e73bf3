import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aRecipient } from '#domain/letters/examples.ts';
import { answerOfRecipients } from '#domain/letters/recipients.ts';
import { theAddressedAnswers } from '#domain/stamps/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aStampRecipientsStep } from '../stamps.examples.ts';
import { RecipientsScreen } from './recipients.screen.tsx';

const meta = { component: RecipientsScreen, args: { view: aStampRecipientsStep() } } satisfies Meta<
  typeof RecipientsScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first envelopes are drawn with their stamp and their address, and one of them as large as it will be. */
export const TwoEnvelopes: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '2 destinataires' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Page 1 sur 2\. .*ATELIER 3M & FILS.*71040 MACON CEDEX 9$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Voir la première en taille réelle'));
    await expect(canvas.getByRole('img', { name: /mesure 220 × 110\smm/ })).toHaveAttribute('width', '220mm');
  },
};

const { posted, recording } = recordingPosts();

export const OneIsRemoved: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const [first] = canvas.getAllByRole('button', { name: /^Retirer/ });
    if (!first) throw new Error('There is nobody.');
    await userEvent.click(first);
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ remove: '0', version: '7' })));
  },
};

export const NobodyYet: Story = {
  args: { view: aStampRecipientsStep({ answers: theAddressedAnswers({ recipients: '' }) }) },
};

const places = answerOfRecipients([
  { typed: aRecipient(), refusal: null },
  { typed: aRecipient({ codePostal: '97400', city: 'Saint-Denis', lastName: 'Ailleurs' }), refusal: null },
]);

export const OneLivesElsewhere: Story = {
  args: { view: aStampRecipientsStep({ answers: theAddressedAnswers({ recipients: places }) }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: '2 destinataires, dont 1 à corriger' })).toBeVisible(),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InTheDark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aStampRecipientsStep({ lang: 'en' }) } };
export const ForProfessionals: Story = {
  globals: { mode: 'pro' },
  args: { view: aStampRecipientsStep({ mode: 'pro' }) },
};
