import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { placeChoice } from '#ui/wording/destinations.ts';
import { aCarrierItem } from '../carriers.examples.ts';
import { ItemScreen } from './item.screen.tsx';

const meta = { component: ItemScreen, args: { view: aCarrierItem() } } satisfies Meta<typeof ItemScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Un colis(?! volumineux)/ })).toBeChecked();
    await expect(canvas.getByLabelText('Code postal d’arrivée')).not.toBeRequired();
    await expect(canvas.getByLabelText(/^Hauteur/)).toHaveValue('2,5');
    await expect(canvas.getByText('30 × 20 × 2,5 cm')).toBeInTheDocument();
  },
};

/** The list is of countries that have postal codes, and one that has none. */
export const WithoutPostalCodes: Story = {
  args: {
    view: {
      ...aCarrierItem(),
      destinations: [{ code: 'FR', name: 'France' }, placeChoice({ code: 'HK', name: 'Hong Kong' })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const hint = canvas.getByText('Laissez vide : ce pays n’a pas de code postal.');
    await expect(hint).not.toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Pays ou territoire d’arrivée'), 'HK');
    await expect(hint).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Pays ou territoire d’arrivée'), 'FR');
    await expect(hint).not.toBeVisible();
  },
};

const { posted, recording } = recordingPosts();

export const Changed: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /^Une lettre ou un document/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Pays ou territoire d’arrivée'), 'BE');
    await userEvent.selectOptions(canvas.getByLabelText(/^Nature du contenu/), 'gift');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'L’expéditeur est un professionnel' }));
    const weight = canvas.getByLabelText('Poids, emballage compris, en kg');
    await userEvent.clear(weight);
    await userEvent.type(weight, '0,4{Enter}');
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({
          type: 'letter',
          destination: 'BE',
          contents: 'gift',
          fromCompany: 'yes',
          weight: '0,4',
          version: '7',
        }),
      ),
    );
  },
};

export const NothingYet: Story = { args: { view: aCarrierItem({ answers: {} }) } };

export const NothingYetOnAPhone: Story = {
  ...NothingYet,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const fact = canvas.getByText(/^Le prix affiché est le total/);
    await expect(fact).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Bon à savoir/ }));
    await expect(fact).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    view: aCarrierItem({
      answers: {
        type: 'parcel',
        origin: 'FR',
        originPostalCode: '97110',
        destination: 'FR',
        weight: 'lourd',
        length: '30',
      },
      faults: {
        originPostalCode: { code: 'postal-code-elsewhere' },
        postalCode: { code: 'required' },
        weight: { code: 'weight' },
        width: { code: 'dimension-missing' },
        height: { code: 'dimension-missing' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText(/^Largeur/)).toHaveAccessibleDescription(/les trois dimensions, ou aucune/);
    await expect(canvas.getByLabelText('Poids, emballage compris, en kg')).toHaveAccessibleDescription(/kilogrammes/);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aCarrierItem({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aCarrierItem({ mode: 'pro' }) } };
