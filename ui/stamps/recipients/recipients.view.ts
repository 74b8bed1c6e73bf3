import type { BookEntry } from '#domain/address/book/address-book.ts';
import type { Faults } from '#domain/journey/journey.ts';
import { recipientRules, stampRecipientsIn } from '#domain/stamps/recipients.ts';
import type { StampAnswers, StampFault, StampField, StampOptions } from '#domain/stamps/stamps.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { type RecipientListView, recipientListView } from '#ui/letters/recipients/recipients.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { type PreviewView, previewView } from '../preview/preview.view.ts';

export interface StampRecipientsView extends RecipientListView {
  text: string;
  preview: PreviewView | null;
}

interface RecipientsStepInput {
  page: { options: StampOptions; answers: StampAnswers; faults: Faults<StampField, StampFault> };
  view: JourneyView;
  book: readonly BookEntry[];
}

export function recipientsView(
  { page: { options, answers, faults }, view, book }: RecipientsStepInput,
  wording: Wording,
): StampRecipientsView {
  const { 'recipient.confirmed': confirmation } = faults;
  const question = confirmation?.code === 'address-asked' ? { 'recipient.confirmed': confirmation } : {};
  const [rules, listed] = [recipientRules(answers, options), stampRecipientsIn(answers, options)];
  return {
    ...recipientListView(
      { options: rules, listed, faults: question, view, book, elsewhere: wording.t('stamps.livesElsewhere') },
      wording,
    ),
    text: wording.t('stamps.recipientsText'),
    preview: previewView(answers, options, wording),
  };
}
