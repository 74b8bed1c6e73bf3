import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { theParcelAnswers } from '#domain/parcels/examples.ts';
import { aPointOfSale } from '#domain/points-of-sale/examples.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aParcelSummary, someGoods } from '../parcels.examples.ts';
import { SummaryScreen } from './summary.screen.tsx';

const meta = { component: SummaryScreen, args: { view: aParcelSummary() } } satisfies Meta<typeof SummaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyToBeBought: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Modifier\u202f: Votre colis' })).toBeVisible();
    await expect(canvas.getByText(/acceptée jusqu’au 29\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText(/^Service\s: Colissimo en ligne/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour\u202f: Adresses' }), 'customs ask for nothing').toBeVisible();
  },
};

export const WithoutAPrinter: Story = {
  args: { view: aParcelSummary({ answers: theParcelAnswers({ printing: 'drop-off' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      'post-office',
      'pickup-point',
    ]);
    await expect(canvas.getByText(/^Vous recevez votre code QR avec la commande/)).toBeVisible();
    await expect(canvas.getByText(/Un code acheté aujourd’hui est accepté une seule fois/)).toBeVisible();
  },
};

const { posted, recording } = recordingPosts();
const shown = aParcelSummary();

/** The price that was shown and the version of the answers are what makes a press safe. */
export const IsBought: Story = {
  tags: ['hydrated'],
  args: { view: shown },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({
        version: shown.version,
        quote: shown.quote,
        depositPlace: 'post-office',
        depositDate: '2026-11-24',
        goods: '',
        goodsAnswered: '',
        hazmat: '2026-09',
      }),
    );
  },
};

/** A day of another place would be refused. */
export const DaysOfThePlace: Story = {
  play: async ({ canvas, userEvent }) => {
    const days = () => within(canvas.getByLabelText('Jour du dépôt')).getAllByRole('option');
    await userEvent.click(canvas.getByRole('radio', { name: /^En bureau de poste/ }));
    const atOffice = days().map(({ textContent }) => textContent);
    const atHome = () => userEvent.click(canvas.getByRole('radio', { name: /boîte aux lettres/ }));
    await atHome();
    const fewer = days().map(({ textContent }) => textContent);
    await expect(fewer.length).toBeLessThan(atOffice.length);
    await expect(canvas.queryByText(/Ce jour n’est pas proposé/)).toBeNull();
    // A chosen day that goes away is told.
    await userEvent.click(canvas.getByRole('radio', { name: /^En bureau de poste/ }));
    await userEvent.selectOptions(
      canvas.getByLabelText('Jour du dépôt'),
      days().find(({ textContent }) => !fewer.includes(textContent)) ?? '',
    );
    await atHome();
    await expect(canvas.getByLabelText('Jour du dépôt')).toHaveAccessibleDescription(/Ce jour n’est pas proposé/);
    await expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('choisissez-en un autre'),
    );
  },
};

export const GoodsFound: Story = {
  tags: ['hydrated'],
  args: { view: aParcelSummary({ goods: someGoods }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Il contient un gaz inflammable.')).toBeVisible();
    // Said as one piece.
    const found = canvas.getAllByRole('status').find(({ textContent }) => textContent?.includes('gaz'));
    await expect(found?.children).toHaveLength(1);
    await expect(found?.firstElementChild).toHaveAttribute('aria-atomic', 'true');
    posted.mockClear();
    await userEvent.type(canvas.getByLabelText(/Que contient votre colis/), 'pile');
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier' }));
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith(expect.objectContaining({ intent: 'goods', goods: 'pile' })),
    );
  },
};

export const NoGoodsFound: Story = { args: { view: aParcelSummary({ goods: { words: 'caillou', found: [] } }) } };
export const SearchAway: Story = { args: { view: aParcelSummary({ goods: { words: 'caillou', found: null } }) } };

export const Refused: Story = {
  args: {
    view: aParcelSummary({
      answers: theParcelAnswers({ depositDate: '', hazmat: '' }),
      faults: {
        depositDate: { code: 'date-too-early', earliest: '2026-11-24' },
        hazmat: { code: 'list-outdated' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/La liste .* a changé/);
  },
};

export const ChangedInTheCart: Story = { args: { view: aParcelSummary({ edited: 'configuration-1' }) } };
export const ToAPoint: Story = {
  args: { view: aParcelSummary({ answers: theParcelAnswers({ way: 'point', pickupPoint: 'FR:lyon-1' }) }) },
  play: async ({ canvas }) => {
    const delivery = canvas.getByRole('heading', { name: 'Livraison' }).parentElement;
    await expect(delivery, 'whole, as the addresses are').toHaveTextContent(/Point de retrait.*690\d\d Lyon/);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglish: Story = {
  globals: { language: 'en' },
  args: { view: aParcelSummary({ lang: 'en', goods: someGoods }) },
};
export const ForProfessionals: Story = { globals: { mode: 'pro' }, args: { view: aParcelSummary({ mode: 'pro' }) } };

/** The three nearest that take parcels, and the label's addresses as they are printed. */
export const DropOffsNearTheSender: Story = {
  args: {
    view: aParcelSummary({
      points: [
        aPointOfSale({ id: 'p0', name: 'Bureau fermé', reopensOn: '2026-12-24' }),
        aPointOfSale({ id: 'p1', name: 'Consigne', sells: ['stamps'] }),
        ...['Bellecour', 'Ainay', 'Perrache', 'Vaise'].map((name) => aPointOfSale({ id: name, name })),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Perrache')).toBeVisible();
    for (const name of ['Bureau fermé', 'Consigne', 'Vaise']) await expect(canvas.queryByText(name)).toBeNull();
    const more = canvas.getByRole('link', { name: 'Voir les autres lieux de dépôt' });
    await expect(more).toHaveAttribute('href', expect.stringContaining('/points-de-vente?'));
    await expect(canvas.getByRole('heading', { name: 'Ce qui sera imprimé sur l’étiquette' })).toBeVisible();
  },
};
