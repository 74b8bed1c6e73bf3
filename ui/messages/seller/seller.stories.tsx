import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aSellerView, aSummary, awaited, overdue, typed } from '../messages.examples.ts';
import { SellerScreen } from './seller.screen.tsx';

const meta = { component: SellerScreen, args: { view: aSellerView() } } satisfies Meta<typeof SellerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const threads = [awaited(), aSummary(), overdue(), aSummary({ id: 'FIL-4', isClosed: true })];

export const NothingWritten: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vous n’avez pas encore écrit à ce vendeur.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Ma livraison.*24 heures/ })).not.toBeChecked();
    await expect(canvas.getByLabelText(/Joindre des fichiers/)).toHaveAccessibleDescription(
      /5 fichiers JPEG, PNG, WebP ou PDF, 5\sMo au plus par fichier, 12\sMo en tout/,
    );
  },
};

export const EveryState: Story = {
  args: { view: aSellerView({ threads }) },
  play: async ({ canvas }) => {
    for (const text of [
      /répond au plus tard le jeu\.\s26\/11\/2026/,
      /Papeterie du Canal a répondu/,
      /devait répondre au plus tard le 21\/11\/2026/,
      /Échange clos/,
    ])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

const { posted, recording } = recordingPosts();
const photo = new File(['photo'], 'carton.jpg', { type: 'image/jpeg' });

export const Written: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /abîmé/ }));
    await userEvent.type(canvas.getByLabelText('Votre message'), 'Le carton est déchiré.');
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ intent: 'new-thread', sujet: 'ITEM', message: 'Le carton est déchiré.' }),
      ),
    );
  },
};

/** As a browser does it: the stand-in of the testing library cannot be changed afterwards. */
function chooses(input: HTMLInputElement, files: File[]) {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  return fireEvent.change(input);
}

export const FilesAreChosenAndTakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(/Joindre des fichiers/);
    const large = new File([new Uint8Array(6 * 1024 * 1024)], 'grande.png', { type: 'image/png' });
    await chooses(input, [photo, large, new File([], 'vide.pdf', { type: 'application/pdf' })]);
    await expect(input).toHaveAccessibleDescription(/«\sgrande\.png\s»\sest trop lourd\s: 5\sMo au plus/);
    await expect(input).toHaveAccessibleDescription(/«\svide\.pdf\s» est vide/);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer grande.png' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer vide.pdf' }));
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['carton.jpg']);
    await expect(canvas.queryByText(/trop lourd/)).toBeNull();
    await expect(input).toHaveFocus();
  },
};

export const Refused: Story = {
  args: {
    view: aSellerView(
      { threads: [awaited()] },
      {
        typed: typed({
          topic: '',
          lost: ['carton.jpg'],
          faults: {
            sujet: 'Choisissez le sujet de votre question.',
            fichiers: '« page.html » n’est pas d’un type accepté : JPEG, PNG, WebP ou PDF.',
          },
        }),
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/page\.html/);
    await expect(canvas.getByLabelText('Votre message')).toHaveValue('Le carton est arrivé déchiré.');
    await expect(canvas.getByLabelText(/Joindre des fichiers/)).toBeInvalid();
  },
};

export const NobodyMayWrite: Story = {
  args: { view: aSellerView({ threads: [aSummary({ isClosed: true })], isClosed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    await expect(canvas.getByText(/appelez notre service client/i)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: aSellerView({ threads }) },
};
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aSellerView({ threads }, { lang: 'en' }) },
};
export const OfAProfessional: Story = { args: { view: aSellerView({ threads }, { mode: 'pro' }) } };
