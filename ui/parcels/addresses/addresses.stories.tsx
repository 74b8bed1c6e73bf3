import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
    await userEvent.selectOptions(canvas.getByLabelText('Dans votre carnet d’adresses'), 'adr-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Utiliser cette adresse' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ intent: 'use-sender', 'book.sender': 'adr-1' })),
    );
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
    await userEvent.click(party.getByRole('button', { name: 'Remplir les champs' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ intent: 'paste-recipient', 'paste.recipient': 'Camille Martin' }),
      ),
    );
  },
};
