import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anAddress } from '#domain/address/examples.ts';
import { aCart, aParcel } from '#domain/cart/examples.ts';
import { noOffer } from '#domain/deferred-payment/offer.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { PaymentScreen } from './payment.screen.tsx';
import { type PaymentPage, type PaymentView, paymentView } from './payment.view.ts';

/** The billing address of services, and the errors that keep a professional from ordering, in both languages. */
const office = anAddress({ companyName: 'Société Exemple' });
const siret = '73282932000074';

interface PaymentExample {
  lang?: 'fr' | 'en';
  mode?: 'part' | 'pro';
  address?: PaymentPage['cart']['billingAddress'];
  billing?: Partial<PaymentPage['billing']>;
}

function aPage({ lang = 'fr', mode = 'pro', address = office, billing = {} }: PaymentExample = {}): PaymentView {
  return paymentView(
    {
      cart: aCart({ lines: [aParcel('0')], billingAddress: address }),
      groups: [],
      choices: [
        { code: 'card', name: 'Carte bancaire', description: null },
        { code: 'paypal', name: 'PayPal', description: null },
      ],
      deferred: noOffer,
      notices: [],
      chosen: null,
      waiverRequired: false,
      certifying: false,
      billing: { number: null, isRequired: false, ...billing },
    },
    wordingOf({ lang, mode }),
  );
}

const shown = (page: PaymentExample) => ({
  globals: { mode: page.mode ?? 'pro', language: page.lang ?? 'fr' },
  args: { view: aPage(page) },
});
const asked = (typed: string, fault: 'length' | 'check' | 'required' | null) =>
  ({ number: { kind: 'form', typed, fault } }) as const;

const meta = { component: PaymentScreen, ...shown({}) } satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  ...shown({ billing: { number: { kind: 'set', number: siret } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Facturation' })).toBeVisible();
    await expect(canvas.getByText(/SIRET 732/)).toBeVisible();
  },
};
export const KnownInEnglish: Story = shown({ lang: 'en', billing: { number: { kind: 'set', number: siret } } });

export const Unverified: Story = {
  ...shown({ address: { ...office, isVerified: false }, billing: { number: { kind: 'set', number: siret } } }),
  play: async ({ canvas }) => expect(canvas.getByText('Non confirmée')).toBeVisible(),
};

export const NumberAsked: Story = shown({ billing: asked('', null) });
export const NumberAskedInEnglish: Story = shown({ lang: 'en', billing: asked('', null) });
export const NumberAskedOnAPhone: Story = {
  ...shown({ billing: asked('', null) }),
  globals: { mode: 'pro', viewport: { value: 'phone' } },
};

const refuses = (story: Pick<Story, 'args' | 'globals'>, text: RegExp): Story => ({
  ...story,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(text);
  },
});
export const NumberRequired = refuses(shown({ billing: asked('', 'required') }), /pour commander/);
export const NumberRequiredInEnglish = refuses(shown({ lang: 'en', billing: asked('', 'required') }), /to order/);
export const NumberTooShort = refuses(shown({ billing: asked('732 829', 'length') }), /doit compter 9.chiffres/);
export const NumberOfNobody = refuses(shown({ billing: asked('732829321', 'check') }), /vérifiez ses chiffres/);

export const AddressUnknown: Story = shown({ address: null });

export const AddressRequired: Story = {
  ...shown({ address: null, billing: { isRequired: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ajoutez une adresse de facturation pour commander');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ajouter une adresse de facturation' })).toHaveFocus());
  },
};
export const AddressRequiredInEnglish: Story = shown({ lang: 'en', address: null, billing: { isRequired: true } });

export const OfAnIndividual: Story = shown({ mode: 'part' });

/** An individual needs no billing address. */
export const OfAnIndividualWithoutAddress: Story = {
  ...shown({ mode: 'part', address: null }),
  play: async ({ canvas }) => expect(canvas.queryByRole('heading', { name: 'Facturation' })).toBeNull(),
};

const { posted, recording } = recordingPosts();

export const WhatIsTypedGoesWithTheOrder: Story = {
  tags: ['hydrated'],
  ...shown({ billing: asked('', null) }),
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), siret);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer ce SIREN ou SIRET' }));
    await waitFor(() =>
      expect(posted).toHaveBeenLastCalledWith(expect.objectContaining({ intent: 'billing-number', mode: 'card' })),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Commander avec obligation de paiement' }));
    await waitFor(() =>
      expect(posted).toHaveBeenLastCalledWith(expect.objectContaining({ intent: 'order', entreprise: siret })),
    );
  },
};
