import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import { withQuery } from '#tests/shared/query-display.tsx';
import { aListing, cards } from '#ui/catalog/catalog.examples.ts';
import { Seller } from '#ui/catalog/seller/seller.tsx';
import { SellerHtml } from '#ui/catalog/seller/seller-html.tsx';
import { ListingScreen } from './listing.screen.tsx';
import { sentView } from './listing.server.ts';
import type { ListingView } from './listing.view.ts';

/** Cards and facets are HTML that React does not own. */
const loaded = {
  document: ({ view }: { view: ListingView }) => ({ view: sentView(view, new Request('https://boutique.example/')) }),
};

const meta = { component: ListingScreen, parameters: loaded, args: { view: aListing() } } satisfies Meta<
  typeof ListingScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

const filter = aListing().filter;

export const FirstPage: Story = {
  play: async ({ canvas, args: { view } }) => {
    const named = (view.filter.facets ?? []).map(({ name }) => canvas.getAllByRole('group', { name }).length);
    await expect(named.every((count) => count === 1)).toBe(true);
  },
};

export const NinetySixCards: Story = { args: { view: aListing({ cards: cards(96) }) } };

/** The foot of a list: the pages beside how they are sorted, and the ways on, in the column of the cards. */
export const FootOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { view: aListing({ criteria: { label: 'Tous les critères', href: '/boutique/criteres' } }) },
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation', { name: 'Pages de résultats' }).getBoundingClientRect();
    const criteria = canvas.getByRole('link', { name: 'Tous les critères' }).getBoundingClientRect();
    await expect(Math.round(criteria.y + criteria.height / 2)).toBe(Math.round(pages.y + pages.height / 2));
    const ways = canvas.getByRole('heading', { name: 'Affiner ce rayon' }).getBoundingClientRect();
    await expect([pages.left, criteria.right]).toEqual([ways.left, ways.right]);
    await expect(ways.top).toBeGreaterThan(pages.bottom);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const open = canvas.getByRole('button', { name: filter.label }).getBoundingClientRect();
    const sort = canvas.getByRole('combobox', { name: 'Trier par' }).closest('label')?.getBoundingClientRect();
    // Two halves of one row, of which nothing is cut, below the count in one line.
    await expect([sort?.top, sort?.width, sort?.height]).toEqual([open.top, open.width, open.height]);
    const count = canvas.getByText(aListing().count).closest('p');
    await expect(count?.getBoundingClientRect().height).toBeLessThan(24);
    const cut = [...canvasElement.querySelectorAll('label, button')].filter((one) => one.scrollWidth > one.clientWidth);
    await expect(cut).toEqual([]);
  },
};

export const BelowThePinnedBar: Story = {
  globals: { viewport: { value: 'phone' } },
  // A button that lies half under the bar is judged as too small; the same page at its beginning is judged above.
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  args: { view: aListing({ criteria: { label: 'Tous les critères', href: '/boutique/criteres' } }) },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.paddingBlockEnd = '100vh';
    for (const name of ['Page suivante', 'Tous les critères']) {
      const link = canvas.getByRole('link', { name });
      link.scrollIntoView({ block: 'start' });
      const { left, top } = link.getBoundingClientRect();
      // The pinned bar does not lie over it.
      await expect(link.contains(document.elementFromPoint(left + 2, top + 2))).toBe(true);
    }
    canvasElement.style.paddingBlockEnd = '';
  },
};

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = {
  globals: { mode: 'pro' },
  args: {
    view: aListing({ cards: cards(8).map((card) => ({ ...card, price: '15,20 € HT', priceNote: '18,24 € TTC' })) }),
  },
};

const filtered = aListing({
  count: '64 produits',
  chips: [{ label: 'Retirer Format\u202f: Carnet', text: 'Format\u202f: Carnet', href: '/boutique/timbres' }],
  filter: {
    ...filter,
    label: 'Filtrer (1)',
    clear: { label: 'Tout effacer', href: '/boutique/c/enveloppes' },
    facets: filter.facets.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({ ...value, selected: value.value === 'booklet' })),
    })),
  },
});

export const Filtered: Story = {
  args: { view: filtered },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: /^Retirer/ });
    const cards = chip.closest('ul')?.nextElementSibling?.getBoundingClientRect();
    await expect(cards?.top).toBe(chip.closest('li')!.getBoundingClientRect().bottom + 16);
  },
};

