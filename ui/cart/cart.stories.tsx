import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { heldClock } from '#tests/shared/clocks/held-clock.ts';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aCart, aCartLine, anEmptyCart, composedAndNot, parcels, twoSellers } from './cart.examples.ts';
import { CartScreen } from './cart.screen.tsx';
import type { CartAnswer } from './cart.view.ts';

const meta = { component: CartScreen, args: { view: aCart() } } satisfies Meta<typeof CartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posted, recording } = recordingPosts();

export const OneLine: Story = {};

export const LinesOfTwoSellers: Story = {
  tags: ['hydrated'],
  args: { view: twoSellers },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Voir le détail des colis'));
    await expect(canvas.getByText('2 × Jusqu’à 1 kg, vers Brest')).toBeVisible();
  },
};

const stampsLine = aCartLine({
  title: 'Mon timbre en ligne',
  href: undefined,
  facts: ['Timbres : 30 × Lettre verte, France, 20 g, Coquelicot'],
  quantity: 1,
  fixed: 'Quantité : 1',
  total: '44,70 €',
  edit: {
    action: '/mon-timbre-en-ligne',
    configuration: 'timbres-1',
    label: 'Modifier Mon timbre en ligne',
  },
  duplicate: {
    action: '/mon-timbre-en-ligne',
    configuration: 'timbres-1',
    label: 'Dupliquer Mon timbre en ligne',
  },
});

export const StampsAreComposedOnceMore: Story = {
  tags: ['hydrated'],
  args: { view: aCart({ groups: [{ seller: 'La boutique', delivery: [], lines: [stampsLine] }] }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await expect(canvas.getByRole('button', { name: 'Modifier Mon timbre en ligne' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dupliquer Mon timbre en ligne' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'duplicate', configuration: 'timbres-1' }));
  },
};

const outdatedParcels = {
  ...twoSellers,
  isIncomplete: true,
  groups: twoSellers.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) =>
      line.parcels
        ? {
            ...line,
            bare: {
              text: '2 colis de cette ligne ne peuvent plus être commandés ainsi (Jour du dépôt) : choisissez « Modifier ».',
              edits: ['Lyon', 'Brest'].map((place) => ({
                action: '/colissimo-en-ligne',
                configuration: place,
                label: `Modifier : Vers : ${place}`,
              })),
            },
          }
        : line,
    ),
  })),
};
/** Each parcel whose day has passed is changed from the message itself. */
export const ParcelsToChange: Story = {
  args: { view: outdatedParcels },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Modifier : Vers : Brest' })).toBeVisible(),
};
export const ParcelsToChangeOnAPhone: Story = { ...ParcelsToChange, globals: { viewport: { value: 'phone' } } };

/** Tab goes down the page: buttons stand one below the other, or side by side, in their order. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { view: twoSellers },
  play: async ({ canvas }) => {
    // A closed detail has buttons, but no place for them.
    const buttons = canvas.getAllByRole('button').filter((button) => button.checkVisibility());
    // The last one stays at the bottom of the window.
    await expect(buttons.at(-1)).toHaveAccessibleName(/livraison|commande|paiement/);
    const tops = buttons.slice(0, -1).map((button) => button.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

export const MuchOfOneArticleOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en', mode: 'pro' },
  args: {
    view: aCart({
      groups: [
        {
          seller: 'La boutique',
          delivery: [],
          lines: [
            aCartLine({
              quantity: 200,
              max: 200,
              total: '€3,648.00 excl.\u00a0VAT',
              totalNote: '€3,648.00 incl.\u00a0VAT',
            }),
          ],
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const quantity = canvas.getByRole('spinbutton').parentElement?.getBoundingClientRect();
    const total = canvas.getByText('€3,648.00').getBoundingClientRect();
    await expect(total.left).toBeGreaterThanOrEqual(quantity?.right ?? 9999);
  },
};

export const Dark: Story = { globals: { colourScheme: 'dark' }, args: { view: twoSellers } };

export const ChangingAQuantity: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const field = canvas.getByRole('spinbutton', { name: /^Quantité de Carnet/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Augmenter la quantité/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Augmenter la quantité/ }));
    await expect(field).toHaveValue(4);
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ 'quantite-2-0.1121001': '4' }));
    await expect(posted).toHaveBeenCalledTimes(1);
  },
};

/** The cart that another tab has changed: the server says at the line what its quantity is now. */
export const SeenAgain: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas }) => {
    posted.mockClear();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Augmenter la quantité/ })).toBeEnabled());
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ 'quantite-2-0.1121001': '2' }));
  },
};

