import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import type { SuggestionsView } from '#ui/search/suggestions.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { QuickOrderScreen } from './quick-order.screen.tsx';
import { type QuickOrderState, quickOrderView } from './quick-order.view.ts';

const added = { tone: 'success', text: '4 lignes ont été ajoutées à votre panier.' } as const;
const viewOf = (state: QuickOrderState | null, lang: 'fr' | 'en' = 'fr') =>
  quickOrderView(
    { state, draft: 'liste-1', notices: state?.remaining.length ? [added] : [], miniCart: null },
    wordingOf({ lang, mode: 'pro' }),
  );
const partly: QuickOrderState = {
  rows: [],
  pasted: 'inconnu;3\nfaux\n3501005;2',
  draft: 'liste-2',
  fault: null,
  remaining: [
    { number: 2, text: 'inconnu;3', reason: 'unavailable', added: 0 },
    { number: 3, text: 'faux', reason: 'form', added: 0 },
    { number: 7, text: '3501005;2', reason: 'less-stock', added: 4 },
  ],
};

const meta = {
  component: QuickOrderScreen,
  globals: { mode: 'pro' },
  args: { view: viewOf(null) },
} satisfies Meta<typeof QuickOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['hydrated'] };

/** What a code is, beside it; an article that is only alike is not taken for it. */
export const ACodeIsTyped: Story = {
  tags: ['hydrated'],
  beforeEach() {
    const alike = { label: 'Carnet de 100 timbres', detail: '152,00\u00a0€', href: '/boutique/carnet/p/11260010' };
    const exact = { label: 'Carnet de 12 timbres', detail: '18,24\u00a0€', href: '/boutique/carnet/p/1126001' };
    const found: SuggestionsView = { groups: [{ label: 'Produits', options: [alike, exact] }], count: '' };
    const fetched = spyOn(window, 'fetch').mockImplementation(async () => Response.json(found));
    return () => fetched.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code de l’article 1' }), '1126001');
    await userEvent.tab();
    await expect(await canvas.findByText('Carnet de 12 timbres')).toBeVisible();
    await expect(canvas.getByText(/18,24/)).toBeVisible();
    await expect(canvas.queryByText('Carnet de 100 timbres')).toBeNull();
  },
};
export const ACodeIsTypedOnAPhone: Story = { ...ACodeIsTyped, globals: { viewport: { value: 'phone' } } };

export const SomeRowsAreKept: Story = {
  args: { view: viewOf(partly) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 lignes restent à corriger' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByRole('alert')).toHaveTextContent(added.text);
    await expect(canvas.getByRole('textbox', { name: 'Ou collez une liste' })).toHaveValue(partly.pasted);
  },
};

export const SomeRowsOnAPhone: Story = { ...SomeRowsAreKept, globals: { viewport: { value: 'phone' } } };

export const SomeTypedArticlesAreKept: Story = {
  args: {
    view: viewOf({
      ...partly,
      rows: [
        { code: 'inconnu', pieces: '3' },
        { code: '3501005', pieces: 'deux' },
      ],
      pasted: '',
      remaining: [
        { number: 1, typed: { code: 'inconnu', pieces: '3' }, reason: 'unavailable', added: 0 },
        { number: 2, typed: { code: '3501005', pieces: 'deux' }, reason: 'quantity', added: 0 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const [code, pieces] = [
      canvas.getByRole('textbox', { name: 'Code de l’article 1' }),
      canvas.getByRole('textbox', { name: 'Quantité de l’article 2' }),
    ];
    await expect(code).toHaveAccessibleDescription(/^Ce code ne correspond/);
    await expect(pieces).toHaveAccessibleDescription(/^La quantité doit/);
    for (const field of canvas.getAllByRole('textbox'))
      await expect(field.ariaInvalid, field.ariaLabel ?? '').toBe([code, pieces].includes(field) ? 'true' : null);
  },
};

export const AllIsAdded: Story = {
  args: {
    view: quickOrderView(
      { state: null, draft: 'liste-1', notices: [{ tone: 'success', text: 'Tout est ajouté.' }], miniCart: null },
      wordingOf({ lang: 'fr', mode: 'pro' }),
    ),
  },
  play: async ({ canvas }) => {
    const [cart, send] = [canvas.getByRole('link', { name: 'Voir le panier' }), canvas.getByRole('button')];
    await expect(cart.getBoundingClientRect().bottom, 'above the form').toBeLessThan(send.getBoundingClientRect().top);
  },
};

export const NothingPasted: Story = {
  args: { view: viewOf({ rows: [], pasted: '', draft: 'liste-1', fault: { kind: 'empty' }, remaining: [] }) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Ou collez une liste' })).toHaveFocus(),
};

export const English: Story = { globals: { language: 'en' }, args: { view: viewOf(partly, 'en') } };
