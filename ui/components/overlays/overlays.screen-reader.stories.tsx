import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { heard } from '#tests/shared/heard.ts';
import { Button } from '#ui/components/controls/button.tsx';
import { Page } from '#ui/components/page/page.tsx';
import { Dialog as DialogPart } from './dialog.tsx';
import { Sheet as SheetPart } from './sheet.tsx';

const meta = { title: 'components/overlays/What a screen reader hears' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Filtrer';
const fields = (
  <>
    <label>
      <input type="checkbox" /> Carnet
    </label>
    <button type="button">Voir les produits</button>
  </>
);

/** A page with a link before and after the overlay. */
const around = (opener: React.ReactNode, overlay: React.ReactNode) => (
  <>
    <a href="#avant">Avant</a>
    <Page>
      <h1>Timbres</h1>
      {overlay}
      {opener}
      <a href="#apres">Après</a>
    </Page>
  </>
);

/** The walk: into the dialog itself, which is read, past the last control without reaching the page, and out by the button that closes. */
const walk = (...opening: string[]): Story['play'] =>
  async function play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Ouvrir' });
    const { spoken } = await heard(document.body, async ({ tabsTo, press }) => {
      await tabsTo(opener);
      await press('Enter');
      await waitFor(() => expect(canvas.getByRole('dialog', { name: title })).toHaveFocus());
      for (let tabs = 0; tabs < 4; tabs += 1) await press('Tab');
      await tabsTo(canvas.getByRole('button', { name: 'Fermer' }), 'Shift+Tab');
      await press('Enter');
      await waitFor(() => expect(opener).toHaveFocus());
      await press('Tab');
    });
    await expect(spoken).toEqual([
      'document',
      'link, Avant',
      'button, Ouvrir',
      ...opening,
      'button, Fermer',
      'checkbox, Carnet, not checked',
      'button, Voir les produits',
      'checkbox, Carnet, not checked',
      'button, Fermer',
      'button, Ouvrir',
      'link, Après',
    ]);
  };

/** Over the page of a phone: into it, round its controls, and back to what opened it. */
export const Sheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () =>
    around(
      <button type="button" popoverTarget="filtres">
        Ouvrir
      </button>,
      <SheetPart id="filtres" title={title}>
        {fields}
      </SheetPart>,
    ),
  play: walk('dialog, Filtrer, modal'),
};

export const Dialog: Story = {
  render: function Opening() {
    const [isOpen, open] = useState(false);
    return around(
      <Button type="button" onClick={() => open(true)}>
        Ouvrir
      </Button>,
      <DialogPart open={isOpen} title={title} onClose={() => open(false)}>
        {fields}
      </DialogPart>,
    );
  },
  // The pretend reader meets the dialog twice on the way from it to its first control.
  play: walk('dialog, Filtrer', 'button, Fermer', 'dialog, Filtrer'),
};