/** An empty field is no quantity: who leaves it so changes nothing. */
export const AQuantityLeftEmpty: Story = {
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const field = canvas.getByRole('spinbutton', { name: /^Quantité de Carnet/ });
    await userEvent.clear(field);
    await expect(field).toHaveValue(null);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(2));
    await expect(posted).not.toHaveBeenCalled();
  },
};

export const EnterInAQuantityNeitherLeavesNorRemoves: Story = {
  parameters: recording,
  args: { view: twoSellers },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Quantité de Enveloppes/ }), '{Backspace}3{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledOnce());
    await expect(posted).toHaveBeenCalledWith({ 'quantite-2-0.1121001': '2', 'quantite-1-1.3101001': '3' });
  },
};

export const LeavingWithWhatWasTyped: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Quantité de Carnet/ }), '{Backspace}4');
    await userEvent.click(canvas.getByRole('button', { name: 'Choisir la livraison' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ 'quantite-2-0.1121001': '4', intent: 'order' }));
  },
};

export const Removing: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    canvas.getByRole('button', { name: /^Supprimer Carnet/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ remove: '0.1121001' })));
  },
};

export const VoucherApplied: Story = {
  parameters: recording,
  args: {
    view: aCart({
      voucher: { applied: [{ code: 'BIENVENUE5', label: 'Bienvenue\u202f: −5,00 €' }] },
      totals: [
        { label: 'Articles (2)', value: '36,48 €' },
        { label: 'Réduction', value: '−5,00 €' },
        { label: 'Livraison', value: 'offerte' },
        { label: 'Total TTC', value: '31,48 €', strong: true },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer le code BIENVENUE5' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'remove-voucher', code: 'BIENVENUE5' }));
  },
};

export const VoucherTyped: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const field = canvas.getByLabelText('Code de réduction');
    await expect(field).not.toBeVisible();
    await userEvent.click(canvas.getByText(/^Vous avez un code de réduction/));
    await userEvent.type(field, 'BIENVENUE5{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'voucher', code: 'BIENVENUE5' }));
  },
};

export const VoucherRefused: Story = {
  tags: ['hydrated'],
  args: {
    view: aCart({
      voucher: { applied: [], typed: 'PROMO2025', error: 'Ce code n’est plus valable depuis le 31/10/2026.' },
    }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Code de réduction' });
    await expect(field).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('PROMO2025');
    await expect(field).toHaveAccessibleDescription(/n’est plus valable/);
    // A screen reader says the fault with the field, and a live region would say it again.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.title).toMatch(/^Erreur/);
  },
};

export const SignedOut: Story = {
  args: {
    view: aCart({
      next: 'Se connecter pour commander',
      notes: ['Votre compte permet de suivre la commande et de retrouver vos adresses. Votre panier est conservé.'],
    }),
  },
};

/** What was composed keeps its quantity; what was not leads to where it is, or goes. */
export const ComposedAndNot: Story = {
  tags: ['hydrated'],
  args: { view: composedAndNot },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Destinataire.: Mairie, 69002 Lyon$/)).toBeVisible();
    await expect(canvas.queryByRole('spinbutton')).toBeNull();
    const href = '/envoi-courrier-en-ligne?article=lettre-en-ligne';
    await expect(canvas.getByRole('link', { name: 'Préparer' })).toHaveAttribute('href', href);
    await expect(canvas.getAllByRole('button', { name: 'Supprimer Courrier en ligne' })).toHaveLength(1);
  },
};

export const ComposedAndNotOnAPhone: Story = {
  args: { view: composedAndNot },
  globals: { viewport: { value: 'phone' } },
};

export const RemovingParcelsAsksFirst: Story = {
  tags: ['hydrated'],
  parameters: recording,
  args: { view: twoSellers },
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    await userEvent.click(canvas.getByLabelText(parcels.removeLabel, { selector: 'summary' }));
    await expect(canvas.getByText(/^Supprimer les 3 colis de cette ligne/)).toBeVisible();
    await expect(posted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer les 3 colis' }));
    const remove = '2.colissimo-en-ligne,3.colissimo-monde-en-ligne';
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ remove })));
  },
};

export const Removed: Story = {
  tags: ['hydrated'],
  args: {
    view: aCart({
      undo: {
        text: '«\u202fEnveloppes blanches C5 sans fenêtre, lot de 50\u202f» est retiré de votre panier.',
        hidden: { intent: 'restore', articles: '3101001  1 ' },
      },
    }),
  },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const undo = canvas.getByRole('button', { name: 'Annuler' });
    await userEvent.click(undo);
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ intent: 'restore', articles: '3101001  1 ' }));
  },
};

