import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aCompanyForm } from '#domain/address/examples.ts';
import type { AddressFault } from '#domain/address/fields/faults.ts';
import type { AddressFaults, AddressField } from '#domain/address/form-fields.ts';
import { aFormView } from '#ui/address/address.examples.ts';
import { AddressForm } from './address-form.tsx';

/**
 * Every message of the address rules in the form: one story shows each field's first fault, the next its second, and so
 * on.
 */
const faults: Partial<Record<AddressField, AddressFault[]>> = {
  country: [{ code: 'required' }],
  companyName: [
    { code: 'required' },
    { code: 'characters', signs: ['+'] },
    { code: 'characters', signs: ['+', '('] },
    { code: 'consecutive', sign: '&' },
  ],
  civility: [{ code: 'required' }],
  firstName: [
    { code: 'required' },
    { code: 'consecutive', sign: ' ' },
    { code: 'edge', sign: '-', where: 'first' },
    { code: 'edge', sign: "'", where: 'last' },
  ],
  lastName: [{ code: 'required' }, { code: 'too-long', count: 35 }, { code: 'line-too-long', count: 38 }],
  streetName: [
    { code: 'street-or-place' },
    { code: 'consecutive', sign: '.' },
    { code: 'edge', sign: '.', where: 'last' },
  ],
  building: [
    { code: 'consecutive', sign: '@' },
    { code: 'consecutive', sign: '/' },
    { code: 'consecutive', sign: '%' },
  ],
  additionalInformation: [{ code: 'additional-information' }],
  codePostal: [
    { code: 'required' },
    { code: 'postal-code-fr' },
    { code: 'postal-code-international' },
    { code: 'not-eligible' },
  ],
  city: [{ code: 'required' }, { code: 'delivery-name', name: 'CHATEAU CHINON' }],
  mobilePhone: [{ code: 'required' }, { code: 'mobile-fr' }, { code: 'mobile-be' }, { code: 'mobile-other' }],
  email: [{ code: 'required' }, { code: 'email' }],
  addressName: [{ code: 'duplicate-name' }],
};

const faultsAt = (at: number): AddressFaults =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, ofField]) => {
      const fault = ofField[at];
      return fault ? [[field, fault]] : [];
    }),
  );

const viewOf = (at: number, lang: 'fr' | 'en') =>
  aFormView(
    { typed: aCompanyForm(), faults: faultsAt(at), isJudged: true },
    { lang, context: { use: 'sender', countries: [] } },
  );

const meta = { component: AddressForm, args: { form: viewOf(0, 'fr') } } satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The summary names each fault once, and links to a field with the same message. */
const storyAt = (at: number, lang: 'fr' | 'en' = 'fr'): Story => ({
  globals: { language: lang },
  args: { form: viewOf(at, lang) },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('alert');
    await waitFor(() => expect(list).toHaveFocus());
    const links = within(list).getAllByRole('link');
    await expect(links).toHaveLength(Object.keys(faultsAt(at)).length);
    for (const link of links) {
      const field = canvasElement.querySelector(link.getAttribute('href') ?? '-');
      await expect(field).toBeVisible();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(link.textContent ?? '?'));
    }
  },
});

export const First = storyAt(0);
export const FirstInEnglish = storyAt(0, 'en');
export const Second = storyAt(1);
export const SecondInEnglish = storyAt(1, 'en');
export const Third = storyAt(2);
export const ThirdInEnglish = storyAt(2, 'en');
export const Fourth = storyAt(3);
export const FourthInEnglish = storyAt(3, 'en');
