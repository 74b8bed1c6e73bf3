import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { recordingPosts } from '#tests/shared/posts.ts';
import { aRecap } from '../checkout.examples.ts';
import {
  aCertification,
  anEngagement,
  anOrderForm,
  aPayment,
  aWaitingEngagement,
  aWaiver,
  cardMode,
  payPalMode,
} from './payment.examples.ts';
import { PaymentScreen } from './payment.screen.tsx';

const meta = { component: PaymentScreen, args: { view: aPayment() } } satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: (() => void)[] = [];
const { posted, recording } = recordingPosts(
  () => new Promise<null>((resolve) => void answers.push(() => resolve(null))),
);

const order = 'Commander avec obligation de paiement';
const answered = () => {
  for (const answer of answers.splice(0)) answer();
};

export const Modes: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    canvas.getByRole('radio', { name: /^Carte bancaire/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: order }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ mode: 'paypal' })));
    answered();
  },
};

/** What was chosen is read in the order in which it is painted. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link', { name: /^Modifier/ });
    await expect(ways).toHaveLength(3);
    const tops = ways.map((way) => way.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

export const Dark: Story = { globals: { colourScheme: 'dark' } };

export const Professional: Story = { globals: { mode: 'pro' } };

export const Refused: Story = {
  args: {
    view: aPayment({
      notices: [
        {
          tone: 'error',
          title: 'Votre banque a refusé le paiement.',
          text: 'Vous n’avez pas été débité. Votre panier et vos choix sont conservés\u202f: vous pouvez réessayer ou changer de moyen de paiement.',
        },
      ],
    }),
  },
};

/** The payment modes could not be loaded: nothing can be ordered, and the cart is safe. */
export const ModesUnavailable: Story = {
  args: {
    view: aPayment({
      modes: [],
      retry: { label: 'Réessayer', href: '/checkout/paiement' },
      notices: [{ tone: 'error', text: 'Les moyens de paiement n’ont pas pu être chargés, veuillez réessayer.' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Commander avec obligation de paiement' })).toBeNull();
  },
};

const services = { delivery: undefined, back: { label: 'Revenir au panier', href: '/checkout/recapitulatif' } };

/** Above the button that obliges to pay stands until when a contract lasts. */
export const TemporaryContract: Story = {
  args: {
    view: aPayment({
      ...services,
      recap: {
        ...aRecap,
        lines: [
          {
            id: '0',
            title: 'Réexpédition temporaire',
            composition: ['Vers\u202f: 29200 Brest', 'Début\u202f: 04/12/2026', 'Fin\u202f: 04/06/2027'],
            quantityAndPrice: 'Quantité\u202f: 1',
            total: '79,90\u00a0€',
          },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    const seen = canvas.getAllByText(/^Fin\s: 04\/06\/2027$/).filter((fact) => fact.checkVisibility());
    await expect(seen).toHaveLength(1);
  },
};
/** The summary folds what would be scrolled in it, and grows when that is unfolded; the form then lists every line. */
export const ManyLines: Story = {
  args: {
    view: aPayment({
      recap: {
        ...aRecap,
        lines: [1, 2, 3, 4, 5, 6].flatMap((at) => aRecap.lines.map((line) => ({ ...line, id: `${at}-${line.id}` }))),
        fold: { at: 3, label: '+ 18 autres articles' },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const summary = within(canvas.getByRole('region', { name: aRecap.title }));
    const seen = () => summary.getAllByRole('listitem').filter((line) => line.checkVisibility());
    await expect(seen()).toHaveLength(3);
    const whole = within(canvas.getByRole('region', { name: 'Ce que vous commandez' }));
    await expect(whole.getAllByText(/^Enveloppes/)).toHaveLength(6);
    await userEvent.click(summary.getByText('+ 18 autres articles'));
    await expect(seen()).toHaveLength(12);
    const zone = canvas.getByRole('group', { name: aRecap.title });
    await expect(zone.scrollHeight).toBe(zone.clientHeight);
  },
};

/** There the summary is folded, and the lines stand beside the button. */
export const TemporaryContractOnAPhone: Story = { ...TemporaryContract, globals: { viewport: { value: 'phone' } } };

export const Waiver: Story = {
  args: { view: aPayment({ ...services, order: anOrderForm({ waiver: { label: aWaiver } }) }) },
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const box = canvas.getByRole('checkbox', { name: aWaiver });
    await expect(box).not.toBeChecked();
    await expect(box).toBeRequired();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: order }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ waiver: 'yes' })));
    answered();
  },
};

export const WaiverRequired: Story = {
  args: {
    view: aPayment({
      ...services,
      notices: [
        {
          tone: 'error',
          text: 'Cochez cette case pour commander\u202f: vos services en ligne commencent dès le paiement, et vous ne pourrez plus vous rétracter ensuite.',
        },
      ],
      order: anOrderForm({
        waiver: {
          label: aWaiver,
          error:
            'Cochez cette case pour commander\u202f: vos services en ligne commencent dès le paiement, et vous ne pourrez plus vous rétracter ensuite.',
        },
      }),
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/^Cochez cette case pour commander/),
};

const later = { code: 'deferred', name: 'Paiement différé', selected: false, disabled: false };

export const PaysLater: Story = {
  globals: { mode: 'pro' },
  args: {
    view: aPayment({
      modes: [
        { ...cardMode, selected: false },
        payPalMode,
        {
          ...later,
          selected: true,
          description: 'Sur facture mensuelle. Solde disponible\u202f: 500,00\u00a0€.',
        },
      ],
    }),
  },
};

/** The account's balance is too low: the amount that it lacks is shown, and the other modes remain. */
export const BalanceTooLow: Story = {
  globals: { mode: 'pro' },
  args: {
    view: aPayment({
      modes: [
        cardMode,
        payPalMode,
        {
          ...later,
          disabled: true,
          description: 'Sur facture mensuelle. Solde disponible\u202f: 10,00\u00a0€. Il manque 38,88\u00a0€.',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Paiement différé.*Il manque 38,88/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /^PayPal/ })).toBeEnabled();
  },
};

export const WaitsForCertification: Story = {
  globals: { mode: 'pro' },
  args: { view: aPayment({ engagement: aWaitingEngagement }) },
};

export const MaySubscribe: Story = {
  globals: { mode: 'pro' },
  args: { view: aPayment({ engagement: anEngagement }) },
};

export const CertificationExplained: Story = {
  tags: ['hydrated'],
  globals: { mode: 'pro' },
  args: { view: aPayment({ engagement: anEngagement, certification: aCertification }) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: aCertification.title });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(canvas.getByRole('link', { name: aCertification.go.label })).toHaveAttribute(
      'href',
      aCertification.go.href,
    );
  },
};

export const TwoClicksOrderOnce: Story = {
  tags: ['hydrated'],
  parameters: recording,
  play: async ({ canvas, userEvent }) => {
    posted.mockClear();
    const button = canvas.getByRole('button', { name: order });
    await userEvent.dblClick(button);
    await waitFor(() =>
      expect(posted).toHaveBeenCalledWith({ intent: 'order', cart: '00000001', mode: 'card', shown: '4888' }),
    );
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    answered();
    await waitFor(() => expect(button, 'the first is answered').not.toHaveAttribute('aria-disabled'));
    await expect(posted).toHaveBeenCalledOnce();
  },
};
