import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aQuestion } from '#domain/address/check/examples.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { anAddressesStep } from '../registered-mail.examples.ts';
import { AddressesScreen } from './addresses.screen.tsx';

const meta = { component: AddressesScreen, args: { view: anAddressesStep() } } satisfies Meta<typeof AddressesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12 RUE DE LA REPUBLIQUE/, { selector: 'fieldset p' })).toBeVisible();
    const [sender, recipient] = canvas.getAllByLabelText('Nom');
    await expect(sender).not.toBeVisible();
    await expect(sender).toHaveValue('Particulier');
    await expect(recipient).toHaveValue('Achats');
    await expect(canvas.getByLabelText('Jour du dépôt')).toHaveValue('2026-11-24');
  },
};

export const TickingACompanyShowsItsFields: Story = {
  tags: ['hydrated'],
  args: { view: anAddressesStep({ answers: { destination: 'FR' } }) },
  play: async ({ canvas, userEvent }) => {
    const [box] = canvas.getAllByRole('checkbox', { name: 'Adresse professionnelle' });
    if (!box) throw new Error('There is no box to tick.');
    await expect(canvas.queryByRole('textbox', { name: 'Raison sociale' })).toBeNull();
    await userEvent.click(box);
    await expect(canvas.getByRole('textbox', { name: 'Raison sociale' })).toBeVisible();
  },
};

export const FromTheBook: Story = {
  args: { view: anAddressesStep({ entries: [anEntry()], answers: { destination: 'FR' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Domicile [^]* Utiliser cette adresse$/ })).toHaveLength(2);
    await expect(canvas.getAllByText('Coller une adresse')).toHaveLength(2);
    for (const name of canvas.getAllByLabelText('Prénom')) await expect(name).not.toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    view: anAddressesStep({
      faults: {
        'sender.streetName': { code: 'street-or-place' },
        'sender.additionalStreetName': { code: 'street-or-place' },
        'sender.codePostal': { code: 'postal-code-fr' },
        'recipient.codePostal': { code: 'postal-code-elsewhere' },
        depositDate: { code: 'date-too-early', earliest: '2026-11-24' },
      },
    }),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveFocus();
    await expect(alert).toHaveTextContent(/4 points sont à corriger/);
    await expect(within(alert).getAllByRole('link', { name: /^Expéditeur\s: saisissez une rue/ })).toHaveLength(1);
  },
};

export const ABetterAddressIsKnown: Story = {
  tags: ['hydrated'],
  args: { view: anAddressesStep({ faults: { 'recipient.confirmed': aQuestion('4 rue du Port') } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Destinataire\s: choisissez entre l’adresse saisie/ }));
    const asked = canvas.getByRole('radiogroup', { name: /^Cette adresse est-elle exacte/ });
    await expect(asked).toHaveFocus();
    await userEvent.click(within(asked).getByRole('radio', { name: /^Garder l’adresse saisie.*4 RUE DU PORD/ }));
  },
};

/** At its end, where nothing stands under the bar with the price. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = canvas.getByLabelText('Jour du dépôt');
    last.scrollIntoView({ block: 'center' });
    await expect(last).toBeVisible();
  },
};
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anAddressesStep({ lang: 'en' }) } };
