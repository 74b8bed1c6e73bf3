import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aSavedPage } from '../parcels.examples.ts';
import { SavedScreen } from './saved.screen.tsx';

const meta = { component: SavedScreen, args: { view: aSavedPage() } } satisfies Meta<typeof SavedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const IsUsed: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Utiliser le colis .*Boîte M/ }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'use-saved', saved: 'colis-type-1' }));
  },
};

export const IsSaved: Story = {
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom du colis' }), 'Boîte L{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'save', name: 'Boîte L' }));
  },
};

export const IsRenamed: Story = {
  args: {
    view: aSavedPage({ isBare: true, states: { rename: { id: 'colis-type-2', name: 'Boîte M', fault: 'taken' } } }),
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const name = canvas.getByRole('textbox', { description: /Un autre colis enregistré porte ce nom/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Suisse{Enter}');
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({ intent: 'rename', saved: 'colis-type-2', 'name.colis-type-2': 'Suisse' }),
    );
  },
};

export const NameIsMissing: Story = {
  args: { view: aSavedPage({ states: { save: { name: '', fault: 'required' } } }) },
  play: async ({ canvas }) => expect(canvas.getByText('Donnez un nom à ce colis.')).toBeVisible(),
};

export const NoneYet: Story = {
  args: { view: aSavedPage({ saved: [], isBare: true }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Préparer un colis' })).toBeVisible(),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aSavedPage({ lang: 'en' }) } };
export const ForACompany: Story = {
  globals: { mode: 'pro' },
  args: { view: aSavedPage({ mode: 'pro' }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/partagés avec tous les comptes de votre entreprise/)).toBeVisible(),
};
