import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { Page } from '#ui/components/page/page.tsx';
import { CheckoutShell } from './checkout-shell.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { englishLayout, frenchLayout, professionalLayout } from './layout.examples.ts';
import type { LayoutView, VisitorView } from './layout.view.ts';

interface LayoutProps {
  view: LayoutView;
  visitor: VisitorView | null;
}

const Layout = ({ view, visitor }: LayoutProps) => (
  <>
    <Header view={view} visitor={visitor} />
    <Page>
      <h1>{view.lang === 'fr' ? 'Titre de la page' : 'Title of the page'}</h1>
    </Page>
    <Footer view={view} />
  </>
);

const meta = { component: Layout, args: { view: frenchLayout, visitor: null } } satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Until the visitor is known nothing is said of them: the link leads to the account, and the cart has no figure. */
export const NotKnownYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', '/mon-compte');
    await expect(canvas.getByRole('link', { name: 'Panier' })).toHaveTextContent(/^Panier$/);
  },
};

export const Nobody: Story = {
  args: { visitor: { cartCount: 0, cartLabel: 'Panier, vide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mon compte' })).toHaveAttribute('href', '/ecom/connexion');
    await expect(canvas.getByRole('link', { name: 'Panier, vide' })).toHaveTextContent(/^Panier$/);
  },
};

