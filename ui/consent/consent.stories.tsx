import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { recordingForms } from '#tests/shared/posts.ts';
import { Page } from '#ui/components/page/page.tsx';
import { answeredPlace, topPlace } from './answered-place.ts';
import { aQuestion, choices, choicesInEnglish } from './consent.examples.ts';
import type { ConsentFormView, ConsentRequestView } from './consent.view.ts';
import { Answered as AnsweredNote, ConsentBanner } from './consent-banner.tsx';
import { ConsentForm } from './consent-form.tsx';

const Form = ({ view }: { view: ConsentFormView }) => (
  <Page>
    <h1>Cookies</h1>
    <ConsentForm view={view} />
  </Page>
);

const Banner = ({ view }: { view: ConsentRequestView }) => (
  <>
    <ConsentBanner view={view} />
    <Page>
      <h1>Timbres</h1>
    </Page>
  </>
);

const meta = { component: Form, args: { view: choices } } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const { sent, beforeEach } = recordingForms();

export const NothingChosen: Story = {
  tags: ['hydrated'],
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    const [measured] = canvas.getAllByRole('radio', { name: 'Refuser' });
    await expect(measured).toBeChecked();
    const [measure] = canvas.getAllByRole('radio', { name: 'Accepter' });
    if (measure) await userEvent.click(measure);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer mes choix' }));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ answer: 'save', measurement: '1', personalisation: '0' }),
    );
  },
};

export const Saved: Story = {
  beforeEach: () => localStorage.setItem('lpel_vus', '[]'),
  args: {
    view: {
      ...choices,
      notices: [{ tone: 'success', text: 'Vos choix sont enregistrés.' }],
      choices: choices.choices.map((choice) => ({ ...choice, accepted: choice.name === 'measurement' })),
    },
  },
  play: async ({ canvas }) => {
    const [measured, personalised] = canvas.getAllByRole('radio', { name: 'Accepter' });
    await expect(measured).toBeChecked();
    await expect(personalised).not.toBeChecked();
    // Who refuses suggestions keeps no seen article either.
    await expect(localStorage.getItem('lpel_vus')).toBeNull();
  },
};

export const RefusedByTheBrowser: Story = {
  args: {
    view: {
      ...choices,
      notices: [{ tone: 'info', text: 'Votre navigateur envoie un signal de refus du suivi. Nous le respectons.' }],
    },
  },
};

export const English: Story = { globals: { language: 'en' }, args: { view: choicesInEnglish } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { colourScheme: 'dark' } };

/** The note stands at its place until the play function moves on. */
async function noteIn(canvasElement: HTMLElement) {
  const note = canvasElement.querySelector<HTMLElement>(`#${answeredPlace}`);
  await expect(note).not.toBeVisible();
  location.hash = answeredPlace;
  await waitFor(() => expect(note).toBeVisible());
  await expect(note).toHaveFocus();
  history.replaceState(null, '', location.pathname + location.search);
  return note;
}

/** The answer leads the focus to a sentence, which says that it was saved, until the focus moves on. */
export const Answered: Story = {
  parameters: { moves: true },
  render: () => (
    <AnsweredNote view={{ text: 'Vos choix sont enregistrés.', close: { label: 'Fermer', href: `#${topPlace}` } }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const note = await noteIn(canvasElement);
    // Of a text that is the label of its box, Orca says nothing.
    await expect(note).toHaveAttribute('aria-label', 'Vos choix sont enregistrés.');
    await expect(canvas.getByText('Vos choix sont enregistrés.').getClientRects()).toHaveLength(1);
    canvas.getByRole('link', { name: 'Fermer' }).focus();
    await expect(note).toBeVisible();
    document.getElementById(topPlace)?.focus();
    await waitFor(() => expect(note).not.toBeVisible());
  },
};

export const Asked: Story = {
  tags: ['hydrated'],
  render: () => <Banner view={aQuestion} />,
  beforeEach,
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(boxes).toHaveLength(3);
    await expect(new Set(boxes.map(({ width, height }) => `${Math.round(width)} ${Math.round(height)}`)).size).toBe(1);
    for (const { label, value } of aQuestion.answers) {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await expect(sent).toHaveBeenLastCalledWith({ answer: value, redirect: '/' });
    }
  },
};

/** A fifth of the smallest screens at most, so that the page behind it can be seen. */
export const AskedOnAPhone: Story = {
  ...Asked,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const banner = context.canvas.getByRole('region').getBoundingClientRect();
    await expect(banner.height).toBeLessThanOrEqual(144);
    await Asked.play?.(context);
  },
};

export const AskedInTheDark: Story = { ...Asked, globals: { colourScheme: 'dark' } };
