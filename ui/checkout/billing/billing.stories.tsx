import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { anAddress } from '#domain/address/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { DeliveryScreen } from '#ui/checkout/delivery/delivery.screen.tsx';
import {
  aBillingForm,
  again,
  inEnglish,
  inFrench,
  questions,
} from '#ui/checkout/delivery/delivery-address.examples.ts';

/** The billing address and its faults, in both languages. */
const meta = { component: DeliveryScreen, ...inFrench() } satisfies Meta<typeof DeliveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();
const page = within(document.body);
const asks = (story: Story, title: string, button: string): Story => ({
  ...story,
  play: async () => {
    const dialog = await page.findByRole('dialog', { name: new RegExp(title) });
    await waitFor(() => expect(dialog).toHaveFocus());
    await waitFor(() => expect(within(dialog).getByRole('button', { name: button })).toBeVisible());
  },
});
const refuses = (story: Story, text: RegExp): Story => ({
  ...story,
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(text),
});

export const WithTheParcel: Story = inFrench();
export const WithTheParcelInEnglish: Story = inEnglish();

const otherAddress = { billing: { kind: 'other', address: anAddress({ city: 'Arès', isVerified: false }) } } as const;
export const OtherAddress: Story = {
  tags: ['hydrated'],
  ...inFrench(otherAddress),
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: 'Identique à l’adresse de livraison' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'billing', billing: 'same' }));
  },
};
export const OtherAddressInEnglish: Story = inEnglish(otherAddress);

const entries = [anEntry(), anEntry({ id: 'adr-vite', name: '', address: anAddress({ isVerified: false }) })];
const choice = { billing: { kind: 'pick', entries } } as const;
export const Choice: Story = {
  tags: ['hydrated'],
  ...inFrench(choice),
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    canvas.getByRole('radio', { name: /^Domicile/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Non confirmée/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Facturer à cette adresse' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'billing', addressId: 'adr-vite' }));
  },
};
export const ChoiceInEnglish: Story = {
  ...inEnglish(choice),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Not confirmed/ })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^Domicile/ })).toBeChecked();
  },
};
export const NotBillable = refuses(
  inFrench(choice, [['error', 'address.notBillable']]),
  /pas facturer à cette adresse/,
);
export const NotBillableInEnglish = refuses(inEnglish(choice, [['error', 'address.notBillable']]), /cannot bill to/);
export const ChoiceFailed = refuses(inFrench(choice, [['error', 'error.addressUpdate']]), /veuillez réessayer/);
export const ChoiceFailedInEnglish = refuses(inEnglish(choice, [['error', 'error.addressUpdate']]), /try again/);

const refused = { billing: aBillingForm(again(), { city: { code: 'required' } }) };
export const Refused = refuses(inFrench(refused), /Saisissez la commune/);
export const RefusedInEnglish = refuses(inEnglish(refused), /town/);

const suggested = { billing: aBillingForm(again({ check: questions.suggestion })) };
export const Suggested = asks(inFrench(suggested), 'Votre adresse est-elle exacte', 'Garder mon adresse');
export const SuggestedInEnglish = asks(inEnglish(suggested), 'Please check your address', 'Keep my address');

const unknown = { billing: aBillingForm(again({ check: questions.unknown })) };
export const Unknown = refuses(inFrench(unknown), /ne correspondent pas à une adresse postale connue/);
export const UnknownInEnglish = refuses(inEnglish(unknown), /do not match any known postal address/);
