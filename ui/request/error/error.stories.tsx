import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { ErrorScreen } from './error.screen.tsx';
import { type ErrorView, errorView } from './error.view.ts';

const ways = [
  { label: 'Accueil', href: '/' },
  { label: 'Recherche', href: '/recherche' },
  { label: 'Aide', href: '/aide' },
];
const notFound: ErrorView = {
  status: 404,
  title: 'This page could not be found',
  titleLang: 'en',
  translation: 'Page introuvable',
  tab: 'Erreur 404 – Page introuvable',
  text: 'Cette page n’existe pas ou n’existe plus. Vérifiez l’adresse, ou repartez de l’accueil.',
  sid: '5f0c2a8e91b44d7fa3c6',
  date: '20/11/2026 à 14:05',
  ways,
};

const meta = { component: ErrorScreen, args: { view: notFound } } satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('This page could not be found');
    // What is seen is in one language.
    await expect(getComputedStyle(canvas.getByText('This page could not be found')).clipPath).toBe('inset(50%)');
    await expect(canvas.getByText('Page introuvable')).toBeVisible();
    await expect(canvas.getByRole('group')).not.toHaveAttribute('open');
  },
};

export const Unavailable: Story = {
  args: {
    view: errorView(
      { status: 503, sid: notFound.sid, now: '2026-11-20T13:05:00Z' },
      wordingOf({ lang: 'fr', mode: 'part' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Une erreur est survenue.');
    await expect(canvas.getByRole('group')).not.toHaveAttribute('open');
  },
};

export const AfterAForm: Story = {
  args: {
    view: {
      ...notFound,
      status: 503,
      title: 'Une erreur est survenue.',
      text: 'Votre panier n’a pas pu être chargé, veuillez réessayer. Votre panier est intact.',
      typed: {
        action: '/checkout/livraison',
        fields: [
          ['intent', 'address'],
          ['street', '12 rue des Lilas'],
          ['street', '12 rue des Lilas'],
        ],
        title: 'Ce que vous avez saisi est conservé',
        text: 'Vous pourrez l’envoyer de nouveau sans rien ressaisir.',
        send: 'Envoyer de nouveau',
        lines: ['12 rue des Lilas', 'Bonjour,\nmerci de sonner.'],
      },
    },
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Ce que vous avez saisi est conservé' });
    await expect(new FormData(form).getAll('street')).toEqual(['12 rue des Lilas', '12 rue des Lilas']);
    await expect(canvas.getByRole('button', { name: 'Envoyer de nouveau' })).toBeVisible();
  },
};

/** What an agent meets at the payment of a shopper, and at whatever is the shopper's own. */
const forAgents = (what: 'payment' | 'anything', lang: 'fr' | 'en' = 'fr') => ({
  globals: { language: lang },
  args: {
    view: errorView(
      { status: 403, sid: notFound.sid, now: '2026-11-20T13:05:00Z', about: { kind: 'assisted', what } },
      wordingOf({ lang, mode: 'part' }),
    ),
  },
});

export const AnAgentAtThePayment: Story = {
  ...forAgents('payment'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Un conseiller ne peut pas payer');
    await expect(canvas.getByRole('link', { name: 'Revenir au panier' })).toHaveAttribute(
      'href',
      '/checkout/recapitulatif',
    );
    await expect(canvas.getByRole('link', { name: 'Espace conseiller' })).toHaveAttribute('href', '/ecom/assistance');
  },
};
export const AnAgentAtThePaymentInEnglish: Story = forAgents('payment', 'en');
export const AnAgentAtTheShoppersOwn: Story = forAgents('anything');

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/hors connexion/)).toBeVisible(),
};

export const English: Story = {
  globals: { language: 'en' },
  args: {
    view: {
      ...notFound,
      text: 'This page does not exist, or no longer exists. Check the address or start again from home.',
      date: '20/11/2026 at 14:05',
      ways: [
        { label: 'Home', href: '/' },
        { label: 'Search', href: '/recherche' },
        { label: 'Help', href: '/aide' },
      ],
    },
  },
};
