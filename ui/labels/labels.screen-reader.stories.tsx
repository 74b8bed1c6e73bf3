import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heard } from '#tests/shared/heard.ts';
import { aPanelView } from './labels.examples.ts';
import { LabelsPanel } from './panel/labels-panel.tsx';

const meta = { title: 'labels/What a screen reader hears while labels are chosen' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A label says which one it is where it is chosen and where it is downloaded; a place says where it lies on the sheet. */
export const Choosing: Story = {
  render: () => <LabelsPanel view={aPanelView()} />,
  play: async ({ canvas, canvasElement }) => {
    const { spoken } = await heard(canvasElement, async ({ press, tabsTo }) => {
      await tabsTo(canvas.getByRole('checkbox', { name: 'Étiquette 6A04 0439 5432 0' }));
      await press('Space');
      await tabsTo(canvas.getByRole('button', { name: 'Télécharger Étiquette 6A04 0439 5432 0' }));
      await tabsTo(canvas.getByRole('radio', { name: /une étiquette par feuille/ }));
      await press('ArrowDown');
      await tabsTo(canvas.getByRole('radio', { name: '1, en haut à gauche' }));
      await press('ArrowDown');
      await tabsTo(canvas.getByRole('button', { name: 'Télécharger les étiquettes choisies' }));
    });
    await expect(spoken).toEqual([
      'form',
      'checkbox, Étiquette 6A04 0439 5432 0, not checked',
      'button, Télécharger Étiquette 6A04 0439 5432 0, 6A04043954320',
      'checkbox, Étiquette 6A37 5905 9602 1, not checked',
      'button, Télécharger Étiquette 6A37 5905 9602 1, 6A37590596021',
      'checkbox, Étiquette 6A26 2671 7823 2, not checked',
      'button, Télécharger Étiquette 6A26 2671 7823 2, 6A26267178232',
      'radio, A4, une étiquette par feuille, checked, position 1, set size 4',
      'radio, A4, quatre étiquettes par feuille, not checked, position 2, set size 4',
      'radio, 1, en haut à gauche, checked, position 1, set size 4',
      'radio, 2, en haut à droite, not checked, position 2, set size 4',
      'button, Tout télécharger (3 étiquettes, PDF), 1',
      'button, Télécharger les étiquettes choisies',
    ]);
  },
};
