import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { heard } from '#tests/shared/heard.ts';
import { aFormView } from '#ui/address/address.examples.ts';
import { AddressForm } from './address-form.tsx';

const meta = { title: 'address/What a screen reader hears of the form' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (found: unknown) => `data:application/json,${encodeURIComponent(JSON.stringify(found))}#`;
const vaugirard = { streetName: '12 Rue de Vaugirard', codePostal: '75015', city: 'Paris' };
const vaugelas = { streetName: '12 Rue Vaugelas', codePostal: '75015', city: 'Paris' };
const help = { towns: answering(['Lugos', 'Mios']), streets: answering([vaugirard, vaugelas]) };
const form = { ...aFormView(), help };
const english = { ...aFormView({}, { lang: 'en' }), help };

/** The modules that the form loads at the first focus. */
const loaded = () => Promise.all([import('./form-rules.ts'), import('./street-combobox.tsx')]);
const becomesList = async (found: Promise<HTMLElement>) => {
  const street = await found;
  await waitFor(() => expect(street).toHaveFocus());
};

export const Form: Story = {
  render: () => <AddressForm form={form} />,
  play: async ({ canvasElement, canvas }) => {
    await loaded();
    const { spoken, announced } = await heard(canvasElement, async ({ press, type, tabsTo }) => {
      canvas.getByRole('combobox', { name: 'Pays' }).focus();
      await tabsTo(canvas.getByRole('textbox', { name: 'Nom' }));
      await press('Tab');
      await becomesList(canvas.findByRole('combobox', { name: 'Numéro et rue' }));
      const more = canvas.getByText('Lieu-dit, bâtiment, étage, digicode');
      await tabsTo(more);
      await userEvent.click(more);
      await tabsTo(canvas.getByRole('textbox', { name: 'Code postal' }));
      await type('333');
      await press('Tab');
      await type('L’Isle');
      await press('Tab');
      await waitFor(() => expect(canvas.getByText(/courbes/)).toBeVisible());
      await tabsTo(canvas.getByRole('textbox', { name: 'Code postal' }), 'Shift+Tab');
      await tabsTo(canvas.getByRole('button', { name: 'Enregistrer cette adresse' }));
      await press('Enter');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
      await press('Tab');
    });
    await expect(spoken).toEqual([
      'form',
      'combobox, Pays, FR, has popup listbox, not expanded',
      'checkbox, Adresse professionnelle, not checked',
      'combobox, Civilité, has popup listbox, not expanded',
      'textbox, Prénom, required',
      'textbox, Nom, required',
      'textbox, Numéro et rue, Par exemple : 12 rue des Lilas. Sans rue, indiquez un lieu-dit ou une boîte postale.',
      'combobox, Numéro et rue, Par exemple : 12 rue des Lilas. Sans rue, indiquez un lieu-dit ou une boîte postale., has popup listbox, not expanded, autocomplete in list, 1 control',
      'Lieu-dit, bâtiment, étage, digicode',
      'textbox, Lieu-dit ou boîte postale (facultatif)',
      'textbox, Bâtiment, résidence (facultatif)',
      'textbox, Étage, appartement, porte (facultatif)',
      'textbox, Digicode (facultatif), Pour le livreur : il n’est jamais imprimé.',
      'textbox, Informations complémentaires (facultatif)',
      'textbox, Code postal, 5 chiffres, required',
      'textbox, Code postal, 333, 5 chiffres, required',
      'textbox, Commune, Elle se remplit d’après le code postal, required',
      'textbox, Commune, L’Isle, Elle se remplit d’après le code postal, required',
      'textbox, Téléphone portable, 10 chiffres, commençant par 06 ou 07. Pour vous prévenir de la livraison., required',
      "textbox, Commune, L'Isle, Elle se remplit d’après le code postal, required",
      'textbox, Code postal, 333, 5 chiffres Le code postal doit compter 5 chiffres., invalid, required',
      "textbox, Commune, L'Isle, Elle se remplit d’après le code postal, required",
      'textbox, Téléphone portable, 10 chiffres, commençant par 06 ou 07. Pour vous prévenir de la livraison., required',
      'textbox, Adresse e-mail (facultatif), Par exemple : nom@domaine.fr',
      'textbox, Nom de l’adresse (facultatif), Par exemple : Domicile, Bureau',
      'checkbox, En faire mon adresse principale, not checked',
      'button, Enregistrer cette adresse, save',
      'alert',
      'link, Sélectionnez une civilité.',
    ]);
    await expect(announced).toEqual([
      'polite: Nous avons remplacé les apostrophes courbes par des apostrophes droites.',
    ]);
  },
};
export const TownsOfACode: Story = {
  render: () => <AddressForm form={form} />,
  play: async ({ canvasElement, canvas }) => {
    const { spoken, announced } = await heard(canvasElement, async ({ press, type }) => {
      canvas.getByRole('textbox', { name: 'Code postal' }).focus();
      await type('33380');
      await canvas.findByRole('combobox', { name: 'Commune' });
      await press('Tab');
      await press('Tab');
    });
    await expect(spoken).toEqual([
      'form',
      'textbox, Code postal, 5 chiffres, required',
      'textbox, Code postal, 33380, 5 chiffres, required',
      'combobox, Commune, Plusieurs communes ont ce code postal : choisissez la bonne., has popup listbox, not expanded',
      'button, Saisir une autre commune, city',
    ]);
    await expect(announced).toEqual(['polite: 2 communes au choix']);
  },
};
export const Combobox: Story = {
  render: () => <AddressForm form={form} />,
  play: async ({ canvasElement, canvas }) => {
    await loaded();
    const { spoken, announced } = await heard(canvasElement, async ({ press, type }) => {
      canvas.getByRole('textbox', { name: 'Numéro et rue' }).focus();
      await becomesList(canvas.findByRole('combobox', { name: 'Numéro et rue' }));
      await type('vau');
      await canvas.findByRole('option', { name: /12 Rue de Vaugirard/ });
      await press('ArrowDown');
      await press('ArrowDown');
      await press('ArrowUp');
      await press('Enter');
      await press('Tab');
      await press('Tab');
      await press('Tab');
    });
    await expect(spoken).toEqual([
      'form',
      'textbox, Numéro et rue, Par exemple : 12 rue des Lilas. Sans rue, indiquez un lieu-dit ou une boîte postale.',
      'combobox, Numéro et rue, Par exemple : 12 rue des Lilas. Sans rue, indiquez un lieu-dit ou une boîte postale., has popup listbox, not expanded, autocomplete in list, 1 control',
      'combobox, Numéro et rue, vau, Par exemple : 12 rue des Lilas. Sans rue, indiquez un lieu-dit ou une boîte postale., has popup listbox, not expanded, autocomplete in list, 1 control',
      'combobox, Numéro et rue, vau, Par exemple : 12 rue des Lilas. Sans rue, indiquez un lieu-dit ou une boîte postale., has popup listbox, expanded, active descendant 12 Rue de Vaugirard 75015 Paris, autocomplete in list, 1 control',
      'combobox, Numéro et rue, vau, Par exemple : 12 rue des Lilas. Sans rue, indiquez un lieu-dit ou une boîte postale., has popup listbox, expanded, active descendant 12 Rue Vaugelas 75015 Paris, autocomplete in list, 1 control',
      'combobox, Numéro et rue, vau, Par exemple : 12 rue des Lilas. Sans rue, indiquez un lieu-dit ou une boîte postale., has popup listbox, expanded, active descendant 12 Rue de Vaugirard 75015 Paris, autocomplete in list, 1 control',
      'combobox, Numéro et rue, 12 Rue de Vaugirard, Par exemple : 12 rue des Lilas. Sans rue, indiquez un lieu-dit ou une boîte postale., has popup listbox, not expanded, autocomplete in list, 1 control',
      'Lieu-dit, bâtiment, étage, digicode',
    ]);
    await expect(announced).toEqual(['polite: 2 rues proposées', 'polite: 75015 Paris']);
  },
};
export const ComboboxInEnglish: Story = {
  globals: { language: 'en' },
  render: () => <AddressForm form={english} />,
  play: async ({ canvasElement, canvas }) => {
    await loaded();
    const { spoken, announced } = await heard(canvasElement, async ({ press, type }) => {
      canvas.getByRole('textbox', { name: 'Street address' }).focus();
      await becomesList(canvas.findByRole('combobox', { name: 'Street address' }));
      await type('vau');
      await canvas.findByRole('option', { name: /12 Rue de Vaugirard/ });
      await press('ArrowDown');
      await press('Escape');
      await press('Tab');
    });
    await expect(spoken).toEqual([
      'form',
      'textbox, Street address, For example: 12 rue des Lilas. Without a street, give a place name or a PO box.',
      'combobox, Street address, For example: 12 rue des Lilas. Without a street, give a place name or a PO box., has popup listbox, not expanded, autocomplete in list, 1 control',
      'combobox, Street address, vau, For example: 12 rue des Lilas. Without a street, give a place name or a PO box., has popup listbox, not expanded, autocomplete in list, 1 control',
      'combobox, Street address, vau, For example: 12 rue des Lilas. Without a street, give a place name or a PO box., has popup listbox, expanded, active descendant 12 Rue de Vaugirard 75015 Paris, autocomplete in list, 1 control',
      'combobox, Street address, vau, For example: 12 rue des Lilas. Without a street, give a place name or a PO box., has popup listbox, not expanded, autocomplete in list, 1 control',
      'Place name, building, floor, door code',
    ]);
    await expect(announced).toEqual(['polite: 2 streets suggested']);
  },
};
