import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { theAddressedAnswers, theStampAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aConfigurationStep } from '../stamps.examples.ts';
import { ConfigurationScreen } from './configuration.screen.tsx';

const meta = { component: ConfigurationScreen, args: { view: aConfigurationStep() } } satisfies Meta<
  typeof ConfigurationScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const TwoLinesOnASheet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Timbres 2' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Case 10, rangée 4, colonne 1' })).toBeChecked();
    await expect(
      canvas.getByRole('img', { name: /^Page 2 sur 2\. Timbre «\sCoquelicot\s», Lettre verte/ }),
    ).toBeVisible();
    await expect(canvas.getAllByText(/74,50\s€/)[0]).toBeInTheDocument();
  },
};

const logo = { code: 'logo-1', name: 'Enseigne', shapes: [], logo: { id: 'logo-1', endDate: '2027-11-26' } };

export const WithAnOwnLogo: Story = {
  globals: { mode: 'pro' },
  args: {
    view: aConfigurationStep({
      options: theStampOptions({ visuals: [...theStampOptions().visuals, logo] }),
      mode: 'pro',
      answers: theStampAnswers({ visual1: 'logo-1' }),
    }),
  },
  play: async ({ canvas }) => {
    const [tile] = canvas.getAllByRole('radio', { name: /^Enseigne/ });
    await expect(tile).toBeChecked();
    await expect(canvas.getAllByText('Jusqu’au 26/11/2027')[0]).toBeVisible();
  },
};

const { posted, recording } = recordingPosts();

export const Changed: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const [visual] = canvas.getAllByRole('radio', { name: 'Sans visuel' });
    if (!visual) throw new Error('There is no visual.');
    await userEvent.click(visual);
    await userEvent.click(canvas.getByRole('radio', { name: 'Enveloppe DL (110 × 220 mm)' }));
    const [quantity] = canvas.getAllByLabelText('Nombre de timbres');
    if (!quantity) throw new Error('There is no quantity.');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3{Enter}');
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(
        expect.objectContaining({ visual1: 'NONE', support: 'DL', quantity1: '3', lines: '2', version: '7' }),
      ),
    );
  },
};

export const AtItsTrueSize: Story = {
  tags: ['hydrated'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Voir en taille réelle'));
    const stamp = canvas.getByRole('img', { name: /63,5 × 33,9\smm/ });
    await expect(stamp).toHaveAttribute('width', '63.5mm');
    const range = canvas.getByRole('slider', { name: 'Taille à l’écran' });
    await waitFor(() => expect(range).toBeVisible());
    await fireEvent.input(range, { target: { value: '120' } });
    await waitFor(() => expect(stamp).not.toHaveAttribute('width', '63.5mm'));
  },
};

export const OneLineOnEnvelopes: Story = {
  args: { view: aConfigurationStep({ answers: theStampAnswers({ lines: '1', support: 'DL', startCell: '' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Première case libre' })).toBeNull();
    await expect(canvas.getByText(/18 pages de plus/)).toBeVisible();
  },
};

export const OneForEachRecipient: Story = {
  args: { view: aConfigurationStep({ answers: theAddressedAnswers() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Imprimer aussi l’adresse du destinataire' })).toBeChecked();
    await expect(canvas.getByText('2 timbres, un par destinataire.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ajouter d’autres timbres' })).toBeNull();
  },
};

export const Refused: Story = {
  args: {
    view: aConfigurationStep({
      answers: theStampAnswers({ destination1: 'BE', weight2: '3000', startCell: '25' }),
      faults: {
        letter1: { code: 'letter-elsewhere', instead: ['Lettre internationale'] },
        weight2: { code: 'too-heavy', most: 250 },
        startCell: { code: 'start-cell', most: 24 },
      },
    }),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/Timbres 1\s: ce type de lettre ne part pas/);
    await expect(canvas.getByText(/^L’aperçu apparaît dès que vos réponses/)).toBeVisible();
  },
};

/** Where the form, the preview and the summary stand. */
const sidesOf = (canvas: Canvas) => {
  const [form, preview, summary] = [
    canvas.getByRole('heading', { name: 'Timbres 1' }).parentElement,
    canvas.getByRole('region', { name: 'Aperçu' }),
    canvas.queryByRole('heading', { name: 'Votre récapitulatif' })?.parentElement,
  ].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
  return { form, preview, summary } as Record<'form' | 'preview' | 'summary', DOMRect>;
};

/** The preview is in sight beside what changes it, over the summary, which says the price alone. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const top = sidesOf(canvas);
    await expect(top.preview.left).toBeGreaterThanOrEqual(top.form.right);
    await expect(top.summary.top).toBeGreaterThanOrEqual(top.preview.bottom);
    await expect(canvas.queryByText('Papier A4 à découper', { selector: 'dd' })).toBeNull();
    canvas.getByRole('radiogroup', { name: /^Imprimés sur/ }).scrollIntoView({ block: 'center' });
    await waitFor(() => expect(sidesOf(canvas).form.bottom).toBeLessThan(top.form.bottom));
    const { preview } = sidesOf(canvas);
    await expect(preview.top).toBeGreaterThanOrEqual(0);
    await expect(preview.bottom).toBeLessThanOrEqual(innerHeight);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { form, preview } = sidesOf(canvas);
    await expect(preview.top).toBeGreaterThan(form.bottom);
  },
};
export const InTheDark: Story = { globals: { colourScheme: 'dark' } };
export const InEnglish: Story = { globals: { language: 'en' }, args: { view: aConfigurationStep({ lang: 'en' }) } };
export const ForProfessionals: Story = {
  globals: { mode: 'pro' },
  args: { view: aConfigurationStep({ mode: 'pro' }) },
};