/** Once everything is back, the button disappears and the focus moves to the heading. */
export const PutBack: Story = {
  args: Removed.args,
  parameters: { route: { path: '*', action: () => null } },
  render: function PuttingBack({ view }) {
    const [isBack, putBack] = useState(false);
    return (
      <div onSubmit={() => putBack(true)}>
        <CartScreen view={isBack ? { ...view, undo: undefined } : view} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const RemovedAWhileAgo: Story = {
  parameters: { moves: true },
  args: Removed.args,
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Annuler' });
    const box = undo.closest<HTMLElement>('[tabindex="-1"]');
    await expect(box).toHaveFocus();
    await expect(box?.getAnimations(), 'held while the focus stands in it').toEqual([]);
    box?.blur();
    const [end] = box?.getAnimations() ?? [];
    await expect(end?.effect?.getTiming().delay).toBe(8000);
    end?.finish();
    await waitFor(() => expect(undo).not.toBeVisible());
  },
};

const late = Promise.withResolvers<null>();

export const Unsettled: Story = {
  parameters: { route: { path: '*', action: () => late.promise } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Augmenter la quantité/ }));
    await expect(canvas.getByRole('spinbutton', { name: /^Quantité de Carnet/ })).toHaveValue(3);
    // The line's, the summary's, and the bar's that repeats it on a narrow screen.
    await waitFor(() => expect(canvas.getAllByText('mise à jour…')).toHaveLength(3));
    await expect(canvas.queryByText('36,48 €', { selector: 'output *' })).toBeNull();
  },
};

/** The result of the cart's action. */
interface PostedAnswer {
  view: { answer: CartAnswer };
  notices: CartAnswer['notices'];
}
const answered = (answer: CartAnswer): PostedAnswer => ({ view: { answer }, notices: answer.notices });

const answers: ((answer: PostedAnswer | null) => void)[] = [];
const { posted: postedLater, recording: answeredLater } = recordingPosts(
  () => new Promise<PostedAnswer | null>((resolve) => void answers.push(resolve)),
);

/** The second change is sent after the first one's answer, so that none overtakes another. */
export const ChangedAgainMeanwhile: Story = {
  parameters: answeredLater,
  play: async ({ canvas, userEvent }) => {
    postedLater.mockClear();
    const clock = heldClock(500);
    const more = canvas.getByRole('button', { name: /^Augmenter la quantité/ });
    const field = canvas.getByRole('spinbutton', { name: /^Quantité de Carnet/ });
    await userEvent.click(more);
    await expect(clock.passes()).toBe(1);
    await waitFor(() => expect(postedLater).toHaveBeenCalledTimes(1));
    await userEvent.click(more);
    await expect(field).toHaveValue(4);
    await expect(clock.passes(), 'nothing is sent while the first is not answered').toBe(0);
    await expect(postedLater).toHaveBeenCalledTimes(1);
    answers.shift()?.(null);
    await waitFor(() => expect(clock.passes()).toBe(1));
    await waitFor(() => expect(postedLater).toHaveBeenCalledTimes(2));
    clock.ends();
    await expect(postedLater).toHaveBeenLastCalledWith({ 'quantite-2-0.1121001': '4' });
    await expect(field).toHaveValue(4);
    answers.shift()?.(null);
    // The fake server does not change the quantity, and the field shows it again after the answer.
    await waitFor(() => expect(field).toHaveValue(2));
  },
};

async function leavesDuringAChange({
  canvas,
  userEvent,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>) {
  postedLater.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: /^Augmenter la quantité/ }));
  await waitFor(() => expect(postedLater).toHaveBeenCalledTimes(1));
  const leave = canvas.getByRole('button', { name: 'Choisir la livraison' });
  await userEvent.click(leave);
  return leave;
}

/** One press is enough: the page leaves when the pending change is answered. */
export const LeavingWhileAChangeIsUnderWay: Story = {
  parameters: answeredLater,
  play: async ({ canvas, userEvent }) => {
    const leave = await leavesDuringAChange({ canvas, userEvent });
    await expect(leave).toHaveTextContent('mise à jour…');
    await expect(postedLater).toHaveBeenCalledTimes(1);
    answers.shift()?.(null);
    await waitFor(() => expect(postedLater).toHaveBeenCalledTimes(2));
    await expect(postedLater).toHaveBeenLastCalledWith(expect.objectContaining({ intent: 'order' }));
    answers.shift()?.(null);
    await waitFor(() => expect(leave).toHaveTextContent('Choisir la livraison'));
  },
};

