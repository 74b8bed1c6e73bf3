import type { MailQuote, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { type DestinationChoice, destinationChoices } from '#ui/wording/destinations.ts';
import { amountBeside, choicePrice, extraPrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface Choice {
  value: string;
  title: string;
  text: string;
  price?: string;
  priceNote?: string;
  selected: boolean;
}

export interface ItemView extends JourneyView {
  printing: Choice[];
  destinations: DestinationChoice[];
  weightHint: string;
  levels: Choice[];
  receipt: { label: string; text: string; price?: string; checked: boolean };
}

interface ItemStepInput {
  options: RegisteredMailOptions;
  view: JourneyView;
  /** What each choice costs; `null` where it is not known yet. */
  quote: MailQuote | null;
}

export function itemView({ options, view, quote }: ItemStepInput, wording: Wording): ItemView {
  const { t, money, weight } = wording;
  const { values } = view;
  const most = Math.max(0, ...options.destinations.flatMap(({ weightSteps }) => weightSteps));
  return {
    ...view,
    printing: [
      {
        value: 'self',
        title: t('registered-mail.printSelf'),
        text: t('registered-mail.printSelfText'),
        selected: values.printing !== 'post',
      },
      {
        value: 'post',
        title: t('registered-mail.printPost'),
        text: t('registered-mail.printPostText'),
        ...(quote?.printedByPost && {
          price: t('registered-mail.printPostFrom', {
            amount: amountBeside(quote.printedByPost.ttc, quote.printedByPost, wording),
          }),
        }),
        selected: values.printing === 'post',
      },
    ],
    destinations: [
      { code: '', name: t('registered-mail.chooseDestination') },
      ...destinationChoices(options.destinations, wording),
    ],
    weightHint: t('registered-mail.weightHint', { most: weight(most) }),
    levels: options.levels.map(({ level, compensation }) => {
      const price = quote?.levels.find((each) => each.level === level);
      return {
        value: level,
        title: t('registered-mail.levelTitle', { level, amount: money(compensation) }),
        text: t(`registered-mail.level.${level}`),
        ...(price && choicePrice(price, wording)),
        selected: values.level === level,
      };
    }),
    receipt: {
      label: t('registered-mail.receipt'),
      text: t('registered-mail.receiptText'),
      ...extraPrice(quote?.receipt, wording),
      checked: values.receipt === 'yes',
    },
  };
}
