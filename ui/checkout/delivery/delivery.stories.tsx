import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aFormView, anEntry, aPickerView } from '#ui/address/address.examples.ts';
import {
  aDelivery,
  aNewAddress,
  anAddressedDelivery,
  ownModes,
  recipient,
  sellerModes,
} from '#ui/checkout/checkout.examples.ts';
import { DeliveryScreen } from './delivery.screen.tsx';
import type { DeliveryView } from './delivery.view.ts';

const meta = { component: DeliveryScreen, args: { view: aDelivery() } } satisfies Meta<typeof DeliveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

/** A form that is not filled in is not sent. */
const staysWithItsErrors: Story['play'] = async ({ canvas, userEvent }) => {
  posted.mockClear();
  await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Dominique');
  // The rules are loaded at the first focus.
  await import('#ui/address/form/form-rules.ts');
  await userEvent.click(canvas.getByRole('button', { name: 'Utiliser sans enregistrer' }));
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  await expect(posted).not.toHaveBeenCalled();
};

export const NewAddress: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: staysWithItsErrors,
};

export const NewAddressRefused: Story = {
  args: {
    view: aDelivery({ address: aNewAddress({ codePostal: '870' }, { codePostal: { code: 'postal-code-fr' } }) }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    const field = canvas.getByRole('textbox', { name: 'Code postal' });
    await expect(field).toHaveAccessibleDescription(/5 chiffres\./);
    const way = canvas.getByRole('link', { name: 'Le code postal doit compter 5 chiffres.' });
    await expect(way).toHaveAttribute('href', `#${field.id}`);
  },
};

export const AddressBook: Story = {
  tags: ['hydrated'],
  parameters: recording,
  args: { view: aDelivery({ address: { kind: 'pick', picker: aPickerView() } }) },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /^Bureau/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Utiliser cette adresse' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'known-address', addressId: 'adr-bureau' }));
  },
};

export const NoAddressThatMayBeUsed: Story = {
  args: { view: aDelivery({ address: { kind: 'pick', picker: aPickerView([anEntry({ isEligible: false })]) } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Domicile/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Utiliser cette adresse' })).toBeNull();
  },
};

export const AddressRestored: Story = {
  args: {
    view: aDelivery({
      address: aNewAddress({ firstName: 'Dominique', streetName: '12 rue des Lilas' }),
      notices: [
        {
          tone: 'info',
          text: 'Nous avons retrouvé ce que vous aviez saisi. Vérifiez-le avant d’enregistrer.',
        },
      ],
    }),
  },
};

export const AddressNotVerified: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      notices: [
        {
          tone: 'info',
          text: 'Nous n’avons pas pu vérifier cette adresse. Elle est enregistrée telle que vous l’avez saisie.',
        },
      ],
    },
  },
};

export const AddressNotVerifiedInEnglish: Story = {
  globals: { language: 'en' },
  args: {
    view: {
      ...anAddressedDelivery,
      notices: [{ tone: 'info', text: 'We could not check this address. It is saved as you typed it.' }],
    },
  },
};

export const AddressDeleted: Story = {
  args: {
    view: aDelivery({
      address: { kind: 'pick', picker: aPickerView() },
      undo: { text: 'L’adresse «\u202fVacances\u202f» est supprimée.', hidden: { intent: 'restore' } },
    }),
  },
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const notice = canvas.getByText(/Vacances/).closest('[tabindex]');
    await waitFor(() => expect(notice).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'restore' }));
  },
};

const unchosen = sellerModes.modes.map((mode) => ({ ...mode, selected: false }));

/** Shows one view, and another one after an answer. */
function Rerendered({ first, then }: { first: DeliveryView; then: DeliveryView }) {
  const [view, show] = useState(first);
  return (
    <>
      <DeliveryScreen view={view} />
      <button type="button" onClick={() => show(then)}>
        suite
      </button>
    </>
  );
}

export const ModesOfTwoSellers: Story = {
  tags: ['hydrated'],
  args: { view: anAddressedDelivery },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    canvas.getByRole('radio', { name: /À domicile/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'mode', sellerId: 'boutique', mode: 'pickup' }));
  },
};

/** The backend chose the other sender's mode too. */
export const ModesThatTheBackendChose: Story = {
  tags: ['hydrated'],
  args: { view: { ...anAddressedDelivery, groups: [ownModes, { ...sellerModes, modes: unchosen }] } },
  render: ({ view }) => <Rerendered first={view} then={anAddressedDelivery} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'suite' }));
    await expect(canvas.getByRole('radio', { name: /Livraison standard/ })).toBeChecked();
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
    // The fixed total bar would cover the link.
    canvas.getByRole('link', { name: 'Revenir au panier' }).scrollIntoView();
  },
};

export const Dark: Story = { globals: { colourScheme: 'dark' }, args: { view: anAddressedDelivery } };

const addresses = {
  entries: [
    { id: 'adr-domicile', name: 'Domicile', block: recipient, isSelected: true },
    { id: 'adr-bureau', name: 'Bureau', block: recipient, isSelected: false },
  ],
  add: { label: 'Ajouter une adresse', href: '/checkout/livraison?facturation=nouvelle' },
};

export const BilledWithTheParcel: Story = {
  tags: ['hydrated'],
  args: { view: { ...anAddressedDelivery, billing: { isSame: true } } },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'Une autre adresse' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'billing', billing: 'other' }));
  },
};

export const OtherBillingAddress: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      billing: {
        isSame: false,
        set: {
          block: recipient,
          change: { label: 'Modifier l’adresse de facturation', href: '/checkout/livraison?facturation=autre' },
        },
      },
    },
  },
};

export const ChoosingWhereTheBillGoes: Story = {
  tags: ['hydrated'],
  args: { view: { ...anAddressedDelivery, billing: { isSame: false, pick: addresses } } },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /^Bureau/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Facturer à cette adresse' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'billing', addressId: 'adr-bureau' }));
  },
};

export const NewAddressForTheBill: Story = {
  args: {
    view: {
      ...anAddressedDelivery,
      billing: { isSame: false, form: { title: 'Nouvelle adresse', fields: aFormView() } },
    },
  },
  parameters: recording,
  play: staysWithItsErrors,
};
