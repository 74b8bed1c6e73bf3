import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aCheckView, fiveSuggestions, oneSuggestion } from '#ui/address/address.examples.ts';
import { AddressCheck } from './address-check.tsx';

const meta = { component: AddressCheck, args: { check: aCheckView(oneSuggestion) } } satisfies Meta<
  typeof AddressCheck
>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = { globals: { language: 'en' } };
const phone = { globals: { viewport: { value: 'phone' } } };
const { posted, recording } = recordingPosts();
const page = within(document.body);

export const OneSuggestion: Story = {
  tags: ['hydrated'],
  play: async ({ userEvent }) => {
    const dialog = await page.findByRole('dialog', { name: /Votre adresse est-elle exacte/ });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(within(dialog).getByText('GARE').closest('mark')).not.toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};
export const OneSuggestionTaken: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ userEvent }) => {
    posted.mockClear();
    const dialog = await page.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Utiliser la suggestion' }));
    const [suggestion] = aCheckView(oneSuggestion).suggestions;
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ step: 'suggestion', suggestion: suggestion?.value }),
      ),
    );
  },
};
export const OneSuggestionInEnglish: Story = { ...english, args: { check: aCheckView(oneSuggestion, { lang: 'en' }) } };
export const OneSuggestionOnAPhone: Story = { ...phone };

const five = { ...oneSuggestion, suggestions: fiveSuggestions };
export const FiveSuggestions: Story = {
  tags: ['hydrated'],
  args: { check: aCheckView(five) },
  parameters: recording,
  play: async ({ userEvent }) => {
    posted.mockClear();
    const dialog = within(await page.findByRole('dialog'));
    const [first, , third] = dialog.getAllByRole('radio');
    await expect(first).toBeChecked();
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(third).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Utiliser la suggestion' }));
    const { value } = aCheckView(five).suggestions[2] ?? {};
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ step: 'suggestion', suggestion: value })),
    );
  },
};
export const FiveSuggestionsInEnglish: Story = { ...english, args: { check: aCheckView(five, { lang: 'en' }) } };
export const FiveSuggestionsOnAPhone: Story = { ...phone, args: { check: aCheckView(five) } };

const abroad = {
  streetName: '12 Avenue de la Gare',
  additionalStreetName: '',
  codePostal: '1000',
  city: 'Bruxelles',
  country: 'BE',
};
const mismatch = { kind: 'suggestions' as const, suggestions: [abroad], mustChoose: true };
export const AnotherCountry: Story = {
  tags: ['hydrated'],
  args: { check: aCheckView(mismatch, { mayKeep: false }) },
  play: async ({ userEvent }) => {
    const dialog = await page.findByRole('dialog', { name: 'Confirmez le pays de livraison' });
    await expect(within(dialog).queryByRole('button', { name: 'Garder mon adresse' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Modifier mon adresse' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};
export const AnotherCountryInEnglish: Story = {
  ...english,
  args: { check: aCheckView(mismatch, { mayKeep: false, lang: 'en' }) },
};

export const UnknownTheFirstTime: Story = {
  args: { check: aCheckView({ kind: 'unknown' }, { mayKeep: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/ne correspondent pas à une adresse postale connue\./);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const UnknownTheFirstTimeInEnglish: Story = {
  ...english,
  args: { check: aCheckView({ kind: 'unknown' }, { mayKeep: false, lang: 'en' }) },
};
export const UnknownTheSecondTime: Story = {
  args: { check: aCheckView({ kind: 'unknown' }, { tries: 2 }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer cette adresse' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ step: 'keep' })));
  },
};
export const UnknownTheSecondTimeInEnglish: Story = {
  ...english,
  args: { check: aCheckView({ kind: 'unknown' }, { tries: 2, lang: 'en' }) },
};
