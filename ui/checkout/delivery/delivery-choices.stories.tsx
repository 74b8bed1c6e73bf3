import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { anAddressedDelivery, ownModes, requiredPoint, sellerModes } from '#ui/checkout/checkout.examples.ts';
import { aPickupView, chosen, chosenAndClosed, found } from '#ui/pickup/pickup.examples.ts';
import { DeliveryScreen } from './delivery.screen.tsx';

const meta = { component: DeliveryScreen, args: { view: anAddressedDelivery } } satisfies Meta<typeof DeliveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const ImpossibleZone: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      groups: [
        ownModes,
        {
          ...sellerModes,
          modes: [],
          unavailable: {
            text: 'Livraison impossible sur la zone\u202f: Outre-mer. Choisissez une autre adresse, ou retirez les articles de ce vendeur.',
            change: { label: 'Choisir une autre adresse', href: '/checkout/livraison?adresse=modifier' },
            remove: 'Retirer l’article de Papeterie du Canal',
          },
        },
      ],
      next: undefined,
    },
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer l’article de Papeterie du Canal' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ sellerId: sellerModes.sellerId })),
    );
  },
};

export const ImpossibleZoneOnAPhone: Story = { ...ImpossibleZone, globals: { viewport: { value: 'phone' } } };

export const ArticlesRemoved: Story = {
  tags: ['hydrated'],
  args: {
    view: {
      ...anAddressedDelivery,
      groups: [ownModes],
      undo: {
        text: 'Les articles de ce vendeur sont retirés de votre panier.',
        hidden: { intent: 'restore-articles', articles: '3406005 2009-1 1 ' },
      },
    },
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await waitFor(() => expect(canvas.getByText(/sont retirés/).closest('[tabindex]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({ intent: 'restore-articles', articles: '3406005 2009-1 1 ' }),
    );
  },
};

export const ModesThatCouldNotBeRead: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      groups: [],
      failed: {
        text: 'Les modes de livraison n’ont pas pu être chargés, veuillez réessayer.',
        again: { label: 'Réessayer', href: '/checkout/livraison' },
      },
      next: undefined,
    },
  },
};

const toPoint = {
  ...ownModes,
  modes: ownModes.modes.map((mode) => ({ ...mode, selected: mode.code === 'pickup' })),
};

export const ChoosingAPickupPoint: Story = {
  tags: ['hydrated'],
  parameters: recording,
  args: {
    view: { ...anAddressedDelivery, groups: [{ ...toPoint, pickup: aPickupView(found()) }], next: undefined },
  },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Choisir ce point.*Jardins/ }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ intent: 'point', point: 'FR:lyon-4' })),
    );
  },
};

export const PickupPointChosen: Story = {
  args: { view: { ...anAddressedDelivery, groups: [{ ...toPoint, pickup: aPickupView(chosen) }, sellerModes] } },
};

const refusal = 'Le mode de livraison n’a pas pu être enregistré, veuillez réessayer.';

export const ModeNotSaved: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      groups: [{ ...ownModes, notices: [{ tone: 'error', text: refusal }] }, sellerModes],
    },
  },
};

export const PickupPointNotSaved: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      groups: [
        {
          ...toPoint,
          pickup: aPickupView(found(), {
            notices: [
              {
                tone: 'error',
                text: 'Ce point de retrait ne prend plus de colis pour le moment. Choisissez-en un autre.',
              },
            ],
          }),
        },
      ],
      next: undefined,
      required: requiredPoint,
    },
  },
};

export const PickupPointClosedSince: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      groups: [{ ...toPoint, pickup: aPickupView(chosenAndClosed) }],
      next: undefined,
      required: requiredPoint,
    },
  },
};

const sentModes: unknown[] = [];
const pending: (() => void)[] = [];
const answers = () => pending.shift()?.();

/** Two choices before the first is answered: the second is posted after it, and the page cannot be left meanwhile. */
export const ChosenTwiceInARow: Story = {
  tags: ['hydrated'],
  parameters: {
    route: {
      path: '*',
      action: async ({ request }: { request: Request }) => {
        sentModes.push((await request.formData()).get('mode'));
        await new Promise<void>((resolve) => pending.push(resolve));
        return null;
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    sentModes.length = 0;
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.click(radio(/point de retrait/));
    await waitFor(() => expect(sentModes).toEqual(['pickup']));
    await userEvent.click(radio(/Express/));
    await expect(canvas.getAllByText('mise à jour…').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: /Continuer vers le paiement/ })).toBeDisabled();
    await expect(sentModes).toEqual(['pickup']);
    answers();
    await waitFor(() => expect(sentModes).toEqual(['pickup', 'express']));
    await expect(radio(/Express/)).toBeChecked();
    answers();
    // The story's loader does not change, so the choice of the cart is shown again.
    await waitFor(() => expect(radio(/À domicile/)).toBeChecked());
    await waitFor(() => expect(canvas.queryAllByText('mise à jour…')).toEqual([]));
    await expect(canvas.getByRole('link', { name: /Continuer vers le paiement/ })).toBeVisible();
  },
};

const change = { label: 'Modifier le numéro', href: '/checkout/livraison?telephone=modifier' };

export const NumberForTheCarrier: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      phone: { now: { text: 'Le transporteur vous préviendra au 06 12 34 56 78.', change } },
    },
  },
};

export const AnotherNumberForTheCarrier: Story = {
  tags: ['hydrated'],
  args: {
    view: {
      ...anAddressedDelivery,
      phone: {
        form: {
          value: '0412345678',
          hint: '10 chiffres, commençant par 06 ou 07. Pour vous prévenir de la livraison.',
          error: 'Le numéro doit compter 10 chiffres et commencer par 06 ou 07.',
        },
      },
    },
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const field = canvas.getByRole('textbox', { name: 'Téléphone portable' });
    await expect(field).toHaveAccessibleDescription(/commencer par 06 ou 07\./);
    await userEvent.clear(field);
    await userEvent.type(field, '0712345678{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'phone', telephone: '0712345678' }));
  },
};

const hint = 'Il figure sur votre facture. Le SIREN compte 9\u00a0chiffres, le SIRET\u00a014.';

export const ProfessionalInvoice: Story = {
  globals: { mode: 'pro' },
  args: {
    view: {
      ...anAddressedDelivery,
      billing: { isSame: true },
      billingNumber: {
        set: {
          text: 'SIRET 732\u00a0829\u00a0320\u00a000074',
          change: {
            label: 'Modifier le SIREN ou le SIRET',
            href: '/professionnel/checkout/livraison?entreprise=modifier',
          },
        },
      },
    },
  },
};

export const ProfessionalInvoiceRefused: Story = {
  globals: { mode: 'pro' },
  args: {
    view: {
      ...anAddressedDelivery,
      billing: { isSame: true },
      billingNumber: {
        form: {
          value: '732829320',
          hint,
          error: 'Ce numéro n’est pas celui d’une entreprise\u202f: vérifiez ses chiffres.',
        },
      },
      next: undefined,
    },
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const field = canvas.getByRole('textbox', { name: 'SIREN ou SIRET' });
    await expect(field).toHaveAccessibleDescription(/vérifiez ses chiffres/);
    await userEvent.clear(field);
    await userEvent.type(field, '732829320');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer ce SIREN ou SIRET' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ entreprise: '732829320' })));
  },
};
