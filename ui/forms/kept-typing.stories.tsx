import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { keepTyping } from './kept-typing.ts';
import { noteTyping } from './typing.ts';

/** The header's search, a search that is in the address, and two forms that this page answers. */
function Page() {
  const [town, setTown] = useState('');
  const [isTracked, track] = useState(false);
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
        <label>
          <input type="checkbox" name="tracked" value="yes" onChange={() => track(!isTracked)} />
          Suivi
        </label>
        {isTracked && <input name="phone" aria-label="Téléphone" />}
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
    await keepTyping();
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

const text = { type: 'text', place: 0, among: 1, isOn: false };
const now = () => performance.timeOrigin + performance.now();
/** Of another page the address, or the time in milliseconds. */
const store = (typed: object[], { back = location.pathname + location.search, at = now() } = {}) =>
  sessionStorage.setItem('typed', JSON.stringify({ id: '7', at, back, typed }));
const storedNow = () => JSON.parse(sessionStorage.getItem('typed') ?? '{}');
const theCity = { ...text, name: 'city', value: 'Lyon' };

export const ShownAgain: Story = {
  play: async ({ canvas }) => {
    store([
      { ...text, name: 'q', among: 2, value: 'carnet' },
      { ...text, name: 'q', among: 2, place: 1, value: 'CMD-26' },
      { ...text, name: 'pays', type: 'select-one', value: 'BE' },
      { ...text, name: 'par', type: 'radio', value: 'poids', isOn: true },
      { ...text, name: 'phone', value: '0612345678' },
      { ...text, name: 'tracked', type: 'checkbox', value: 'yes', isOn: true },
      theCity,
      { ...text, name: 'gone', value: 'x' },
    ]);
    await keepTyping();
    await expect(shown(canvas)).toEqual(['carnet', 'CMD-26', 'BE', 'Lyon', '', '1']);
    await expect(canvas.getByLabelText('Poids')).toBeChecked();
    // What a choice reveals comes after it.
    await expect(canvas.getByLabelText('Téléphone')).toHaveValue('0612345678');
    // React has it too, and a second change of the language keeps it.
    await expect(canvas.getByRole('status')).toHaveTextContent('carnet');
    await expect(storedNow().typed).toBeUndefined();
    press(canvas);
    await expect(storedNow().typed).toHaveLength(8);
    // For Back, without what this page would have saved.
    await expect(history.state.typed.typed.map(({ name }: { name: string }) => name)).toEqual([
      'q',
      'q',
      'pays',
      'par',
      'par',
    ]);
  },
};

/** The neighbour of a choice that is no longer there is not chosen, nor is another row written into. */
export const OnAPageWithOtherChoices: Story = {
  play: async ({ canvas }) => {
    store([
      { ...text, name: 'par', type: 'radio', place: 1, among: 2, value: 'gone', isOn: true },
      { ...text, name: 'tracked', type: 'checkbox', value: 'gone', isOn: true },
      { ...text, name: 'q', among: 3, place: 1, value: 'CMD-26' },
    ]);
    await keepTyping();
    await expect(canvas.getByLabelText('Feuilles')).toBeChecked();
    await expect(canvas.getByLabelText('Suivi')).not.toBeChecked();
    await expect(shown(canvas)).toEqual(['', '', 'FR', '', '', '1']);
  },
};

const nothing = ['', '', 'FR', '', '', '1'];

/** The press led nowhere, and somebody comes later. */
export const TypedBeforeItCame: Story = {
  play: async ({ canvas, canvasElement }) => {
    store([theCity, { ...text, name: 'par', type: 'radio', value: 'feuilles', isOn: true }]);
    const [town] = canvasElement.querySelectorAll<HTMLInputElement>('[name=city]');
    if (town) town.value = 'Mâcon';
    const weight = canvas.getByLabelText<HTMLInputElement>('Poids');
    weight.checked = true;
    await keepTyping();
    await expect(town).toHaveValue('Mâcon');
    await expect(weight).toBeChecked();
  },
};

export const AfterAMinute: Story = {
  play: async ({ canvas }) => {
    store([theCity], { at: now() - 60_001 });
    history.replaceState({ typed: { id: '7', typed: [{ ...text, name: 'q', among: 2, value: 'carnet' }] } }, '');
    await keepTyping();
    await expect(shown(canvas)).toEqual(nothing);
    await expect(sessionStorage.getItem('typed')).toBeNull();
    await expect(history.state).toEqual({});
  },
};

/** What Back shows is of the same shopper: signing out, and a page of the browser's cache, forget who that was. */
export const ForAnotherVisitor: Story = {
  play: async ({ canvas, canvasElement }) => {
    const earlier = { typed: { id: '7', typed: [{ ...text, name: 'q', among: 2, value: 'carnet' }] } };
    const leave = (event: Event) => event.preventDefault();
    canvasElement.addEventListener('click', leave);
    const link = Object.assign(document.createElement('a'), { href: '/deconnexion?redirect=%2F' });
    canvasElement.append(link);
    const forgotten = [
      () => link.click(),
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      () => sessionStorage.setItem('typed', JSON.stringify({ id: '8', at: now() })),
    ];
    for (const forget of forgotten) {
      await keepTyping();
      store([theCity]);
      history.replaceState(earlier, '');
      forget();
      await keepTyping();
      await expect(shown(canvas)).toEqual(nothing);
    }
    store([], { back: '/other' });
    history.replaceState(earlier, '');
    await keepTyping();
    await expect(shown(canvas)).toEqual(['carnet', ...nothing.slice(1)]);
    link.remove();
    canvasElement.removeEventListener('click', leave);
  },
};

/** The form that a refusal shows is new: nobody typed in it, and its values are its defaults. */
export const Refused: Story = {
  render: () => (
    <>
      <Page />
      <form method="post">
        <input name="street" aria-label="Rue" defaultValue="Rue" aria-invalid />
      </form>
    </>
  ),
  play: async ({ canvas }) => {
    await keepTyping();
    await expect(press(canvas)).toEqual([
      ['back', location.pathname + location.search],
      ['street', 'Rue'],
    ]);
    await expect(storedNow().typed).toMatchObject([{ name: 'street', value: 'Rue' }]);
  },
};

/** The browser puts the focus there, or the shopper does. */
export const FocusedOnly: Story = {
  play: async ({ canvas }) => {
    await keepTyping();
    canvas.getByLabelText('Ville').focus();
    noteTyping();
    await expect(press(canvas)).toHaveLength(1);
  },
};

export const LargerThanAPost: Story = {
  play: async ({ canvas }) => {
    await keepTyping();
    const field = canvas.getByRole('textbox', { name: 'Message' });
    (field as HTMLTextAreaElement).value = 'é'.repeat(11_000);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await expect(press(canvas)).toHaveLength(1);
    await expect(storedNow().typed[0].value).toHaveLength(11_000);
  },
};
