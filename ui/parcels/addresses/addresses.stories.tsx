import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aQuestion } from '#domain/address/check/examples.ts';
import { anAddress } from '#domain/address/examples.ts';
import { theParcelAnswers } from '#domain/parcels/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aParcelAddresses } from '../parcels.examples.ts';
import { AddressesScreen } from './addresses.screen.tsx';

const meta = { component: AddressesScreen, args: { view: aParcelAddresses() } } satisfies Meta<typeof AddressesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const book = [
  {
    id: 'adr-1',
    kind: 'address' as const,
    name: 'Bureau',
    isPrimary: true,
    isEligible: true,
    address: anAddress({ codePostal: '69002', city: 'Lyon' }),
  },
];

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    const [sender, recipient] = canvas.getAllByLabelText('Nom');
    await expect(sender).toHaveValue('Particulier');
    await expect(recipient).toHaveValue('Achats');
    await expect(canvas.getByText('71000, France métropolitaine')).toBeVisible();
  },
};

const { posted, recording } = recordingPosts();

export const FromTheBook: Story = {
  tags: ['hydrated'],
  args: { view: aParcelAddresses({ entries: book }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /Utiliser cette adresse$/ }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ 'book.sender': 'adr-1' })));
  },
};

/** Return leads on, although « Inverser » is the first button that is seen. */
export const ReturnLeadsOn: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const [city] = canvas.getAllByLabelText('Commune');
    if (!city) throw new Error('There is no town.');
    await userEvent.type(city, '{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.not.objectContaining({ intent: 'swap' })));
  },
};

export const ToAPoint: Story = {
  args: {
    view: aParcelAddresses({
      answers: theParcelAnswers({ way: 'point' }),
      faults: { 'recipient.email': { code: 'required' }, 'recipient.mobilePhone': { code: 'required' } },
    }),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveFocus();
    await expect(within(alert).getAllByRole('link', { name: /^Destinataire\s:/ })).toHaveLength(2);
    await expect(canvas.getAllByLabelText('Commune')).toHaveLength(1);
    await expect(canvas.getByText(/BUREAU DE POSTE LYON[^]*POINT DE RETRAIT lyon-1/)).toBeVisible();
  },
};

const question = (...streets: string[]) => ({ 'recipient.confirmed': aQuestion(...streets) });

/** The summary of errors leads to the question, which is answered in the form itself. */
export const ABetterAddressIsKnown: Story = {
  tags: ['hydrated'],
  args: { view: aParcelAddresses({ faults: question('4 rue du Port', '4 quai du Port') }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const lead = canvas.getByRole('link', { name: /^Destinataire\s: choisissez entre l’adresse saisie/ });
    await userEvent.click(lead);
    const asked = canvas.getByRole('radiogroup', { name: /^Cette adresse est-elle exacte/ });
    await expect(asked).toHaveFocus();
    await expect(within(asked).getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(within(asked).getByRole('radio', { name: /^Utiliser l’adresse suggérée.*4 QUAI DU PORT/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({
          'recipient.suggestion': expect.stringContaining('4+quai+du+Port'),
          'recipient.about': expect.stringContaining('4+rue+du+Pord'),
        }),
      ),
    );
  },
};

/** It is looked at, and kept at the same press as anything else. */
export const AnUnknownAddress: Story = {
  tags: ['hydrated'],
  args: { view: aParcelAddresses({ faults: question() }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const asked = canvas.getByRole('radiogroup', { name: 'Adresse non reconnue' });
    await expect(within(asked).queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({
          'recipient.suggestion': 'keep',
          'recipient.about': expect.stringContaining('4+rue+du+Pord'),
        }),
      ),
    );
  },
};

/** With scripts the preview follows what is typed; it is drawn from the start. */
export const OnTheLabel: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    const party = within(canvas.getByRole('group', { name: 'Destinataire' }));
    await expect(party.getByText(/4 RUE DU PORT\s+71000 MACON/)).toBeVisible();
    await userEvent.click(party.getByText('Lieu-dit, bâtiment, étage'));
    await userEvent.type(party.getByLabelText(/^Bâtiment, résidence/), 'Les Tilleuls');
    await expect(await party.findByText(/LES TILLEULS\s+4 RUE DU PORT/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aParcelAddresses({ lang: 'en', entries: book }) },
};

/** An address is pasted as it stands in a message; the server splits it. */
export const AddressIsPasted: Story = {
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const party = within(canvas.getByRole('group', { name: 'Destinataire' }));
    await userEvent.click(party.getByText('Coller une adresse'));
    await userEvent.type(party.getByLabelText('Adresse'), 'Camille Martin');
    await userEvent.click(party.getByRole('button', { name: /^Remplir les champs/ }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ intent: 'paste-recipient', 'paste.recipient': 'Camille Martin' }),
      ),
    );
  },
};
