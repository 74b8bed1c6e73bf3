import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aPlace, aQuestion } from '#domain/address/check/examples.ts';
import { aRecipient, theLetterAnswers } from '#domain/letters/examples.ts';
import { answerOfRecipients, answersOfRecipient } from '#domain/letters/recipients.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { anEntry } from '#ui/address/address.examples.ts';
import { aRecipientsStep } from '../letters.examples.ts';
import { RecipientsScreen } from './recipients.screen.tsx';

const meta = { component: RecipientsScreen, args: { view: aRecipientsStep() } } satisfies Meta<typeof RecipientsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mixed = theLetterAnswers({
  recipients: answerOfRecipients([
    { typed: aRecipient(), refusal: null },
    { typed: aRecipient({ lastName: 'Sans commune', city: '' }), refusal: null },
    { typed: aRecipient({ lastName: 'Ailleurs', codePostal: '99999' }), refusal: 'not-eligible' },
  ]),
});

export const OneRecipient: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 destinataire' })).toBeVisible();
    await expect(canvas.getByText(/71040 MACON CEDEX 9/, { selector: 'li p' })).toBeVisible();
  },
};

export const NobodyYet: Story = {
  args: { view: aRecipientsStep({ answers: theLetterAnswers({ recipients: '' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Corriger/ })).toBeNull();
    const [ofRecipient] = canvas.getAllByLabelText('Code postal');
    await expect(ofRecipient).not.toBeRequired();
    await expect(canvas.getByText('Laissez vide : ce pays n’a pas de code postal.')).not.toBeVisible();
  },
};

/** A bad row says what is wrong with it, and stops none of the others. */
export const SomeGetNothing: Story = {
  args: { view: aRecipientsStep({ answers: mixed }) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: '3 destinataires, dont 2 à corriger' });
    const items = within(list).getAllByRole('listitem');
    await expect(items[1]).toHaveTextContent('Saisissez la commune.');
    await expect(items[2]).toHaveTextContent(
      'Nous ne distribuons pas à cette adresse : corrigez-la ou retirez ce destinataire.',
    );
  },
};

/** What was read from a table is marked where its address is doubted; the letter may go on. */
export const SomeAreDoubted: Story = {
  args: {
    view: aRecipientsStep({
      answers: theLetterAnswers({
        recipients: answerOfRecipients([
          { typed: aRecipient(), refusal: null, doubt: aPlace() },
          { typed: aRecipient({ lastName: 'Inconnue' }), refusal: null, doubt: 'unknown' },
        ]),
      }),
    }),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: '2 destinataires, 2 adresses à vérifier' });
    const [known, unknown] = within(list).getAllByRole('listitem');
    await expect(known).toHaveTextContent('4 RUE DU PONT');
    await expect(unknown).toHaveTextContent('Adresse non reconnue');
    await expect(within(list).getAllByRole('button', { name: /Utiliser cette adresse/ })).toHaveLength(1);
  },
};

/** Another tab was faster: what was pasted is still there, where it is seen. */
export const PastedAndNotSplit: Story = {
  args: { view: aRecipientsStep({ answers: { ...mixed, pasted: 'Mme Camille Martin\n69002 Lyon' } }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Adresse' });
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Mme Camille Martin\n69002 Lyon');
  },
};

const { posted, recording } = recordingPosts();

export const Pressed: Story = {
  tags: ['hydrated'],
  parameters: recording,
  args: { view: aRecipientsStep({ answers: mixed }) },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByText('Nouvelle adresse'));
    const [firstName] = canvas.getAllByLabelText('Prénom');
    if (!firstName) throw new Error('There is no first name.');
    await userEvent.type(firstName, 'Autre{Enter}');
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ do: 'add', 'recipient.firstName': 'Autre' })),
    );
    const [, second] = canvas.getAllByRole('button', { name: /^Corriger/ });
    if (!second) throw new Error('There is no second recipient.');
    await userEvent.click(second);
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ mend: '1' })));
  },
};

export const FromTheBook: Story = {
  args: {
    view: aRecipientsStep({
      answers: theLetterAnswers({ recipients: '' }),
      book: [anEntry(), anEntry({ id: 'a2', name: 'Bureau' })],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /^Bureau/ })).toBeVisible();
    await expect(canvas.getAllByLabelText('Prénom')[0]).not.toBeVisible();
    await userEvent.click(canvas.getByText('Nouvelle adresse'));
    await expect(canvas.getAllByLabelText('Prénom')[0]).toBeVisible();
  },
};

export const ATableIsRefused: Story = {
  args: { view: aRecipientsStep({ faults: { csv: { code: 'csv-columns' } } }) },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText('Fichier CSV')).toHaveAccessibleDescription(/première ligne nomme les colonnes/),
};

export const Refused: Story = {
  args: {
    view: aRecipientsStep({
      faults: {
        'recipient.codePostal': { code: 'postal-code-fr' },
        'sender.email': { code: 'required' },
        recipients: { code: 'no-recipient' },
      },
    }),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveFocus();
    await expect(alert).toHaveTextContent(/3 points sont à corriger/);
  },
};

/** Whoever is typed is listed once it is answered; the sender's address may be asked about as well. */
export const ABetterAddressIsKnown: Story = {
  tags: ['hydrated'],
  args: {
    view: aRecipientsStep({
      answers: { ...mixed, ...answersOfRecipient(aRecipient()) },
      faults: { 'recipient.confirmed': aQuestion('4 rue du Port'), 'sender.confirmed': aQuestion() },
    }),
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: /^Destinataire\s: choisissez entre l’adresse saisie/ }));
    const asked = canvas.getByRole('radiogroup', { name: /^Cette adresse est-elle exacte/ });
    await expect(asked).toHaveFocus();
    await userEvent.click(within(asked).getByRole('radio', { name: /^Utiliser l’adresse suggérée.*4 RUE DU PORT/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter à la liste' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({
          do: 'add',
          'recipient.suggestion': expect.stringContaining('4+rue+du+Port'),
          'recipient.about': expect.stringContaining('4+rue+du+Pord'),
          'sender.suggestion': 'keep',
        }),
      ),
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: aRecipientsStep({ answers: mixed }) },
};
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aRecipientsStep({ answers: mixed, lang: 'en' }) },
};