export const LongFacet: Story = {
  args: {
    view: aListing({
      filter: {
        ...filter,
        facets: [
          {
            code: 'brand',
            name: 'Marque',
            open: true,
            first: false,
            values: Array.from({ length: 5 }, (_, at) => ({
              value: `brand:${at}`,
              name: `Papeterie n°\u00a0${at + 1}`,
              count: '12',
              selected: false,
            })),
            rest: {
              name: 'Autres valeurs\u202f: Marque',
              label: 'Afficher 15 autres valeurs',
              values: Array.from({ length: 15 }, (_, at) => ({
                value: `brand:${at + 5}`,
                name: `Papeterie n°\u00a0${at + 6}`,
                count: '12',
                selected: false,
              })),
            },
            more: { label: 'Afficher 180 autres valeurs', href: '/boutique/timbres?tout=brand' },
          },
        ],
      },
    }),
  },
};

export const FiltersOnAPhone: Story = {
  tags: ['hydrated'],
  globals: { viewport: { value: 'phone' } },
  args: { view: filtered },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtrer (1)' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /Carnet/ })).toBeVisible());
    await expect(canvas.getByRole('checkbox', { name: /Carnet/ })).toBeChecked();
  },
};

/** Each choice is part of the address at once. */
export const ChoosingAFacet: Story = {
  tags: ['hydrated'],
  decorators: [withQuery],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Carnet/ }));
    await waitFor(() => expect(canvas.getByLabelText('Adresse')).toHaveTextContent('?f=booklet'));
  },
};

export const ChoosingByKeyboard: Story = {
  tags: ['hydrated'],
  decorators: [withQuery],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Tarif'));
    canvas.getByRole('checkbox', { name: /^Lettre verte/ }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByLabelText('Adresse')).toHaveTextContent('?f=green'));
  },
};

export const Sorting: Story = {
  tags: ['hydrated'],
  decorators: [withQuery],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Trier par' }), 'Prix croissant');
    await waitFor(() => expect(canvas.getByLabelText('Adresse')).toHaveTextContent('?sort=price-asc'));
    await expect(canvas.getByRole('combobox', { name: 'Trier par' })).toHaveValue('price-asc');
  },
};

/** A list without facets has a form for its order. */
export const SortingWithoutFacets: Story = {
  tags: ['hydrated'],
  decorators: [withQuery],
  args: { view: aListing({ filter: { ...filter, facets: [], narrows: false } }) },
  play: Sorting.play,
};

export const OneResult: Story = {
  args: { view: aListing({ count: '1 produit', cards: cards(1), subcategories: null, selections: null, pages: null }) },
};

export const WithoutPictures: Story = {
  args: { view: aListing({ cards: cards(4).map((card) => ({ ...card, picture: '' })) }) },
};

const longTitle =
  'Enveloppes-kraft-à-soufflet-autocollantes C4 (229 × 324 mm), 130 g/m², fermeture par bande protectrice, lot de 250';

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    view: aListing({
      title: longTitle,
      cards: cards(4).map((card) => ({ ...card, title: longTitle, seller: 'Comptoir général des papetiers réunis' })),
    }),
  },
};

export const OfASeller: Story = {
  args: {
    view: aListing({ title: 'Papeterie du Canal', paragraph: undefined, subcategories: null, selections: null }),
    lead: (
      <SellerHtml
        sent={{
          html: renderToStaticMarkup(
            <Seller
              view={{
                grade: '4,7 sur 5 (1\u202f284\u00a0avis)',
                description: 'Prépare et expédie ses commandes sous 2 jours ouvrés.',
                standing: 'Vendeur professionnel',
                warning: null,
                title: 'Identité et conditions du vendeur',
                facts: [{ name: 'Raison sociale', lines: ['Papeterie du Canal SARL'] }],
              }}
            />,
          ),
        }}
      />
    ),
  },
};

export const LastPage: Story = {
  args: {
    view: aListing({
      cards: cards(3),
      pages: { label: 'Page 2 sur 2', previous: { label: 'Page précédente', href: '/boutique/timbres' } },
    }),
  },
};

export const SearchWithTabs: Story = {
  args: {
    view: aListing({
      title: 'Résultats pour « carnet »',
      paragraph: undefined,
      subcategories: null,
      tabs: {
        links: [
          { label: 'Tout', href: '/boutique/recherche?q=carnet', current: false },
          { label: 'Produits', href: '/boutique/recherche?q=carnet&f=type:PRODUCT', current: true },
          { label: 'Services en ligne (2)', href: '/boutique/recherche?q=carnet&f=type:ESERVICE', current: false },
          { label: 'Produits postaux (112)', href: '/boutique/recherche?q=carnet&f=type:POSTAL', current: false },
          {
            label: 'Vendeurs partenaires (19)',
            href: '/boutique/recherche?q=carnet&f=type:MARKETPLACE',
            current: false,
          },
        ],
      },
    }),
  },
};

