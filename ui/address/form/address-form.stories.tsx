import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { aCompanyForm, anAddressForm, aWholeAddress } from '#domain/address/examples.ts';
import { aFormView, typedAddress } from '#ui/address/address.examples.ts';
import { AddressForm } from './address-form.tsx';
import { formOf, formOfAddress } from './form-of.ts';

const meta = { component: AddressForm, args: { form: aFormView() } } satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rules are loaded at the first focus. */
const rulesLoaded = () => import('./form-rules.ts');

const english = { globals: { language: 'en' } };
const phone = { globals: { viewport: { value: 'phone' } } };

/** Fields of one row stand on one line. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const topOf = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().top;
    await expect(topOf('Commune')).toBe(topOf('Code postal'));
    await expect(topOf('Nom')).toBe(topOf('Prénom'));
  },
};
export const EmptyInEnglish: Story = { ...english, args: { form: aFormView({}, { lang: 'en' }) } };
export const EmptyOnAPhone: Story = { ...phone };

const company = { typed: aCompanyForm() };
export const Company: Story = {
  tags: ['hydrated'],
  args: { form: aFormView(company) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Raison sociale' });
    await expect(name).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Adresse professionnelle' }));
    await expect(name).not.toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Adresse professionnelle' }));
    await expect(name).toHaveValue('Atelier 3M & Fils');
  },
};
export const CompanyInEnglish: Story = { ...english, args: { form: aFormView(company, { lang: 'en' }) } };

const whole = formOfAddress(aWholeAddress());
/** Every field of an address is posted. */
export const Whole: Story = {
  args: { form: aFormView({ typed: whole }) },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form && formOf(new FormData(form))).toEqual(whole);
  },
};

const belgium = { typed: anAddressForm({ country: 'BE', codePostal: '1000', city: 'Bruxelles' }) };
export const Belgium: Story = {
  tags: ['hydrated'],
  args: { form: aFormView(belgium) },
  play: async ({ canvas, userEvent }) => {
    const phoneNumber = canvas.getByRole('textbox', { name: 'Téléphone portable' });
    await expect(phoneNumber).toHaveAccessibleDescription(/par 04/);
    await expect(canvas.getByRole('textbox', { name: /^Référence pour la douane/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Pays' }), 'France');
    await expect(phoneNumber).toHaveAccessibleDescription(/par 06 ou 07/);
    await expect(canvas.getByRole('textbox', { name: 'Code postal' })).toHaveValue('1000');
  },
};
export const BelgiumInEnglish: Story = { ...english, args: { form: aFormView(belgium, { lang: 'en' }) } };

const monaco = { typed: anAddressForm({ country: 'MC', codePostal: '98000', city: 'Monaco' }) };
export const Monaco: Story = { args: { form: aFormView(monaco) } };
export const MonacoInEnglish: Story = { ...english, args: { form: aFormView(monaco, { lang: 'en' }) } };

const refused: Parameters<typeof aFormView>[0] = {
  typed: anAddressForm({ civility: '', codePostal: '3338', floor: 'Étage 2 (gauche)' }),
  faults: {
    civility: { code: 'required' },
    codePostal: { code: 'postal-code-fr' },
    floor: { code: 'characters', signs: ['(', ')'] },
  },
};
export const Refused: Story = {
  tags: ['hydrated'],
  args: { form: aFormView({ ...refused, isJudged: true }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /^Étage/ })).toBeVisible();
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links[0]).toBe('Sélectionnez une civilité.');
    await expect(document.title).toMatch(/^Erreur/);
  },
};
export const RefusedInEnglish: Story = {
  ...english,
  args: { form: aFormView({ ...refused, isJudged: true }, { lang: 'en' }) },
};
export const RefusedOnAPhone: Story = { ...phone, args: { form: aFormView({ ...refused, isJudged: true }) } };

export const FaultShownOnBlur: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code postal' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Prénom' }));
    await rulesLoaded();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).not.toHaveAttribute('aria-invalid');
    await userEvent.type(code, '333');
    await userEvent.tab();
    await waitFor(() => expect(code).toHaveAccessibleDescription(/doit compter 5 chiffres/));
    await userEvent.type(code, '80');
    await userEvent.tab();
    await waitFor(() => expect(code).not.toHaveAttribute('aria-invalid'));
  },
};

const long = 'Résidence des Alizés et des Flamboyants';
export const NearTheLimit: Story = {
  tags: ['hydrated'],
  args: { form: aFormView({ typed: anAddressForm({ building: long.slice(0, 30) }) }) },
  play: async ({ canvas, userEvent }) => {
    const building = canvas.getByRole('textbox', { name: /^Bâtiment/ });
    await userEvent.click(building);
    await rulesLoaded();
    await userEvent.type(building, 'Flam');
    await waitFor(() => expect(canvas.getByText('Encore 4 caractères')).toBeVisible());
  },
};

export const Folded: Story = {
  args: {
    form: aFormView({
      typed: anAddressForm({ streetName: ' 12 rue de l’Église', city: 'L’Isle–Jourdain' }),
      isJudged: true,
    }),
  },
};
export const FoldedInEnglish: Story = {
  ...english,
  args: {
    form: aFormView({ typed: anAddressForm({ city: 'L’Isle–Jourdain ' }), isJudged: true }, { lang: 'en' }),
  },
};

export const Restored: Story = { args: { form: aFormView({ typed: typedAddress }) } };

