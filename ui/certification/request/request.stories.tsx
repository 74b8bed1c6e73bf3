import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aCertification, aRepresentative, aTypedRequest } from '#domain/certification/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aRequestState, aRequestView } from '../certification.examples.ts';
import { RequestScreen } from './request.screen.tsx';

const meta = {
  component: RequestScreen,
  globals: { mode: 'pro' },
  args: { view: aRequestView() },
} satisfies Meta<typeof RequestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const SomebodyOfTheRegister: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.queryByRole('textbox', { name: 'Nom' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Compte Titulaire/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /J’atteste/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer la demande' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ intent: 'request', representant: 'rep-gerant', attestation: 'oui' }),
      ),
    );
  },
};

export const SomebodyElse: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Une autre personne/ }));
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toBeVisible();
    await expect(canvas.getByLabelText('Justificatif')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Compte Titulaire/ }));
    await expect(canvas.queryByRole('textbox', { name: 'Nom' })).toBeNull();
  },
};

export const SomebodyElseOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: aRequestView({ state: aRequestState() }) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Fonction' })).toHaveValue('Directrice'),
};

export const NobodyIsKnown: Story = {
  args: { view: aRequestView({ certification: aCertification({ representatives: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toBeVisible();
  },
};

export const OneIsKnown: Story = {
  args: { view: aRequestView({ certification: aCertification({ representatives: [aRepresentative()] }) }) },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: /Compte Titulaire/ })).toBeChecked(),
};

export const Refused: Story = {
  args: {
    view: aRequestView({
      state: aRequestState({
        typed: aTypedRequest({ lastName: '', role: '', attested: false }),
        faults: { lastName: { code: 'required' }, role: { code: 'required' }, attested: { code: 'attest' } },
        document: 'Joignez un justificatif.',
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Justificatif')).toHaveAccessibleDescription(/Joignez un justificatif/);
  },
};

export const AFileIsChosenAgain: Story = {
  args: { view: aRequestView({ state: aRequestState({ lost: 'extrait.pdf' }) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/extrait\.pdf/)).toBeVisible(),
};

export const WithoutDocuments: Story = {
  args: { view: aRequestView({ certification: aCertification({ representatives: [], document: null }) }) },
  play: async ({ canvas }) => expect(canvas.queryByLabelText('Justificatif')).toBeNull(),
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aRequestView({ lang: 'en', state: aRequestState() }) },
};
export const Dark: Story = { globals: { colourScheme: 'dark' } };
