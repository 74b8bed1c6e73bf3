import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { ForwardingStep } from '#domain/forwarding/journey.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { forwarding } from '../forwarding.journey.ts';

/** Enough to know it again: no address and no name is shown before one goes on. */
const previewSteps: ReadonlySet<ForwardingStep> = new Set(['needs', 'dates']);

export const entryView = (input: EntryInput<ForwardingOptions>, wording: Wording): JourneyEntryView =>
  entryBase(
    forwarding,
    {
      ...input,
      text: wording.t('forwarding.text'),
      start: wording.t('forwarding.start'),
      first: 'needs',
      isPreviewed: ({ step }) => previewSteps.has(step),
    },
    wording,
  );