export const WithCart: Story = {
  args: { visitor: { cartCount: 2, cartLabel: 'Panier, 2 articles' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Panier, 2 articles' })).toBeVisible(),
};

/** The heads of the menu stand on one line below the bar, the services first, the help in a row below all. */
export const MenuOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    const menu = canvas.getByRole('navigation', { name: 'Menu' });
    const heads = [...menu.querySelectorAll(':scope > div > ul > li > a')];
    const tops = heads.map((head) => Math.round(head.getBoundingClientRect().top));
    await expect(heads[0]).toHaveTextContent('Services en ligne');
    await expect(heads.at(-1)).toHaveTextContent('Aide');
    await expect([...new Set(tops.slice(0, 6))]).toEqual([tops[0]]);
    await expect(tops.at(-1)).toBeGreaterThan(tops[0] ?? 0);
    const help = [...menu.querySelectorAll(':scope > div > ul > :last-child li')];
    await expect(new Set(help.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
    const bar = canvas.getByRole('navigation', { name: 'Rayons et services' }).getBoundingClientRect();
    await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
  },
};

/** The count stands over the icon's corner, clear of the word however many figures it has; the word ends where the page does. */
export const WithALargeCart: Story = {
  args: { visitor: { cartCount: 124, cartLabel: 'Panier, 124 articles' } },
  play: async ({ canvas }) => {
    const count = canvas.getByText('124').getBoundingClientRect();
    const word = canvas.getByText('Panier').getBoundingClientRect();
    const icon = canvas.getByText('Panier').previousElementSibling?.getBoundingClientRect();
    const page = canvas.getByRole('main').getBoundingClientRect();
    await expect(count.right).toBeLessThanOrEqual(word.left);
    await expect([count.left < icon!.right, count.left >= icon!.left]).toEqual([true, true]);
    // The lower half of the icon is in view beneath it.
    await expect([count.bottom > icon!.top, count.bottom <= icon!.top + icon!.height / 2]).toEqual([true, true]);
    await expect(Math.round(page.right - word.right)).toBe(
      Math.round(canvas.getByText('Menu').previousElementSibling?.getBoundingClientRect().left ?? 0) - page.left,
    );
  },
};

export const WithALargeCartOnAPhone: Story = {
  args: { visitor: { cartCount: 1240, cartLabel: 'Panier, 1240 articles' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) =>
    expect(canvas.getByText('1240').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
};

/** Whoever sets letters further apart (WCAG 1.4.12) scrolls in one direction still. */
export const LettersApartOnAPhone: Story = {
  args: { visitor: { cartCount: 124, cartLabel: 'Panier, 124 articles' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    for (const element of canvasElement.querySelectorAll<HTMLElement>('*')) element.style.letterSpacing = '0.12em';
    await expect(canvas.getByText('124').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

const account = {
  name: 'Compte Particulier',
  links: [
    { label: 'Vue d’ensemble', href: '/mon-compte' },
    { label: 'Mes commandes', href: '/mon-compte/commandes' },
    { label: 'Mes adresses', href: '/mon-compte/adresses' },
  ],
};

export const SignedIn: Story = {
  tags: ['hydrated'],
  args: { visitor: { account, cartCount: 2, cartLabel: 'Panier, 2 articles' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByText('Mon compte').closest('summary');
    menu?.focus();
    menu?.click();
    await expect(canvas.getByText('Compte Particulier')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mes adresses' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Se déconnecter' })).toHaveAttribute('href', '/ecom/deconnexion');
    await userEvent.keyboard('{Escape}');
    await expect(menu?.parentElement).not.toHaveAttribute('open');
    await expect(menu).toHaveFocus();
  },
};

const Awaiting = (args: LayoutProps) => {
  const [visitor, know] = useState<VisitorView | null>(null);
  return (
    <>
      <Layout {...args} visitor={visitor} />
      <button type="button" onClick={() => know(args.visitor)}>
        Visiteur connu
      </button>
    </>
  );
};

/** The header takes the same room before and after it is known who is signed in. */
export const SignedInIsKnownLater: Story = {
  args: SignedIn.args,
  render: Awaiting,
  play: async ({ canvas, userEvent }) => {
    const places = () =>
      [canvas.getByRole('search'), canvas.getByText('Mon compte'), canvas.getByText('Panier')].map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height };
      });
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Visiteur connu' }));
    await expect(canvas.getByRole('link', { name: 'Panier, 2 articles' })).toBeVisible();
    await expect(places()).toEqual(before);
  },
};

export const SignedInOnAPhone: Story = { ...SignedIn, globals: { viewport: { value: 'phone' } } };

export const OneMenuAtATime: Story = {
  args: SignedIn.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    await userEvent.click(canvas.getByText('Mon compte'));
    await expect(canvas.getByRole('link', { name: 'Carnets de timbres' })).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mes adresses' })).toBeVisible();
  },
};

const Moving = (args: LayoutProps) => {
  const navigate = useNavigate();
  return (
    <>
      <Layout {...args} />
      <button type="button" onClick={() => void navigate('?page=2')}>
        Page suivante
      </button>
    </>
  );
};

/** A menu from which another page was chosen does not cover that page. */
export const ClosedByAMove: Story = {
  args: SignedIn.args,
  render: Moving,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mon compte'));
    await expect(canvas.getByRole('link', { name: 'Mes adresses' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Mes adresses', hidden: true })).not.toBeVisible());
  },
};

export const Professional: Story = { globals: { mode: 'pro' }, args: { view: professionalLayout } };

export const English: Story = { globals: { language: 'en' }, args: { view: englishLayout } };

export const MenuByKeyboard: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const menu = canvasElement.querySelector<HTMLElement>('details > summary');
    menu?.focus();
    menu?.click();
    await expect(canvas.getByRole('link', { name: 'Carnets de timbres' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(menu?.parentElement).not.toHaveAttribute('open');
    await expect(menu).toHaveFocus();
  },
};

export const MenuOnAPhone: Story = { ...MenuByKeyboard, globals: { viewport: { value: 'phone' } } };

/** The open menu covers nothing that is focused or pressed beside it. */
export const MenuGivesWay: Story = {
  tags: ['hydrated'],
  args: SignedIn.args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = async (word: string) => {
      const summary = canvas.getByText(word).closest('summary');
      const menu = summary?.parentElement;
      if (!menu?.hasAttribute('open')) summary?.click();
      const last = [...(menu?.querySelectorAll('a') ?? [])].at(-1);
      last?.focus();
      await expect(last).toHaveFocus();
      return menu;
    };
    for (const word of ['Menu', 'Mon compte']) {
      const menu = await opened(word);
      await expect(menu).toHaveAttribute('open');
      await userEvent.tab();
      await expect(menu).not.toHaveAttribute('open');
      await opened(word);
      await userEvent.click(canvas.getByRole('heading', { name: 'Titre de la page' }));
      await expect(menu).not.toHaveAttribute('open');
      await opened(word);
      canvasElement.querySelector<HTMLElement>('[type=search], [role=combobox]')?.focus();
      await expect(menu).not.toHaveAttribute('open');
    }
  },
};

export const WhileOrdering: Story = {
  render: ({ view }) => (
    <CheckoutShell
      view={view}
      limit="Sans action de votre part pendant 30 minutes, vous serez déconnecté."
      help={[
        { label: 'Aide et contact', href: '/aide' },
        { label: 'Accessibilité : totalement conforme', href: '/accessibilite' },
      ]}
    >
      <Page>
        <h1>Livraison</h1>
      </Page>
    </CheckoutShell>
  ),
};
