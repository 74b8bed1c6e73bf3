import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import { earliestOf, type ForwardingAnswers, lastDayOf } from '#domain/forwarding/journey.ts';
import { offerOf } from '#domain/forwarding/offers.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface DatesView extends JourneyView {
  activations: { value: string; title: string; text: string; selected: boolean }[];
  start: { max: string };
  /** By the chosen activation; `''`: none is chosen yet. */
  firstDays: Record<string, { start: string; startHint: string; end: string }>;
  /** `null`: the offer decides the end. */
  end: { hint: string } | null;
}

interface DatesStepInput {
  options: ForwardingOptions;
  answers: ForwardingAnswers;
  view: JourneyView;
}

export function datesView({ options, answers, view }: DatesStepInput, wording: Wording): DatesView {
  const { t, promisedDay } = wording;
  const ways = options.activations.map(({ activation, workingDays }) => {
    const earliest = earliestOf(workingDays, options);
    const holidays = earliest.skipped.filter(({ why }) => why === 'holiday').map(({ day }) => promisedDay(day));
    const sum = t('forwarding.arithmetic', { today: promisedDay(options.orderDate), count: workingDays });
    const without = holidays.length > 0 && t('forwarding.holidays', { days: holidays.join(', ') });
    return {
      activation,
      earliest: earliest.day,
      text: [
        t('forwarding.earliest', { date: promisedDay(earliest.day) }),
        sum,
        without,
        t(`forwarding.activation.${activation}.text`),
      ]
        .filter(Boolean)
        .join(' '),
    };
  });
  const offer = offerOf(answers, options);
  const first = ways.map(({ earliest }) => earliest).toSorted()[0] ?? options.orderDate;
  const days = offer && 'minDays' in offer.duration ? offer.duration : null;
  const latest = promisedDay(options.latestStartDate);
  const firstDay = (start: string, startHint: string) => ({
    start,
    startHint,
    end: lastDayOf(start, days?.minDays ?? 1),
  });
  return {
    ...view,
    activations: ways.map(({ activation, text }) => ({
      value: activation,
      title: t(`forwarding.activation.${activation}`),
      text,
      selected: view.values.activation === activation,
    })),
    start: { max: options.latestStartDate },
    firstDays: {
      '': firstDay(first, t('forwarding.startHint', { latest })),
      ...Object.fromEntries(
        ways.map(({ activation, earliest }) => [
          activation,
          firstDay(earliest, t('forwarding.startBetween', { earliest: promisedDay(earliest), latest })),
        ]),
      ),
    },
    end: days && {
      hint: t('forwarding.endHint', { min: days.minDays, max: days.maxDays }),
    },
  };
}
