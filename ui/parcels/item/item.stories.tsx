import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { placeChoice } from '#ui/wording/destinations.ts';
import { aParcelItem } from '../parcels.examples.ts';
import { ItemScreen } from './item.screen.tsx';

const meta = { component: ItemScreen, args: { view: aParcelItem() } } satisfies Meta<typeof ItemScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Destination')).toHaveValue('FR');
    await expect(canvas.getByLabelText('Code postal de destination')).not.toBeRequired();
    await expect(canvas.getByText(/Il reste 80\sg avant le palier de poids suivant/)).toBeInTheDocument();
  },
};

/** The list is of countries that have postal codes, and one that has none. */
export const WithoutPostalCodes: Story = {
  args: {
    view: {
      ...aParcelItem(),
      destinations: [{ code: 'FR', name: 'France' }, placeChoice({ code: 'HK', name: 'Hong Kong' })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const hint = canvas.getByText('Laissez vide : ce pays n’a pas de code postal.');
    await expect(hint).not.toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Destination'), 'HK');
    await expect(hint).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Destination'), 'FR');
    await expect(hint).not.toBeVisible();
  },
};

const { posted, recording } = recordingPosts();

export const Changed: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /^Volumineux/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Destination'), 'BE');
    const weight = canvas.getByLabelText('Poids du colis emballé, en kg');
    await userEvent.clear(weight);
    await userEvent.type(weight, '4,5{Enter}');
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ format: 'bulky', destination: 'BE', weight: '4,5', version: '7' }),
      ),
    );
  },
};

export const NothingYet: Story = { args: { view: aParcelItem({ answers: {} }) } };

export const Refused: Story = {
  args: {
    view: aParcelItem({
      answers: { origin: 'FR', destination: 'US', postalCode: '97400', weight: '31', format: 'standard' },
      faults: {
        destination: {
          code: 'suspended',
          since: '2025-08-25',
          explanation: 'Des droits sont perçus avant l’arrivée.',
        },
        postalCode: { code: 'postal-code-elsewhere' },
        weight: { code: 'too-heavy', most: 30_000 },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Destination')).toHaveAccessibleDescription(/est suspendu/);
    await expect(canvas.getByLabelText('Poids du colis emballé, en kg')).toHaveAccessibleDescription(/30\skg/);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aParcelItem({ lang: 'en' }) } };
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aParcelItem({ mode: 'pro' }) } };
