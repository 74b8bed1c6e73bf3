import type { StampOptions } from '#domain/stamps/stamps.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { stamps } from '../stamps.journey.ts';

export function entryView(input: EntryInput<StampOptions>, wording: Wording): JourneyEntryView {
  const { t, paths } = wording;
  return {
    ...entryBase(
      stamps,
      { ...input, text: t('stamps.text'), start: t('stamps.start'), first: 'configuration' },
      wording,
    ),
    others: [{ label: t('points-of-sale.toStamps'), href: paths.pointsOfSale() }],
  };
}
