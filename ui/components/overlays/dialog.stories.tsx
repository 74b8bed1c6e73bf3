import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ui/components/controls/button.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  component: Dialog,
  parameters: { layout: 'padded' },
  args: {
    open: false,
    title: 'Ajouté au panier',
    onClose: fn(),
    children: <p>1 × Carnet de 12 timbres Marianne, Lettre verte</p>,
  },
  render: function Opening({ open, onClose, ...rest }) {
    const [isOpen, setOpen] = useState(open);
    const close = () => {
      setOpen(false);
      onClose();
    };
    return (
      <main style={{ minBlockSize: '20rem' }}>
        <Button type="button" onClick={() => setOpen(true)}>
          Ajouter
        </Button>
        <Dialog {...rest} open={isOpen} onClose={close} />
      </main>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dark = { globals: { colourScheme: 'dark' } };
const narrow = { globals: { viewport: { value: 'phone' } } };

export const Closed: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
};

/** The focus goes to the dialog, and back to what opened it. */
export const OpenedAndClosed: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Ajouter' });
    for (const times of [1, 2]) {
      await userEvent.click(opener);
      await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Ajouté au panier' })).toBeVisible());
      await expect(canvas.getByRole('dialog', { name: 'Ajouté au panier' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(canvas.queryByRole('dialog')).toBeNull();
      // The browser tells of it a moment after.
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(times));
    }
  },
};

/** What led to it is no longer there to take the focus back, so the heading above takes it. */
export const ClosedWithoutAnOpener: Story = {
  tags: ['hydrated'],
  args: { open: true },
  render: function Closing({ open, onClose, ...rest }) {
    const [isOpen, setOpen] = useState(open);
    return (
      <main>
        <h1>Nouvelle adresse</h1>
        <Dialog {...rest} open={isOpen} onClose={() => setOpen(false)} />
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nouvelle adresse' })).toHaveFocus());
  },
};

/** The browser tells late that it was closed: what is shown by then stays. */
export const OpenedAgainAtOnce: Story = {
  render: function Reopening({ open, onClose, ...rest }) {
    const [isOpen, setOpen] = useState(open);
    return (
      <main>
        <Button type="button" onClick={() => setOpen(true)}>
          Ajouter
        </Button>
        <Dialog {...rest} open={isOpen} onClose={onClose}>
          <Button type="button" onClick={() => setOpen(false)}>
            Continuer
          </Button>
        </Dialog>
      </main>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Ajouter' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    const told = new Promise((done) => dialog.addEventListener('close', done, { once: true }));
    flushSync(() => canvas.getByRole('button', { name: 'Continuer' }).click());
    flushSync(() => opener.click());
    await told;
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog', { name: 'Ajouté au panier' })).toHaveFocus();
  },
};

/** A press within it does not close it; one beside it does. */
export const ClosedByAPressBeside: Story = {
  parameters: { moves: true },
  tags: ['hydrated'],
  args: { open: true },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByText(/Carnet de 12 timbres/));
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(dialog);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(dialog).not.toHaveAttribute('open');
  },
};

/** It has the focus without a ring. */
export const Open: Story = {
  args: { open: true },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveStyle({ outlineStyle: 'none' });
  },
};
export const OpenInTheDark: Story = { ...dark, args: { open: true } };
export const OpenInEnglish: Story = {
  globals: { language: 'en' },
  args: { open: true, title: 'Added to your basket', children: <p>1 × Booklet of 12 Marianne stamps</p> },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()),
};
export const LongOnAPhone: Story = {
  ...narrow,
  args: {
    open: true,
    title: 'Certifier votre compte professionnel pour payer en différé, sur facture mensuelle',
    children: <p>{'Un justificatif de moins de trois mois est demandé pour chaque établissement. '.repeat(20)}</p>,
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
