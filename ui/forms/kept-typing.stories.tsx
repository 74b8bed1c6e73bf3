import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { keepTyping } from './kept-typing.ts';
import { noteTyping } from './typing.ts';

/** The header's search, a search that is in the address, and two forms that this page answers. */
function Page() {
  const [town, setTown] = useState('');
  return (
    <main>
      <form method="post" action="/ecom/langue" aria-label="Langue">
        <input type="hidden" name="back" value="/?note=envoye" />
        <button name="lang" value="en">
          English
        </button>
      </form>
      <form action="/boutique/recherche">
        <input
          name="q"
          aria-label="Recherche"
          value={town}
          onChange={({ currentTarget }) => setTown(currentTarget.value)}
        />
      </form>
      <form>
        <input name="q" aria-label="Commande" />
        <select name="pays" aria-label="Pays" defaultValue="FR">
          <option value="FR">France</option>
          <option value="BE">Belgique</option>
        </select>
        <label>
          <input type="radio" name="par" value="feuilles" defaultChecked />
          Feuilles
        </label>
        <label>
          <input type="radio" name="par" value="poids" />
          Poids
        </label>
      </form>
      <form method="post">
        <input name="city" aria-label="Ville" />
      </form>
      <form method="post">
        <textarea name="message" aria-label="Message" />
        <input type="file" name="fichiers" aria-label="Fichiers" />
        <button name="intent" value="reply">
          Envoyer
        </button>
      </form>
      <form method="post" action="/panier">
        <input name="quantity" aria-label="Quantité" defaultValue="1" />
      </form>
      <output>{town}</output>
    </main>
  );
}

const meta = {
  title: 'forms/kept typing',
  component: Page,
  beforeEach: () => {
    noteTyping();
    sessionStorage.clear();
    history.replaceState(null, '');
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = ['Recherche', 'Commande', 'Pays', 'Ville', 'Message', 'Quantité'];
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What the language button would send, without leading away. */
const press = (canvas: Canvas) => [...new FormData(canvas.getByRole<HTMLFormElement>('form', { name: 'Langue' }))];
const shown = (canvas: Canvas) => labels.map((label) => canvas.getByLabelText<HTMLInputElement>(label).value);

export const TypedInEveryForm: Story = {
  play: async ({ canvas, userEvent }) => {
    keepTyping();
    const typed = ['69', 'CMD-26', 'BE', 'Lyon', 'Bonjour', '3'];
    for (const [place, label] of labels.entries()) {
      const field = canvas.getByLabelText(label);
      if (label === 'Pays') await userEvent.selectOptions(field, 'BE');
      else {
        await userEvent.clear(field);
        await userEvent.type(field, typed[place] ?? '');
      }
    }
    await userEvent.click(canvas.getByLabelText('Poids'));
    const chosen = new DataTransfer();
    chosen.items.add(new File(['x'], 'photo.jpg'));
    canvas.getByLabelText<HTMLInputElement>('Fichiers').files = chosen.files;
    // One form of the page goes along, with the names of its files; the address has no mark of what is done.
    await expect(press(canvas)).toEqual([
      ['back', location.pathname + location.search],
      ['message', 'Bonjour'],
      ['fichiers', 'photo.jpg'],
      ['intent', 'reply'],
    ]);
    await expect(shown(canvas)).toEqual(typed);
  },
};

export const ShownAgain: Story = {
  play: async ({ canvas }) => {
    const typed = [
      { name: 'q', place: 0, value: 'carnet', isOn: false },
      { name: 'q', place: 1, value: 'CMD-26', isOn: false },
      { name: 'pays', place: 0, value: 'BE', isOn: false },
      { name: 'par', place: 1, value: 'poids', isOn: true },
      { name: 'city', place: 0, value: 'Lyon', isOn: false },
      { name: 'gone', place: 0, value: 'x', isOn: false },
    ];
    sessionStorage.setItem('typed', JSON.stringify({ back: location.pathname + location.search, typed }));
    keepTyping();
    await expect(shown(canvas)).toEqual(['carnet', 'CMD-26', 'BE', 'Lyon', '', '1']);
    await expect(canvas.getByLabelText('Poids')).toBeChecked();
    // React has it too, and a second change of the language keeps it.
    await expect(canvas.getByRole('status')).toHaveTextContent('carnet');
    await expect(sessionStorage.getItem('typed')).toBeNull();
    press(canvas);
    await expect(JSON.parse(sessionStorage.getItem('typed') ?? '{}').typed).toHaveLength(6);
    // For Back, without what this page would have saved.
    await expect(history.state.typed.map(({ name }: { name: string }) => name)).toEqual([
      'q',
      'q',
      'pays',
      'par',
      'par',
    ]);
  },
};

export const LargerThanAPost: Story = {
  play: async ({ canvas }) => {
    keepTyping();
    const field = canvas.getByRole('textbox', { name: 'Message' });
    (field as HTMLTextAreaElement).value = 'é'.repeat(11_000);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(press(canvas)).toHaveLength(1);
    await expect(JSON.parse(sessionStorage.getItem('typed') ?? '{}').typed[0].value).toHaveLength(11_000);
  },
};
