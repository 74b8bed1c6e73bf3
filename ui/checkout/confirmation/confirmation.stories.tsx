import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { printed } from '#tests/shared/printed-story.ts';
import { recipient } from '#ui/checkout/checkout.examples.ts';
import { aConfirmation } from '#ui/checkout/payment/payment.examples.ts';
import { ConfirmationScreen } from './confirmation.screen.tsx';

const meta = { component: ConfirmationScreen, args: { view: aConfirmation } } satisfies Meta<typeof ConfirmationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('CMD-26-004817')).toBeVisible();
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le numéro' }));
    await expect(written).toHaveBeenCalledWith('CMD-26-004817');
    await expect(canvas.getByRole('button', { name: 'Numéro copié' })).toBeVisible();
    written.mockRestore();
    await expect(canvas.getByText(/MACON/).checkVisibility()).toBe(true);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A phone folds where the order is billed, and a wide screen shows it. */
export const BillingOnAPhone: Story = {
  ...OnAPhone,
  play: async ({ canvas, userEvent }) => {
    const town = canvas.getByText(/MACON/);
    await expect(town.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    await userEvent.click(canvas.getByText('Adresse de facturation', { selector: 'summary *' }));
    await expect(town.checkVisibility()).toBe(true);
  },
};

export const Dark: Story = { globals: { colourScheme: 'dark' } };

/** Labels of an individual who waived the right of withdrawal: nothing is delivered. */
export const ServicesOnly: Story = {
  args: {
    view: {
      ...aConfirmation,
      delivery: undefined,
      groups: aConfirmation.groups.slice(2),
      notes: [
        'Le 20/11/2026 à 09:12, vous avez demandé que les services en ligne commencent dès le paiement et renoncé à votre droit de rétractation pour ceux-ci.',
      ],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/renoncé à votre droit de rétractation/)).toBeVisible(),
};

export const Unverified: Story = {
  args: {
    view: {
      ...aConfirmation,
      delivery: { title: 'Adresse de livraison', block: recipient, mark: 'Non confirmée', modes: [] },
      billing: { title: 'Adresse de facturation', block: recipient, mark: 'Non confirmée' },
    },
  },
  play: async ({ canvas }) => expect(canvas.getAllByText('Non confirmée')).toHaveLength(2),
};

/** The backend does not say how the order is paid: the page has no empty row. */
export const PaidUnsaid: Story = {
  args: { view: { ...aConfirmation, payment: undefined } },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(facts.slice(0, 4)).toEqual(['Numéro de commande', 'Date', 'État', 'Articles (3)']);
  },
};

export const PaidLater: Story = {
  globals: { mode: 'pro' },
  args: {
    view: {
      ...aConfirmation,
      payment: 'Paiement différé',
      billing: {
        title: 'Adresse de facturation',
        block: recipient,
        number: 'SIRET 732\u00a0829\u00a0320\u00a000074',
      },
      terms:
        'Rien n’est débité aujourd’hui\u202f: cette commande figurera sur votre prochaine facture mensuelle, à régler à l’échéance qu’elle indique.',
    },
  },
};

/** A sheet is narrower than a laptop: number, day, state and payment stand in one row there too. */
export const Printed: Story = {
  globals: { viewport: { value: 'tablet' } },
  beforeEach: printed,
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('term').slice(0, 4);
    await expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Numéro de commande',
      'Date',
      'État',
      'Paiement',
    ]);
    const boxes = facts.map((fact) => fact.parentElement?.getBoundingClientRect());
    const lowest = Math.max(...boxes.map((box) => Number(box?.top)));
    await expect(lowest).toBeLessThan(Math.min(...boxes.map((box) => Number(box?.bottom))));
  },
};
