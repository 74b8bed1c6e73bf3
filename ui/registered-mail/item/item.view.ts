import type { Level, RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface Choice {
  value: string;
  title: string;
  text: string;
  selected: boolean;
}

export interface ItemView extends JourneyView {
  printing: Choice[];
  destinations: { code: string; name: string }[];
  weightHint: string;
  levels: (Choice & { aside: string })[];
  receipt: { label: string; text: string; checked: boolean };
}

const levelTexts = {
  R1: 'registered-mail.levelR1',
  R2: 'registered-mail.levelR2',
  R3: 'registered-mail.levelR3',
} as const satisfies Record<Level, string>;

interface Shown {
  options: RegisteredMailOptions;
  view: JourneyView;
}

export function itemView({ options, view }: Shown, { t, money, weight }: Wording): ItemView {
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
        selected: values.printing === 'post',
      },
    ],
    destinations: [
      { code: '', name: t('registered-mail.chooseDestination') },
      ...options.destinations.map(({ code, name }) => ({ code, name })),
    ],
    weightHint: t('registered-mail.weightHint', { most: weight(most) }),
    levels: options.levels.map(({ level, compensation }) => ({
      value: level,
      title: level,
      text: t(levelTexts[level]),
      aside: t('registered-mail.compensation', { amount: money(compensation) }),
      selected: values.level === level,
    })),
    receipt: {
      label: t('registered-mail.receipt'),
      text: t('registered-mail.receiptText'),
      checked: values.receipt === 'yes',
    },
  };
}
