import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressBlock } from './address-block.tsx';

const meta = {
  component: AddressBlock,
  parameters: { layout: 'padded' },
  args: { lines: ['MADAME DESTINATAIRE', '12 RUE DES LILAS', '87000 LIMOGES'] },
} satisfies Meta<typeof AddressBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = [
  'SOCIETE EXPEDITRICE DES PAPETERIES',
  'SERVICE DES ACHATS DES FOURNITURES',
  'ENTREE C ETAGE 12 APPARTEMENT 1204',
  'RESIDENCE DES ALIZES ET FLAMBOYANT',
  '1234 BIS AVENUE DU GENERAL LECLERC',
  'BP 90123',
  '59123 VILLENEUVE D ASCQ CEDEX',
];

export const ThreeLines: Story = {
  play: async ({ canvas }) => expect(canvas.getByText(/DESTINATAIRE/).innerText.split('\n')).toEqual(meta.args.lines),
};
export const NotVerified: Story = {
  args: { mark: 'Non confirmée' },
  play: async ({ canvas }) => expect(canvas.getByText('Non confirmée')).toBeVisible(),
};
export const NotVerifiedInTheDark: Story = { ...NotVerified, globals: { colourScheme: 'dark' } };
export const SevenLinesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { lines: long },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/SOCIETE/).innerText.split('\n')).toEqual(long);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
