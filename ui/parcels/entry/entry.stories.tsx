import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { theParcelAnswers } from '#domain/parcels/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aParcelEntry, someSavedParcels } from '../parcels.examples.ts';
import { EntryScreen } from './entry.screen.tsx';

const meta = { component: EntryScreen, args: { view: aParcelEntry() } } satisfies Meta<typeof EntryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheFirstTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Commencer' })).toBeVisible();
    await expect(canvas.getByText(/en vigueur du 01\/01\/2026 au 31\/12\/2026/)).toBeVisible();
  },
};

const { posted, recording } = recordingPosts();

export const BeginsWithASavedParcel: Story = {
  tags: ['hydrated'],
  args: { view: aParcelEntry({ saved: someSavedParcels }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Gérer vos colis enregistrés' })).toBeVisible();
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Utiliser le colis .*Boîte M/ }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'use-saved', saved: 'colis-type-1' }));
  },
};

export const IsBegunAnew: Story = {
  tags: ['hydrated'],
  args: { view: aParcelEntry({ answers: theParcelAnswers() }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/Mâcon/i), 'no address is shown before one goes on').toBeNull();
    posted.mockClear();
    await userEvent.click(canvas.getByText('Recommencer'));
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer et recommencer' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'restart' }));
  },
};

export const IsTakenBack: Story = {
  tags: ['hydrated'],
  args: {
    view: {
      ...aParcelEntry(),
      parked: {
        title: 'Votre saisie mise de côté',
        text: 'Vous l’aviez commencée avant d’en commencer une autre.',
        resume: 'Reprendre cette saisie',
        version: 4,
      },
    },
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre cette saisie' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'back', aside: '4' }));
  },
};

export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aParcelEntry({ lang: 'en' }) } };
