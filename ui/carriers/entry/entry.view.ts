import type { CarrierOptions } from '#domain/carriers/carriers.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { carriers } from '../carriers.journey.ts';

export const entryView = (input: EntryInput<CarrierOptions>, wording: Wording): JourneyEntryView =>
  entryBase(
    carriers,
    { ...input, text: wording.t('carriers.text'), start: wording.t('carriers.start'), first: 'item' },
    wording,
  );
