import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { SearchBox } from './search-box.tsx';
import type { SuggestionsView } from './suggestions.ts';

const meta = {
  component: SearchBox,
  args: { view: { mode: 'part', search: '/boutique/recherche', suggestions: '/suggestions' } },
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: '40rem', padding: '1rem' }}>
        <h1>La boutique</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => {
    localStorage.clear();
    return () => localStorage.clear();
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const searches = {
  label: 'Recherches',
  options: [
    { label: 'carnets de timbres', href: '/boutique/recherche?q=carnets' },
    { label: 'carnets international', href: '/boutique/recherche?q=carnets+international' },
  ],
};
const departments = { label: 'Rayons', options: [{ label: 'Carnets de timbres', href: '/boutique/c/carnets' }] };
const products = {
  label: 'Produits',
  options: [
    { label: 'Carnet de 12 timbres Marianne – Lettre verte', detail: '18,24\u00a0€', href: '/boutique/a/p/1126001' },
    {
      label: 'Coffret de présentation de soixante-douze timbres gravés en taille-douce, avec loupe et livret illustré',
      detail: '149,00\u00a0€',
      href: '/boutique/b/p/1',
    },
  ],
};

/** The server gives this answer to every text; `null` when it fails. */
const answering = (view: SuggestionsView | null) => () => {
  const fetched = spyOn(window, 'fetch').mockImplementation(async () =>
    view ? Response.json(view) : new Response('', { status: 503 }),
  );
  return () => fetched.mockRestore();
};

const typing =
  (text: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Rechercher un produit ou un service' }));
    const box = await canvas.findByRole('combobox', { name: 'Rechercher un produit ou un service' });
    await expect(box).toHaveFocus();
    if (text) await userEvent.type(box, text);
  };

/** Results that are still on their way. */
const never = new Promise(() => {});
const phone = { viewport: { value: 'phone' } };

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher un produit ou un service' })).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Suggestions: Story = {
  tags: ['hydrated'],
  beforeEach: answering({ groups: [searches, departments, products], count: '5 propositions' }),
  play: async (context) => {
    await typing('carn')?.(context);
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 propositions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = canvas.getAllByRole('option');
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', second?.id);
  },
};
export const SuggestionsOnAPhone: Story = { ...Suggestions, globals: phone };
export const SuggestionsInTheDark: Story = { ...Suggestions, globals: { colourScheme: 'dark' } };

/** The key comes between the drawing of the list and what React does after it. */
export const EscapeAsSuggestionsAppear: Story = {
  beforeEach: answering({ groups: [products], count: '2 propositions' }),
  play: async (context) => {
    await typing('')?.(context);
    const { canvas, canvasElement, userEvent } = context;
    const box = canvas.getByRole('combobox');
    const list = canvasElement.querySelector('[role=listbox]');
    if (!list) throw new Error('There is no list.');
    const pressed = new Promise<boolean>((resolve) => {
      const drawn = new MutationObserver(() => {
        drawn.disconnect();
        const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
        // A browser empties a search field at this key, unless the page says otherwise.
        resolve(!box.dispatchEvent(key));
      });
      drawn.observe(list, { attributeFilter: ['hidden'] });
    });
    await userEvent.type(box, 'coffret');
    await expect(await pressed).toBe(true);
    await waitFor(() => expect(list).not.toBeVisible());
    await expect(box).toHaveValue('coffret');
  },
};

/** Whoever types and sends at once looks at results, which no list covers when its program comes at last. */
export const SentBeforeItsProgramHasCome: Story = {
  parameters: { route: { loader: ({ request }: { request: Request }) => (request.url.includes('?') ? never : null) } },
  beforeEach: () => localStorage.setItem('lpel_recherches', JSON.stringify(['enveloppe kraft'])),
  play: async ({ canvas, userEvent }) => {
    const plain = canvas.getByRole<HTMLInputElement>('searchbox');
    // A text that shows the recent searches at once, without asking for suggestions.
    plain.value = ' ';
    plain.focus();
    plain.form?.requestSubmit();
    const box = await canvas.findByRole('combobox');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.clear(box);
    await expect(canvas.getByRole('option', { name: 'enveloppe kraft' })).toBeVisible();
  },
};

