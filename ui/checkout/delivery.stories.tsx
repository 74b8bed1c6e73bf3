import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  aDelivery,
  anAddressedDelivery,
  anAddressForm,
  recipient,
  sellerModes,
  shopModes,
} from './checkout.examples.ts';
import { DeliveryScreen } from './delivery.screen.tsx';

const meta = { component: DeliveryScreen, args: { view: aDelivery() } } satisfies Meta<typeof DeliveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const posted = fn();
const recording = {
  route: {
    path: '*',
    action: async ({ request }: { request: Request }) => {
      posted(Object.fromEntries(await request.formData()));
      return null;
    },
  },
};

export const FormToFill: Story = {
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Dominique');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code postal' }), '87000');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ intent: 'address', firstName: 'Dominique', postalCode: '87000', country: 'FR' }),
      ),
    );
  },
};

const faulty = aDelivery({
  address: anAddressForm(
    { firstName: 'Dominique', line1: '', postalCode: '870', town: 'Limoges', building: 'Bâtiment B' },
    {
      lastName: 'Indiquez votre nom.',
      line1: 'Indiquez le numéro et la rue.',
      postalCode: 'Le code postal doit compter 5 chiffres.',
    },
  ),
});

export const FormWithErrors: Story = {
  args: { view: faulty },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    const field = canvas.getByRole('textbox', { name: 'Code postal' });
    await expect(field).toHaveAccessibleDescription(/5 chiffres\./);
    await expect(field).toBeInvalid();
    const way = canvas.getByRole('link', { name: 'Le code postal doit compter 5 chiffres.' });
    await expect(way).toHaveAttribute('href', `#${field.id}`);
  },
};

export const FormWithErrorsOnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { view: faulty } };

export const KnownAddress: Story = {
  args: {
    view: aDelivery({
      address: {
        kind: 'form',
        form: { values: { country: 'FR', companyName: '' }, errors: {}, countries: [{ code: 'FR', name: 'France' }] },
        known: [
          { id: 'a1', block: recipient },
          { id: 'a2', block: ['ATELIER DU DESTINATAIRE', '3 QUAI DU MOULIN', '33000 BORDEAUX', 'FRANCE'] },
        ],
      },
    }),
  },
};

export const ModesOfTwoShops: Story = {
  args: { view: anAddressedDelivery },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    canvas.getByRole('radio', { name: /À domicile/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'mode', shopId: 'boutique', mode: 'pickup' }));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: anAddressedDelivery },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Voir le récapitulatif/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Récapitulatif' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.getByRole('button', { name: /Voir le récapitulatif/ })).toHaveFocus();
    // The total bar covers what is under it until one scrolls.
    canvas.getByRole('link', { name: 'Revenir au panier' }).scrollIntoView();
  },
};

export const Dark: Story = { globals: { colourScheme: 'dark' }, args: { view: anAddressedDelivery } };

export const ImpossibleZone: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      groups: [shopModes, { ...sellerModes, modes: [], unavailable: 'Livraison impossible sur la zone\u00a0: Corse' }],
      next: undefined,
    },
  },
};
