import { JourneyPage } from '#ui/journey/journey-page.tsx';
import { RecipientList } from '#ui/letters/recipients/recipients.screen.tsx';
import { useCopy } from '#ui/wording/use-copy.ts';
import { StampPreview } from '../preview/stamp-preview.tsx';
import type { StampRecipientsView } from './recipients.view.ts';

/** Whose addresses are printed, and the first envelopes as they will be. */
export function RecipientsScreen({ view }: { view: StampRecipientsView }) {
  const copy = useCopy('stamps');
  const { text, preview } = view;
  const below = preview && (
    <section aria-label={copy.preview}>
      <StampPreview preview={preview} />
    </section>
  );
  return (
    <JourneyPage view={view} hasFile returnAdds below={below}>
      <p>{text}</p>
      <RecipientList view={view} />
    </JourneyPage>
  );
}
