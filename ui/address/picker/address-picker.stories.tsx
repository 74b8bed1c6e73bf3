import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { withQuery } from '#tests/shared/query-display.tsx';
import { aLongBook, anEntry, aPickerView } from '#ui/address/address.examples.ts';
import { AddressPicker } from './address-picker.tsx';

const meta = { component: AddressPicker, args: { picker: aPickerView() } } satisfies Meta<typeof AddressPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = { globals: { language: 'en' } };
const phone = { globals: { viewport: { value: 'phone' } } };
const { posted, recording } = recordingPosts();

export const EachState: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('radio', { name: /^Canada/ })).not.toBeVisible();
    await userEvent.click(canvas.getByText('3 adresses à compléter ou non desservies'));
    await expect(canvas.getByRole('radio', { name: /^Canada/ })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Canada/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /^Canada/ })).toHaveAccessibleDescription(/non éligibles/);
    canvas.getByRole('radio', { name: /^Domicile/ }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'known-address', addressId: 'adr-bureau' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Domicile' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ remove: 'adr-domicile' })));
  },
};
/** Nothing else is there to see. */
export const NoneThatMayBeChosen: Story = {
  args: { picker: aPickerView([anEntry({ isEligible: false })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Domicile/ })).toBeVisible();
  },
};
export const EachStateInEnglish: Story = { ...english, args: { picker: aPickerView(undefined, { lang: 'en' }) } };
export const EachStateOnAPhone: Story = { ...phone };
export const EachStateInTheDark: Story = { globals: { colourScheme: 'dark' } };

export const MoreThanTen: Story = {
  tags: ['hydrated'],
  decorators: [withQuery],
  args: { picker: aPickerView(aLongBook(14)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Rechercher dans le carnet/ }), 'domicile{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Adresse')).toHaveTextContent('?adresse=modifier&chercher=domicile'),
    );
  },
};
export const MoreThanTenInEnglish: Story = {
  ...english,
  args: { picker: aPickerView(aLongBook(14), { lang: 'en' }) },
};
export const Found: Story = { args: { picker: aPickerView(aLongBook(14), { searched: 'adresse 13' }) } };
export const NothingFound: Story = { args: { picker: aPickerView(aLongBook(14), { searched: 'canari' }) } };
export const NothingFoundInEnglish: Story = {
  ...english,
  args: { picker: aPickerView(aLongBook(14), { searched: 'canari', lang: 'en' }) },
};

export const FullBook: Story = { args: { picker: aPickerView(aLongBook(12), { max: 12 }) } };
export const FullBookInEnglish: Story = {
  ...english,
  args: { picker: aPickerView(aLongBook(12), { max: 12, lang: 'en' }) },
};
