import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anAddress } from '#domain/address/examples.ts';
import { aBook } from '#ui/address/address.examples.ts';
import { DeliveryScreen } from './delivery.screen.tsx';
import { aFormWhere, again, inEnglish, inFrench } from './delivery-address.examples.ts';

/** The addresses of the delivery page and their messages, as the server makes them, in both languages. */
const meta = { component: DeliveryScreen, ...inFrench() } satisfies Meta<typeof DeliveryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const withNotice = (story: Story, role: 'alert' | 'status', text: RegExp): Story => ({
  ...story,
  play: async ({ canvas }) => {
    const messages = canvas.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(messages.join(' ')).toMatch(text);
  },
});

export const Added = withNotice(
  inFrench({}, [['success', 'address.added']]),
  'status',
  /enregistrée dans votre carnet/,
);
export const AddedInEnglish = withNotice(
  inEnglish({}, [['success', 'address.added']]),
  'status',
  /saved to your address book/,
);
export const MainSet = withNotice(inFrench({}, [['success', 'address.mainSet']]), 'status', /adresse principale/);
export const MainSetInEnglish = withNotice(inEnglish({}, [['success', 'address.mainSet']]), 'status', /main address/);
export const Restored = withNotice(inFrench({}, [['success', 'address.restored']]), 'status', /de retour/);
export const RestoredInEnglish = withNotice(
  inEnglish({}, [['success', 'address.restored']]),
  'status',
  /back in your address book/,
);

const address = anAddress({ isVerified: false });
const unverified = { where: { kind: 'set', address }, billing: { kind: 'other', address } } as const;
export const NotVerified: Story = {
  ...inFrench(unverified, [['info', 'address.notVerified']]),
  play: async ({ canvas }) => expect(canvas.getAllByText('Non confirmée')).toHaveLength(2),
};
export const NotVerifiedInEnglish: Story = {
  ...inEnglish(unverified, [['info', 'address.notVerified']]),
  play: async ({ canvas }) => expect(canvas.getAllByText('Not confirmed')).toHaveLength(2),
};

const duplicate = { where: aFormWhere(again(), { addressName: { code: 'duplicate-name' } }) };
export const DuplicateName = withNotice(inFrench(duplicate), 'alert', /déjà existant veuillez en saisir un autre/);
export const DuplicateNameInEnglish = withNotice(inEnglish(duplicate), 'alert', /already exists/);
const notServed = { where: aFormWhere(again(), { codePostal: { code: 'not-eligible' } }) };
export const NotServed = withNotice(inFrench(notServed), 'alert', /Nous ne livrons pas à cette commune/);
export const NotServedInEnglish = withNotice(inEnglish(notServed), 'alert', /do not deliver/);
const failed = { where: aFormWhere(again()) };
export const NotSaved = withNotice(inFrench(failed, [['error', 'error.addressUpdate']]), 'alert', /veuillez réessayer/);
export const NotSavedInEnglish = withNotice(
  inEnglish(failed, [['error', 'error.addressUpdate']]),
  'alert',
  /try again/,
);

const book = {
  where: { kind: 'pick', entries: aBook, max: 100, query: { searched: '', selectedId: '', isWhole: false } },
} as const;
export const Removed = withNotice(inFrench(book, [['error', 'address.gone']]), 'alert', /n’est plus dans votre carnet/);
export const RemovedInEnglish = withNotice(
  inEnglish(book, [['error', 'address.gone']]),
  'alert',
  /no longer in your address book/,
);
export const NothingChosen = withNotice(
  inFrench(book, [['error', 'address.choose']]),
  'alert',
  /Sélectionnez une adresse/,
);
export const NothingChosenInEnglish = withNotice(
  inEnglish(book, [['error', 'address.choose']]),
  'alert',
  /Select an address/,
);

const away = { where: aFormWhere(null) };
export const BookAway = withNotice(
  inFrench(away, [['warning', 'address.bookAway']]),
  'status',
  /temporairement indisponible/,
);
export const BookAwayInEnglish = withNotice(
  inEnglish(away, [['warning', 'address.bookAway']]),
  'status',
  /unavailable/,
);
