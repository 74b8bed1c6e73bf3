import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aCertification, aRepresentative } from '#domain/certification/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aCompanyView } from '../certification.examples.ts';
import { CompanyScreen } from './company.screen.tsx';

const meta = {
  component: CompanyScreen,
  globals: { mode: 'pro' },
  args: { view: aCompanyView() },
} satisfies Meta<typeof CompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();
const asked = { requestedAt: '2026-11-24T09:00:00.000Z', representative: aRepresentative() };

export const NoRequest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aucune demande de certification')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Demander la certification' })).toHaveAttribute(
      'href',
      '/professionnel/mon-compte/entreprise/certification',
    );
  },
};
export const NoRequestOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Pending: Story = {
  args: { view: aCompanyView({ certification: aCertification({ status: 'pending', ...asked }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Votre demande du 24\/11\/2026/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Demander|Modifier/ })).toBeNull();
  },
};

export const Certified: Story = {
  args: { view: aCompanyView({ certification: aCertification({ status: 'active', ...asked }) }) },
};
export const CertifiedInTheDark: Story = { ...Certified, globals: { colourScheme: 'dark' } };

export const Refused: Story = {
  args: { view: aCompanyView({ certification: aCertification({ refusal: 'document', ...asked }) }) },
  play: async ({ canvas }) => expect(canvas.getByText(/Le justificatif n’est pas lisible/)).toBeVisible(),
};

export const UnknownStatus: Story = {
  args: { view: aCompanyView({ certification: aCertification({ status: null }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Certification' })).toBeNull();
    await expect(canvas.getByText('Société Sans Demande')).toBeVisible();
  },
};

const nobody = aCertification({ company: null, status: null, representatives: [] });

export const NoCompany: Story = {
  tags: ['hydrated'],
  parameters: recording,
  args: { view: aCompanyView({ certification: nobody }) },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.type(canvas.getByLabelText('SIRET de votre établissement'), '356 000 000 09075{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'siret', siret: '356 000 000 09075' }));
  },
};

export const WrongNumber: Story = {
  args: { view: aCompanyView({ certification: nobody, siret: { typed: '356 000 000', fault: 'siren' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('SIRET de votre établissement')).toHaveValue('356 000 000');
  },
};

export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aCompanyView({ lang: 'en' }) } };