const towns = { typed: anAddressForm({ city: '' }), towns: ['Biganos', 'Marcheprime', 'Mios'] };
export const TownsOfACode: Story = {
  tags: ['hydrated'],
  args: { form: aFormView(towns) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Commune' }), 'Mios');
    await userEvent.click(canvas.getByRole('button', { name: 'Saisir une autre commune' }));
    await expect(canvas.getByRole('textbox', { name: 'Commune' })).toBeVisible();
  },
};
export const TownThatComesWhileItIsTyped: Story = {
  args: { form: { ...aFormView(), help: { towns: 'data:application/json,["Bordeaux"]#', streets: '' } } },
  play: async ({ canvas, userEvent }) => {
    const town = canvas.getByRole('textbox', { name: 'Commune' });
    void fireEvent.input(canvas.getByRole('textbox', { name: 'Code postal' }), { target: { value: '33000' } });
    town.focus();
    await waitFor(() => expect(town).toHaveValue('Bordeaux'));
    await userEvent.keyboard('Cenon');
    await expect(town).toHaveValue('Cenon');
  },
};

export const TownsOfACodeInEnglish: Story = { ...english, args: { form: aFormView(towns, { lang: 'en' }) } };

export const WithAnEmail: Story = { args: { form: aFormView({}, { context: { use: 'sender', countries: [] } }) } };
export const UsedOnce: Story = { args: { form: aFormView({}, { isForBook: false }) } };
export const Dark: Story = {
  globals: { colourScheme: 'dark' },
  args: { form: aFormView({ typed: typedAddress }) },
};

const vaugirard = { streetName: '12 Rue de Vaugirard', codePostal: '75015', city: 'Paris' };
/** Answers every request: a browser does not send what follows #. */
const streets = `data:application/json,${encodeURIComponent(JSON.stringify([vaugirard]))}#`;
export const StreetsSuggested: Story = {
  tags: ['hydrated'],
  args: { form: { ...aFormView(), help: { towns: streets, streets } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Numéro et rue'));
    const street = await canvas.findByRole('combobox', { name: 'Numéro et rue' });
    await waitFor(() => expect(street).toHaveFocus());
    await userEvent.type(street, '12 rue de vaug');
    await canvas.findByRole('option', { name: /12 Rue de Vaugirard/ });
    await expect(street).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('1 rue proposée')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(street).toHaveValue('12 rue de vaug');
    await userEvent.type(street, 'i');
    await canvas.findByRole('option', { name: /12 Rue de Vaugirard/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(street).toHaveValue('12 Rue de Vaugirard');
    await expect(canvas.getByLabelText('Code postal')).toHaveValue('75015');
    await expect(canvas.getByLabelText('Commune')).toHaveValue('Paris');
    await canvas.findByText(/12 RUE DE VAUGIRARD\s75015 PARIS/);
  },
};

export const StreetBlurredBeforeSuggestions: Story = {
  tags: ['hydrated'],
  args: { form: { ...aFormView(), help: { towns: streets, streets } } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Numéro et rue' }).focus();
    const code = canvas.getByRole('textbox', { name: 'Code postal' });
    code.focus();
    await canvas.findByRole('combobox', { name: 'Numéro et rue' });
    await userEvent.keyboard('750');
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('750');
  },
};

export const StreetTypedBeforeItsProgram: Story = {
  name: 'A street that is typed before its suggestions can be asked for is looked up',
  args: { form: { ...aFormView(), help: { towns: streets, streets } } },
  play: async ({ canvas }) => {
    const street = canvas.getByLabelText('Numéro et rue');
    street.focus();
    await fireEvent.input(street, { target: { value: '12 rue de vaug' } });
    await expect(await canvas.findByRole('option', { name: /Vaugirard/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Numéro et rue' })).toHaveValue('12 rue de vaug');
  },
};

export const StreetSelectedBeforeItsProgram: Story = {
  name: 'What is typed over a selected street takes its place, also when its suggestions come meanwhile',
  args: { form: { ...aFormView({ typed: typedAddress }), help: { towns: streets, streets } } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole<HTMLInputElement>('textbox', { name: 'Numéro et rue' }).select();
    const street = await canvas.findByRole<HTMLInputElement>('combobox', { name: 'Numéro et rue' });
    await waitFor(() => expect(street).toHaveFocus());
    await expect([street.selectionStart, street.selectionEnd]).toEqual([0, street.value.length]);
    await userEvent.keyboard('9 rue X');
    await expect(street).toHaveValue('9 rue X');
  },
};

export const StreetComposedBeforeItsProgram: Story = {
  name: 'A sign that is being composed keeps the field until it is there',
  args: StreetSelectedBeforeItsProgram.args,
  play: async ({ canvas, userEvent }) => {
    const plain = canvas.getByRole('textbox', { name: 'Numéro et rue' });
    await fireEvent.compositionStart(plain);
    plain.focus();
    await userEvent.keyboard('é');
    await import('./street-combobox.tsx');
    await userEvent.keyboard('t');
    await expect(plain).toHaveFocus();
    await fireEvent.compositionEnd(plain);
    await expect(await canvas.findByRole('combobox', { name: 'Numéro et rue' })).toHaveFocus();
  },
};

export const StreetsUnknown: Story = {
  args: { form: { ...aFormView(), help: { towns: 'data:application/json,[]#', streets: 'data:text/plain,-#' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Numéro et rue'));
    const street = await canvas.findByRole('combobox', { name: 'Numéro et rue' });
    await userEvent.type(street, '12 rue Xyzzy');
    await userEvent.tab();
    await expect(street).toHaveValue('12 rue Xyzzy');
    await expect(street).toHaveAttribute('aria-expanded', 'false');
  },
};
