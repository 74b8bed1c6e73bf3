import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aMessage, anAnswer, aThreadView, awaited, overdue, typed } from '../messages.examples.ts';
import { ThreadScreen } from './thread.screen.tsx';

const meta = { component: ThreadScreen, args: { view: aThreadView() } } satisfies Meta<typeof ThreadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  play: async ({ canvas }) => {
    const [own, theirs] = canvas
      .getAllByRole('listitem')
      .filter((each) => each.closest('ol[aria-label=Messages]') === each.parentElement);
    await expect(own).toHaveTextContent(/^Vous21\/11\/2026 à 10:00, il y a 3 jours/);
    await expect(theirs).toHaveTextContent(/^Papeterie du Canal22\/11\/2026 à 12:00, il y a 1 jour/);
    await expect((own?.getBoundingClientRect().right ?? 0) > (theirs?.getBoundingClientRect().right ?? 0)).toBe(true);
    await expect(canvas.getByRole('link', { name: 'Télécharger carton déchiré.png' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Télécharger pochettesgnp.png' })).toHaveTextContent(/\(2,3 Mo\)/);
  },
};

export const Awaited: Story = {
  args: { view: aThreadView({ ...awaited(), messages: [aMessage({ attachments: [] })] }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/Papeterie du Canal répond au plus tard le jeu\.\s26\/11\/2026/)).toBeVisible(),
};

export const Overdue: Story = {
  args: { view: aThreadView({ ...overdue(), messages: [aMessage({ attachments: [] })] }) },
  play: async ({ canvas }) => expect(canvas.getByText(/appelez notre service client au 36 31/)).toBeVisible(),
};

export const Closed: Story = {
  args: {
    view: aThreadView({
      isClosed: true,
      messages: [
        aMessage({ attachments: [] }),
        anAnswer({
          author: { kind: 'operator', name: null },
          attachments: [],
          text: 'Votre achat vous a été remboursé.',
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Service client')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Répondre' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Poser une autre question' })).toBeVisible();
  },
};

const { posted, recording } = recordingPosts();

export const Replied: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.type(canvas.getByLabelText('Votre réponse'), 'Merci.');
    await userEvent.click(canvas.getByRole('button', { name: 'Répondre' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ intent: 'reply', message: 'Merci.' })),
    );
  },
};

export const Sent: Story = {
  args: {
    view: aThreadView(
      { ...awaited(), messages: [aMessage(), anAnswer(), aMessage({ id: 'MSG-3', attachments: [], text: 'Merci.' })] },
      { notices: [{ tone: 'success', text: 'Votre message est envoyé.' }] },
    ),
  },
};
export const Refused: Story = {
  args: { view: aThreadView({}, { typed: typed({ text: '', faults: { message: 'Écrivez votre message.' } }) }) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Écrivez votre message.'),
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aThreadView({}, { lang: 'en' }) } };
