import { RadioCards } from '#ui/components/controls/choices/radio-cards.tsx';
import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import type { ExtensionView } from './extension.view.ts';

/** For how long, with the day on which each choice ends. */
export function ExtensionScreen({ view }: { view: ExtensionView }) {
  const copy = useCopy('logo');
  const { counts, terms, errors } = view;
  return (
    <JourneyPage view={view}>
      <p>{counts}</p>
      <RadioCards name="months" label={copy.months} choices={terms} error={errors.months} />
    </JourneyPage>
  );
}
