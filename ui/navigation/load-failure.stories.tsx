import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { shopReached, shopUnreached } from '#ui/lean/patient-fetch.ts';
import { programLost } from '#ui/lean/reload-once.ts';
import { LoadFailure } from './load-failure.tsx';

const meta = {
  component: LoadFailure,
  args: {
    failed: 'Une erreur est survenue, veuillez réessayer',
    unreached:
      'Connexion interrompue\u202f: vérifiez votre réseau, puis vérifiez si votre dernière action a été enregistrée.',
  },
} satisfies Meta<typeof LoadFailure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PageNotLoaded: Story = {
  play: async ({ canvas }) => {
    dispatchEvent(new Event(programLost));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Une erreur est survenue');
  },
};

export const ShopUnreached: Story = {
  play: async ({ canvas }) => {
    dispatchEvent(new Event(shopUnreached));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Connexion interrompue');
  },
};

export const ShopReachedAgain: Story = {
  play: async ({ canvas }) => {
    dispatchEvent(new Event(shopUnreached));
    await canvas.findByRole('alert');
    dispatchEvent(new Event(shopReached));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
