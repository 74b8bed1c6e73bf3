import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anAddress } from '#domain/address/examples.ts';
import { aCart, aParcel } from '#domain/cart/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { aBillingForm, again, questions } from '#ui/checkout/delivery/delivery-address.examples.ts';
import type { NoticeView } from '#ui/components/views.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { BillingScreen } from './billing.screen.tsx';
import type { BillingFormInput } from './billing.view.ts';
import { billingPageView } from './billing-page.view.ts';

/** The page of the billing address for services. */
const entries = [anEntry(), anEntry({ id: 'adr-vite', name: '', address: anAddress({ isVerified: false }) })];

interface BillingExample {
  lang?: 'fr' | 'en';
  billing?: BillingFormInput;
  notices?: NoticeView[];
}

const shown = ({ lang = 'fr', billing = { kind: 'pick', entries }, notices = [] }: BillingExample = {}) => ({
  globals: { mode: 'pro', language: lang },
  args: {
    view: billingPageView(
      { cart: aCart({ lines: [aParcel('0')] }), billing, notices },
      wordingOf({ lang, mode: 'pro' }),
    ),
  },
});

const meta = { component: BillingScreen, ...shown() } satisfies Meta<typeof BillingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const Book: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Adresse de facturation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Revenir au paiement' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Non confirmée/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Facturer à cette adresse' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'billing', addressId: 'adr-vite' }));
  },
};
export const BookInEnglish: Story = shown({ lang: 'en' });
export const BookOnAPhone: Story = { globals: { mode: 'pro', viewport: { value: 'phone' } } };

export const New: Story = {
  ...shown({ billing: aBillingForm(null) }),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 2, name: 'Nouvelle adresse' })).toBeVisible(),
};
export const NewInEnglish: Story = shown({ lang: 'en', billing: aBillingForm(null) });

export const Refused: Story = {
  ...shown({ billing: aBillingForm(again(), { city: { code: 'required' } }) }),
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Saisissez la commune'),
};
export const Unknown: Story = shown({ billing: aBillingForm(again({ check: questions.unknown })) });

const failed = {
  tone: 'error',
  text: 'Votre adresse n’a pas pu être mise à jour, veuillez réessayer.',
} as const;
export const Failed: Story = {
  ...shown({ notices: [failed] }),
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('veuillez réessayer'),
};
