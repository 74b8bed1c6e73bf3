import type { OrderLabels } from '#domain/labels/labels.ts';
import type { Lang, Mode } from '#domain/shared/mode.ts';
import { someLabels, unchosen } from '#ui/labels/labels.examples.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { type LabelsView, labelsView } from './labels.view.ts';

type LabelsParts = Partial<Omit<Parameters<typeof labelsView>[0], 'order'>> & {
  order?: Partial<OrderLabels>;
  lang?: Lang;
  mode?: Mode;
};

export const aLabelsView = ({ order, lang = 'fr', mode = 'part', ...given }: LabelsParts = {}): LabelsView =>
  labelsView(
    {
      code: 'CMD-26-1',
      order: someLabels(order),
      states: [],
      chosen: unchosen,
      remembered: null,
      notices: [],
      ...given,
    },
    wordingOf({ lang, mode }),
  );
