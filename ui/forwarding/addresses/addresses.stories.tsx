import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theForwardingAnswers } from '#domain/forwarding/examples.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { anAddressesStep } from '../forwarding.examples.ts';
import { AddressesScreen } from './addresses.screen.tsx';

const meta = { component: AddressesScreen, args: { view: anAddressesStep() } } satisfies Meta<typeof AddressesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const withOffer = (offer: string) => anAddressesStep({ answers: theForwardingAnswers({ offer }) });

export const WithinFrance: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Adresse d’arrivée' })).toBeVisible();
    await expect(canvas.getAllByLabelText('Nom'), 'names are asked for once').toHaveLength(1);
    await expect(canvas.getByText(/une lettre part aux deux adresses/)).toBeVisible();
  },
};

export const FromTheBook: Story = {
  args: { view: anAddressesStep({ entries: [anEntry()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Domicile [^]* Utiliser cette adresse$/ })).toHaveLength(2);
    await expect(canvas.getAllByText('Coller une adresse')).toHaveLength(2);
  },
};

export const Abroad: Story = {
  args: { view: withOffer('definitive-international-6') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/seules les lettres sont réexpédiées/)).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Belgique' })).toBeVisible();
  },
};

export const MailIsKept: Story = {
  args: { view: withOffer('keeping-2') },
  play: async ({ canvas }) => expect(canvas.queryByRole('group', { name: 'Adresse d’arrivée' })).toBeNull(),
};

export const PosteRestante: Story = {
  args: { view: withOffer('restante-1') },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: /^Adresse d’arrivée \(bureau de poste/ })).toBeVisible(),
};

export const TheSameAddress: Story = {
  args: { view: anAddressesStep({ faults: { 'to.streetName': { code: 'same-address' } } }) },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: anAddressesStep({ lang: 'en' }) } };
