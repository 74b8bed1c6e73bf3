import type { RegisteredMailOptions } from '#domain/registered-mail/registered-mail.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { registeredMail } from '../registered-mail.journey.ts';

/** Enough to know it again: no address is shown before one goes on. */
const previewRows = 3;

export const entryView = (input: EntryInput<RegisteredMailOptions>, wording: Wording): JourneyEntryView =>
  entryBase(
    registeredMail,
    {
      ...input,
      text: wording.t('registered-mail.text'),
      start: wording.t('registered-mail.start'),
      first: 'item',
      isPreviewed: (_, at) => at < previewRows,
    },
    wording,
  );