/** Beside the chips of categories it would stand out of sight. */
export const ChosenTabOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    view: aListing({
      tabs: {
        links: [
          { label: 'Tout', href: '/boutique/c/timbres', current: false },
          { label: 'Produits postaux (112)', href: '/boutique/c/timbres?f=type:POSTAL', current: false },
          { label: 'Vendeurs partenaires', href: '/boutique/c/timbres?f=type:MARKETPLACE', current: true },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    const edges = ['Tout', 'Vendeurs partenaires'].map((name) => {
      const { left, right } = canvas.getByRole('link', { name }).getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
    await expect(edges).toEqual([true, true]);
  },
};

const followed = { label: 'Suivre cet envoi', detail: 'Envoi LA123456785FR', href: '/mes-suivis?code=LA123456785FR' };

/** The notice keeps its distance from the title and the results. */
export const HintAboveResults: Story = {
  args: {
    view: aListing({
      title: 'Résultats pour «\u202fLA123456785FR\u202f»',
      paragraph: undefined,
      subcategories: null,
      hint: followed,
    }),
  },
  play: async ({ canvas }) => {
    const hint = canvas.getByText('Envoi LA123456785FR').closest('[role=status]')?.getBoundingClientRect();
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect((hint?.top ?? 0) - bottom).toBeGreaterThanOrEqual(12);
  },
};

export const Advice: Story = {
  args: {
    view: aListing({
      title: 'Résultats pour «\u202femballer\u202f»',
      paragraph: undefined,
      count: '2 pages de conseils',
      subcategories: null,
      selections: null,
      cards: [],
      pages: null,
      filter: { ...filter, facets: [], sorts: [], narrows: false },
      tabs: {
        links: [
          { label: 'Tout', href: '/boutique/recherche?q=emballer', current: false },
          { label: 'Produits (31)', href: '/boutique/recherche?q=emballer&f=type:PRODUCT', current: false },
          { label: 'Conseils (2)', href: '/boutique/recherche?q=emballer&f=type:CONTENU', current: true },
        ],
      },
      advice: [
        {
          label: 'Bien emballer',
          text: 'Choisir le carton, caler, fermer, étiqueter\u202f: un colis qui arrive entier.',
          href: '/conseils-pratiques/bien-emballer',
        },
        {
          label: 'Aide',
          text: 'Les réponses aux questions que vous nous posez le plus, et comment nous joindre.',
          href: '/aide',
        },
      ],
    }),
  },
};

export const AnsweredByServices: Story = {
  args: {
    view: aListing({
      title: '«\u202fenvoyer un colis\u202f»',
      paragraph: undefined,
      services: [
        {
          label: 'Étiquette de colis',
          text: 'Payez et imprimez chez vous, remettez le colis au facteur.',
          href: '/colissimo-en-ligne',
        },
        {
          label: 'Envoyer un colis',
          text: 'L’étiquette, les boîtes et les emballages\u202f: lequel choisir.',
          href: '/envoyer-un-colis',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('heading', { name: 'Pages' }).parentElement ?? document.body).getAllByRole(
      'link',
    );
    await expect(first).toHaveAttribute('href', '/colissimo-en-ligne');
  },
};

export const NothingFound: Story = {
  args: {
    view: aListing({
      title: 'Aucun résultat pour « carnt »',
      paragraph: undefined,
      subcategories: null,
      cards: [],
      pages: null,
      filter: { ...filter, facets: [], sorts: [] },
      empty: {
        text: 'Vérifiez l’orthographe, essayez avec moins de mots ou un mot plus courant.',
        suggestion: { label: 'Essayez « carnet »', href: '/recherche?q=carnet' },
        links: [],
      },
    }),
  },
};

export const Failed: Story = {
  args: {
    view: aListing({
      services: [{ label: 'Suivre un envoi', text: 'Par son numéro', href: '/mes-suivis' }],
      failed: {
        text: 'Une erreur est survenue, veuillez réessayer',
        retry: { label: 'Réessayer', href: '/boutique/timbres' },
      },
    }),
  },
};

export const AddedFromTheList: Story = {
  tags: ['hydrated'],
  parameters: {
    route: {
      path: '*',
      action: () => ({
        kind: 'added',
        title: 'Ajouté au panier',
        text: '1 × Carnet de 12 timbres Marianne, Lettre verte',
        cartLabel: 'Panier, 1 article',
        subtotal: '18,24 €',
        cart: { label: 'Voir le panier', href: '/checkout/recapitulatif' },
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [add] = canvas.getAllByRole('button', { name: /^Ajouter Carnet de 12 timbres Marianne/ });
    if (!add) throw new Error('no card can be added');
    await userEvent.click(add);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Ajouté au panier' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(add).toHaveFocus());
  },
};
