import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anAddress, anAddressForm } from '#domain/address/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { withQuery } from '#tests/shared/query-display.tsx';
import { aLongBook, anEntry, oneSuggestion } from '#ui/address/address.examples.ts';
import { anEntriesView, anEntryFormView } from './book.examples.ts';
import { BookScreen } from './book.screen.tsx';

const meta = { component: BookScreen, args: { view: anEntriesView() } } satisfies Meta<typeof BookScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = { globals: { language: 'en' } };
const phone = { globals: { viewport: { value: 'phone' } } };
const { posted, recording } = recordingPosts();

export const Entries: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Définir Bureau comme adresse principale' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'known-address', main: 'adr-bureau' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Bureau' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'known-address', remove: 'adr-bureau' }));
    await expect(canvas.queryByRole('button', { name: 'Supprimer Destinataire Sans Adresse' })).toBeNull();
  },
};
export const EntriesInEnglish: Story = { ...english, args: { view: anEntriesView({ lang: 'en' }) } };
export const EntriesOnAPhone: Story = { ...phone };
export const EntriesInTheDark: Story = { globals: { colourScheme: 'dark' } };

export const MoreThanTen: Story = {
  decorators: [withQuery],
  args: { view: anEntriesView({ entries: aLongBook(14) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Rechercher dans le carnet/ }), 'domicile{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Adresse')).toHaveTextContent('?chercher=domicile'));
  },
};
export const NothingFound: Story = { args: { view: anEntriesView({ entries: aLongBook(14), searched: 'canari' }) } };

export const Empty: Story = {
  args: { view: anEntriesView({ entries: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Votre carnet d’adresses est vide. Ajoutez votre première adresse.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ajouter une adresse' })).toBeVisible();
  },
};
export const EmptyInEnglish: Story = { ...english, args: { view: anEntriesView({ entries: [], lang: 'en' }) } };

export const Full: Story = {
  args: { view: anEntriesView({ entries: aLongBook(12), max: 12 }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Ajouter une adresse' })).toBeNull(),
};

export const Deleted: Story = {
  parameters: recording,
  args: {
    view: anEntriesView({
      undo: { text: 'L’adresse «\u202fBureau\u202f» est supprimée.', hidden: { intent: 'restore' } },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'restore' }));
  },
};

export const NewAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Compte');
    await expect(canvas.getAllByRole('link', { name: 'Revenir à mes adresses' })[0]).toHaveAttribute(
      'href',
      '/mon-compte/adresses',
    );
  },
  args: { view: anEntryFormView() },
};
export const NewAddressInEnglish: Story = { ...english, args: { view: anEntryFormView({ lang: 'en' }) } };
export const NewAddressOnAPhone: Story = { ...phone, args: { view: anEntryFormView() } };

export const ChangedAddress: Story = {
  args: { view: anEntryFormView({ entry: anEntry() }) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Code postal' })).not.toHaveValue(''),
};

export const RefusedAddress: Story = {
  args: {
    view: anEntryFormView({
      again: { typed: anAddressForm({ codePostal: '870' }), faults: { codePostal: { code: 'postal-code-fr' } } },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Code postal' })).toHaveAccessibleDescription(/5 chiffres\./);
  },
};

export const Suggested: Story = {
  args: {
    view: anEntryFormView({
      again: { check: { verdict: oneSuggestion, address: anAddress(), tries: 1, mayKeep: true } },
    }),
  },
};