/** The shopper has to read the message before leaving. */
export const NotLeavingAfterAChangeThatFailed: Story = {
  parameters: answeredLater,
  play: async ({ canvas, userEvent }) => {
    const scrolled = spyOn(Element.prototype, 'scrollIntoView');
    const leave = await leavesDuringAChange({ canvas, userEvent });
    scrolled.mockClear();
    const failed = 'La quantité n’a pas pu être modifiée, veuillez réessayer.';
    answers.shift()?.(answered({ lineMessages: { '0.1121001': failed }, notices: [] }));
    await waitFor(() => expect(canvas.getByText(failed)).toBeVisible());
    const reason = canvas.getByText(failed).closest('[data-line-message]');
    await waitFor(() => expect(scrolled.mock.contexts, 'the reason is brought before the shopper').toEqual([reason]));
    await waitFor(() => expect(leave).toHaveTextContent('Choisir la livraison'));
    await expect(canvas.getByRole('spinbutton', { name: /^Quantité de Carnet/ })).toHaveValue(2);
    await expect(postedLater).toHaveBeenCalledTimes(1);
  },
};

export const ChangedByLine: Story = {
  args: {
    view: {
      ...twoSellers,
      notices: [
        { tone: 'warning', text: 'Votre panier a changé\u202f: vérifiez les lignes signalées avant de continuer.' },
        { tone: 'warning', text: '«\u202fPèse-lettre\u202f» n’est plus disponible et a été retiré de votre panier.' },
      ],
      lineMessages: {
        '0.1121001': 'Il n’en reste que 2\u202f: la quantité a été ramenée à 2.',
        '2.colissimo-en-ligne,3.colissimo-monde-en-ligne': 'Le prix est passé de 7,10 € à 7,35 € l’unité.',
      },
    },
  },
};

export const CouldNotBeChecked: Story = {
  args: {
    view: aCart({
      notices: [{ tone: 'error', text: 'Votre panier n’a pas pu être vérifié, veuillez réessayer.' }],
    }),
  },
};

/** Two senders: one delivers for free from an amount on, the other does already. */
export const UntilDeliveryIsFree: Story = {
  args: {
    view: aCart({
      groups: [
        {
          seller: 'La boutique',
          delivery: ['Livraison en France métropolitaine à partir de 2,07 €'],
          lines: [aCartLine()],
        },
        {
          seller: 'Papeterie du Canal',
          delivery: [
            'Livraison en France métropolitaine à partir de 4,90 €',
            'La livraison la moins chère est offerte dès 60,00 € d’articles de ce vendeur\u202f: il manque 12,00 €.',
          ],
          lines: [aCartLine({ id: '1.3101005', key: '3101005', title: 'Enveloppes kraft C4' })],
        },
        {
          seller: 'Bureau des Alpes',
          delivery: ['La livraison la moins chère est offerte.'],
          lines: [aCartLine({ id: '2.3101002', key: '3101002', title: 'Enveloppes blanches C5' })],
        },
      ],
    }),
  },
};

export const WithEcoParticipation: Story = {
  args: {
    view: aCart({
      groups: [
        {
          seller: 'Mobilier de la Loire',
          delivery: [],
          lines: [
            aCartLine({
              title: 'Caisson de bureau à trois tiroirs, fermeture à clé',
              facts: ['129,00 € l’unité', 'dont 2,60 € d’éco-participation'],
              total: '258,00 €',
            }),
          ],
        },
      ],
      totals: [
        { label: '2 articles', value: '258,00 €' },
        { label: 'Livraison', value: 'Calculée à l’étape suivante' },
        { label: 'dont éco-participation', value: '2,60 €' },
        { label: 'Total TTC', value: '258,00 €', strong: true },
        { label: 'dont TVA', value: '43,00 €' },
      ],
    }),
  },
};

export const WithAnotherCart: Story = {
  args: {
    view: aCart({
      notes: [
        'Votre panier Professionnel contient aussi 2 articles. Il est conservé\u202f: vous choisirez lequel commander d’abord.',
      ],
    }),
  },
};

export const Expired: Story = {
  args: {
    view: {
      ...anEmptyCart,
      notices: [
        {
          tone: 'warning',
          text: 'Votre ancien panier n’est plus disponible. Vous pouvez en commencer un nouveau.',
        },
      ],
    },
  },
};

export const Empty: Story = { args: { view: anEmptyCart } };

export const English: Story = {
  globals: { language: 'en' },
  args: {
    view: aCart({
      title: 'Your basket',
      groups: [
        {
          seller: 'La boutique',
          delivery: [],
          lines: [
            aCartLine({
              title: 'Booklet of 12 Marianne stamps, green letter',
              facts: ['€18.24 each'],
              total: '€36.48',
              removeLabel: 'Remove Booklet of 12 Marianne stamps, green letter',
              quantityLabel: 'Quantity of Booklet of 12 Marianne stamps, green letter',
            }),
          ],
        },
      ],
      totals: [
        { label: 'Items (2)', value: '€36.48' },
        { label: 'Total incl. VAT', value: '€36.48', strong: true },
      ],
      next: 'Choose delivery',
    }),
  },
};