export const ProductsOnly: Story = {
  beforeEach: answering({ groups: [products], count: '2 propositions' }),
  play: async (context) => {
    await typing('coffret')?.(context);
    await waitFor(() => expect(context.canvas.getByRole('group', { name: 'Produits' })).toBeVisible());
  },
};

export const Recent: Story = {
  tags: ['hydrated'],
  beforeEach: () => localStorage.setItem('lpel_recherches', JSON.stringify(['carnet', 'enveloppe kraft'])),
  play: async (context) => {
    await typing('')?.(context);
    const { canvas, userEvent } = context;
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Recherches récentes effacées');
    await expect(localStorage.getItem('lpel_recherches')).toBeNull();
  },
};

/** A search that was suggested is remembered as one that was typed; a department is not. */
export const SuggestionsRemembered: Story = {
  beforeEach: () => {
    const stays = (event: Event) => event.preventDefault();
    document.addEventListener('click', stays);
    const back = answering({ groups: [searches, departments], count: '3 propositions' })();
    return () => {
      document.removeEventListener('click', stays);
      back();
    };
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typing('carn')?.(context);
    await userEvent.click(await canvas.findByRole('option', { name: 'carnets international' }));
    await expect(localStorage.getItem('lpel_recherches')).toBe('["carnets international"]');
    await userEvent.type(canvas.getByRole('combobox'), 'e');
    await userEvent.click(await canvas.findByRole('option', { name: 'Carnets de timbres' }));
    await expect(localStorage.getItem('lpel_recherches')).toBe('["carnets international"]');
  },
};

/** What was suggested in one mode is not suggested in the other. */
export const SuggestionsOfEachMode: Story = {
  beforeEach: () => {
    const fetched = spyOn(window, 'fetch').mockImplementation(async (address) => {
      const { searchParams } = new URL(address instanceof Request ? address.url : address, location.href);
      const label = `prix ${searchParams.get('mode')}`;
      return Response.json({ groups: [{ label: 'Produits', options: [{ label, href: '/' }] }], count: '1' });
    });
    return () => fetched.mockRestore();
  },
  render: ({ view }) => {
    const [mode, change] = useState(view.mode);
    return (
      <>
        <SearchBox view={{ ...view, mode }} />
        <button type="button" onClick={() => change('pro')}>
          Professionnels
        </button>
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typing('carn')?.(context);
    await canvas.findByRole('option', { name: 'prix part' });
    await userEvent.click(canvas.getByRole('button', { name: 'Professionnels' }));
    await userEvent.click(canvas.getByRole('combobox'));
    await canvas.findByRole('option', { name: 'prix pro' });
    await expect(canvas.queryByRole('option', { name: 'prix part' })).toBeNull();
  },
};

export const RecentInEnglish: Story = {
  globals: { language: 'en' },
  beforeEach: () => localStorage.setItem('lpel_recherches', JSON.stringify(['booklet'])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search for a product or a service' }));
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Clear recent searches' })).toBeVisible());
  },
};

export const OtherSearch: Story = {
  parameters: { route: { at: '/mon-compte/commandes?q=CMD-26' } },
  play: ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveValue(''),
};

export const ParcelNumber: Story = {
  tags: ['hydrated'],
  beforeEach: answering({
    groups: [
      {
        label: 'Réponse',
        options: [{ label: 'Suivre cet envoi', detail: 'Envoi 6A15602676300', href: '/mes-suivis?code=6A15602676300' }],
      },
    ],
    count: '1 proposition',
  }),
  play: async (context) => {
    await typing('6A15602676300')?.(context);
    await waitFor(() => expect(context.canvas.getByRole('option', { name: /Suivre cet envoi/ })).toBeVisible());
  },
};

export const Failure: Story = {
  tags: ['hydrated'],
  beforeEach: answering(null),
  play: async (context) => {
    await typing('carnet')?.(context);
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    await expect(context.canvas.queryByRole('option')).toBeNull();
    await expect(context.canvas.getByRole('combobox')).toHaveValue('carnet');
  },
};
