import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anAddress } from '#domain/address/examples.ts';
import { Envelope } from './envelope.tsx';
import { envelopeView } from './envelope.view.ts';

const meta = {
  component: Envelope,
  args: { envelope: envelopeView(anAddress()), rule: '38 caractères par ligne' },
} satisfies Meta<typeof Envelope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/33380 MIOS/)).toBeVisible(),
};
export const SixLines: Story = {
  args: {
    envelope: envelopeView(
      anAddress({
        companyName: 'Atelier 3M & Fils',
        floor: 'Porte 12',
        building: 'Bâtiment B',
        additionalStreetName: 'Caudos',
      }),
    ),
  },
};
export const NearTheLimit: Story = {
  args: { envelope: envelopeView(anAddress({ building: 'Résidence des Alizés et des Flamboyant' })) },
};
export const InEnglish: Story = { globals: { language: 'en' }, args: { rule: '38 characters a line' } };
/** An empty preview would only push the buttons of the form down. */
export const NothingYet: Story = {
  play: async ({ canvas }) => expect(canvas.queryByText('Sur l’enveloppe')).toBeNull(),
  args: {
    envelope: envelopeView(
      anAddress({ civility: '', firstName: '', lastName: '', streetName: '', codePostal: '', city: '' }),
    ),
  },
};
