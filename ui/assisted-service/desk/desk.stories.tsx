import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Customer } from '#domain/assisted-service/assisted-service.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { DeskScreen } from './desk.screen.tsx';
import { type DeskPage, deskView } from './desk.view.ts';

const individual: Customer = {
  id: '0000000001',
  firstName: 'Compte',
  lastName: 'Particulier',
  email: 'particulier@exemple.fr',
  profile: 'part',
};
const professional: Customer = { ...individual, id: '0000000002', lastName: 'Pro Certifié', email: '', profile: 'pro' };

const shown = (over: Partial<DeskPage> = {}, lang: 'fr' | 'en' = 'fr') => ({
  globals: { mode: 'part', language: lang },
  args: {
    home: '/',
    view: deskView(
      { isSignedIn: true, assistance: null, search: null, bind: null, notices: [], idleMinutes: 15, ...over },
      wordingOf({ lang, mode: 'part' }),
    ),
  },
});
const searched = {
  name: 'compte',
  orderCode: '',
  fault: null,
  found: { customers: [individual, professional], hasMore: false },
} as const;
const helping = { assistance: { id: 'aide-1', customer: individual } };

const meta = { component: DeskScreen, ...shown() } satisfies Meta<typeof DeskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  ...shown({ isSignedIn: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/ecom/assistance/connexion',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Nom ou adresse e-mail' })).toHaveFocus();
  },
};
export const SearchingInEnglish: Story = shown({}, 'en');
export const NothingTyped: Story = {
  ...shown({ search: { name: '', orderCode: '', fault: 'empty', found: null } }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Nom ou adresse e-mail' })).toHaveAccessibleDescription(
      /Saisissez un nom/,
    ),
};
export const Found: Story = {
  ...shown({ search: searched }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 personnes trouvées' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Assister Compte Pro Certifié' })).toBeVisible();
  },
};
export const NobodyFound: Story = shown({ search: { ...searched, found: { customers: [], hasMore: false } } });
export const MoreThanAreShown: Story = {
  ...shown({ search: { ...searched, found: { ...searched.found, hasMore: true } } }),
  play: async ({ canvas }) => expect(canvas.getByText(/d’autres personnes encore/)).toBeVisible(),
};
export const Helping: Story = {
  ...shown(helping),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Son panier' })).toHaveAttribute('href', '/checkout/recapitulatif');
    await expect(canvas.getByRole('button', { name: 'Terminer l’assistance' })).toBeVisible();
  },
};
export const HelpingInEnglish: Story = shown(helping, 'en');
export const HelpingAProfessional: Story = {
  ...shown({ assistance: { id: 'aide-2', customer: professional } }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Son panier' })).toHaveAttribute(
      'href',
      '/professionnel/checkout/recapitulatif',
    ),
};
export const CartUnknown: Story = {
  ...shown({ ...helping, bind: { number: '00000042', fault: 'unknown' } }),
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Numéro de panier' });
    await expect(number).toHaveAccessibleDescription(/Aucun panier/);
    await expect(number).toHaveFocus();
  },
};
const away = wordingOf({ lang: 'fr', mode: 'part' }).t('error.assistedService');
export const Failed: Story = {
  ...shown({ search: { ...searched, found: null }, notices: [{ tone: 'error', text: away }] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ne répond pas');
    await expect(canvas.getByRole('textbox', { name: 'Nom ou adresse e-mail' })).toHaveValue('compte');
  },
};
