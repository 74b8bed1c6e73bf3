import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aReturnable } from '#domain/returns/examples.ts';
import { heard } from '#tests/shared/heard.ts';
import { aStartView } from './returns.examples.ts';
import { StartReturnScreen } from './start/start.screen.tsx';

const meta = {
  title: 'returns/What a screen reader hears while a return is asked for',
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A method says who pays. */
export const Choosing: Story = {
  render: () => <StartReturnScreen view={aStartView({ lines: aReturnable().lines.slice(0, 1) })} />,
  play: async ({ canvas, canvasElement }) => {
    const { spoken } = await heard(canvasElement, async ({ press, tabsTo }) => {
      await tabsTo(canvas.getByRole('combobox', { name: /Quantité/ }));
      await tabsTo(canvas.getByRole('combobox', { name: /Motif/ }));
      await tabsTo(canvas.getByRole('radio', { name: /Par colis/ }));
      await press('Space');
      await tabsTo(canvas.getByRole('button', { name: 'Demander le retour' }));
    });
    await expect(spoken).toEqual([
      'main',
      'link, Commande CMD-26-000101',
      'combobox, Quantité à retourner, 0, has popup listbox, not expanded',
      'combobox, Motif du retour, has popup listbox, not expanded',
      'radio, Par colis Gratuit Imprimez l’étiquette. Le vendeur paie ce retour., not checked, position 1, set size 3',
      'textbox, Commentaire pour le vendeur (facultatif), 2 000 caractères au plus.',
      'button, Demander le retour',
    ]);
  },
};
