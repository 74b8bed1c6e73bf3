import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { isSelectable } from '#domain/address/book/address-book.ts';
import { anAddress } from '#domain/address/examples.ts';
import { heard } from '#tests/shared/heard.ts';
import {
  aBook,
  aCheckView,
  anEntry,
  aPickerView,
  fiveSuggestions,
  oneSuggestion,
} from '#ui/address/address.examples.ts';
import { AddressCheck } from '#ui/address/check/address-check.tsx';
import { AddressPicker } from './address-picker.tsx';

const meta = { title: 'address/What a screen reader hears of dialog and book' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dialog: Story = {
  render: () => <AddressCheck check={aCheckView(oneSuggestion)} />,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const { spoken } = await heard(dialog, async ({ next, press }) => {
      for (let i = 0; i < 28; i += 1) await next();
      await press('Tab');
    });
    await expect(spoken).toEqual([
      'dialog, Votre adresse est-elle exacte ?',
      'banner',
      'heading, Votre adresse est-elle exacte ?, level 2',
      'button, Fermer',
      'end of banner',
      'form',
      'paragraph',
      'Nous avons trouvé une adresse plus précise. Les différences sont soulignées.',
      'end of paragraph',
      'paragraph',
      'Votre adresse',
      'end of paragraph',
      'Mme Compte Particulier',
      '12 AVENUE DE LA',
      'mark',
      'GARRE',
      'end of mark',
      '33380 MIOS',
      'paragraph',
      'Adresse suggérée',
      'end of paragraph',
      'Mme Compte Particulier',
      '12 AVENUE DE LA',
      'mark',
      'GARE',
      'end of mark',
      '33380 MIOS',
      'button, Garder mon adresse, keep',
      'button, Utiliser la suggestion, suggestion',
    ]);
  },
};
export const DialogOfSeveral: Story = {
  globals: { language: 'en' },
  render: () => (
    <AddressCheck check={aCheckView({ ...oneSuggestion, suggestions: fiveSuggestions.slice(0, 2) }, { lang: 'en' })} />
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const { spoken } = await heard(document.body, async ({ press }) => {
      for (let i = 0; i < 2; i += 1) await press('Tab');
      await press('ArrowDown');
      for (let i = 0; i < 2; i += 1) await press('Tab');
    });
    await expect(spoken).toEqual([
      'document',
      'dialog, Please check your address',
      'button, Close',
      'radio, Ms Compte Particulier 12 AVENUE DE LA GARE 33380 MIOS, checked, position 1, set size 2',
      'radio, Ms Compte Particulier 14 AVENUE DE LA GARE 33380 MIOS, not checked, position 2, set size 2',
      'button, Keep my address, keep',
      'button, Use the suggestion, suggestion',
    ]);
  },
};
export const Unknown: Story = {
  render: () => <AddressCheck check={aCheckView({ kind: 'unknown' }, { tries: 2 })} />,
  play: async ({ canvasElement }) => {
    const { spoken } = await heard(canvasElement, async ({ next }) => {
      for (let i = 0; i < 9; i += 1) await next();
    });
    await expect(spoken).toEqual([
      'alert',
      'paragraph',
      'Adresse non reconnue',
      'end of paragraph',
      'paragraph',
      'Ces indications ne correspondent pas à une adresse postale connue. Si votre adresse est exacte, vous pouvez la confirmer.',
      'end of paragraph',
      'form',
      'button, Confirmer cette adresse, keep',
      'end of form',
    ]);
  },
};
export const Picker: Story = {
  render: () => <AddressPicker picker={aPickerView()} />,
  play: async ({ canvasElement, canvas }) => {
    const { spoken } = await heard(canvasElement, async ({ press, tabsTo }) => {
      await press('Tab');
      await press('ArrowDown');
      await tabsTo(canvas.getByText('3 adresses à compléter ou non desservies'));
    });
    await expect(spoken).toEqual([
      'form',
      'radio, Domicile Adresse principale Mme Compte Particulier 12 B RUE DE L EGLISE 33380 MIOS, checked, position 1, set size 5',
      'radio, Bureau Atelier 3M & Fils Mme Compte Particulier 12 B RUE DE L EGLISE 33380 MIOS, not checked, position 2, set size 5',
      'link, Modifier Bureau',
      'button, Définir Bureau comme adresse principale, adr-bureau',
      'button, Supprimer Bureau, adr-bureau',
      '3 adresses à compléter ou non desservies',
    ]);
  },
};
const closedBook = [
  anEntry({ id: 'adr-vite', address: anAddress({ isVerified: false }) }),
  ...aBook.filter((entry) => !isSelectable(entry)),
];
export const PickerInEnglish: Story = {
  globals: { language: 'en' },
  render: () => <AddressPicker picker={aPickerView(closedBook, { lang: 'en' })} />,
  play: async ({ canvasElement }) => {
    const { spoken } = await heard(canvasElement, async ({ next }) => {
      for (let i = 0; i < 43; i += 1) await next();
    });
    await expect(spoken).toEqual([
      'form',
      'radiogroup, Choose a saved address, required',
      'Choose a saved address',
      'radio, Domicile Ms Compte Particulier 12 B RUE DE L EGLISE 33380 MIOS Not confirmed, checked, position 1, set size 4',
      'Domicile',
      'group',
      'Ms Compte Particulier 12 B RUE DE L EGLISE 33380 MIOS',
      'Not confirmed',
      'end of group',
      'link, Change Domicile',
      'Change',
      'end of link, Change Domicile',
      'button, Make Domicile the main address, adr-vite',
      'Set as main address',
      'end of button, Make Domicile the main address, adr-vite',
      'button, Delete Domicile, adr-vite',
      'Delete',
      'end of button, Delete Domicile, adr-vite',
      'end of radiogroup, Choose a saved address, required',
      'group',
      '3 addresses that are incomplete or not served',
      'radio, Canada Ms Compte Particulier 12 B RUE DE L EGLISE 33380 MIOS, Addresses that are not eligible cannot be selected., not checked, disabled, position 2, set size 4',
      'Canada',
      'group',
      'Ms Compte Particulier 12 B RUE DE L EGLISE 33380 MIOS',
      'end of group',
      'paragraph',
      'Addresses that are not eligible cannot be selected.',
      'end of paragraph',
      'link, Change Canada',
      'Change',
      'end of link, Change Canada',
      'group',
      'Delete Canada',
      'Delete',
      'end, Delete Canada',
      'paragraph',
      'You will not be able to get it back: your address book no longer accepts an address like this one.',
      'end of paragraph',
      'button, Delete Canada, adr-canada',
      'Delete',
      'end of button, Delete Canada, adr-canada',
      'end of group',
      'radio, Chez un proche Ms Compte 12 B RUE DE L EGLISE 33380 MIOS, The selected address has no first and/or last name. Please update your address., not checked, disabled, position 3, set size 4',
    ]);
  },
};
