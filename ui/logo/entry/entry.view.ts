import type { LogoChoices } from '#domain/logo/logo.ts';
import { type EntryInput, entryBase } from '#ui/journey/entry/draft.view.ts';
import type { JourneyEntryView } from '#ui/journey/entry/journey-entry.tsx';
import type { Wording } from '#ui/wording/wording.ts';
import { lapseNotices } from '../lapse.view.ts';
import { logo } from '../logo.journey.ts';

export function entryView(input: EntryInput<LogoChoices>, wording: Wording): JourneyEntryView {
  const { options, notices } = input;
  const { t } = wording;
  return {
    ...entryBase(logo, { ...input, text: t('logo.lead'), start: t('logo.start'), first: 'library' }, wording),
    notices: [...notices, ...lapseNotices(options, wording)],
  };
}
