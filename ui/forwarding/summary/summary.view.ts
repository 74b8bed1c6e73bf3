import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { ForwardingAnswers } from '#domain/forwarding/journey.ts';
import { offerOf } from '#domain/forwarding/offers.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { partyOf } from '../facts.view.ts';

export interface ForwardingSummaryView extends JourneyView {
  authority: { label: string; checked: boolean };
  /** Whom the shopper must tell: a contract does not do it. `null` for those who come back. */
  bodies: { title: string; list: string[] } | null;
  notes: string[];
}

export function summaryView(
  { view, answers, options }: { view: JourneyView; answers: ForwardingAnswers; options: ForwardingOptions },
  wording: Wording,
): ForwardingSummaryView {
  const { t } = wording;
  const party = partyOf(answers, wording);
  const bodies = {
    title: t('forwarding.bodiesTitle'),
    list: [
      ...(party === 'company' ? [t('forwarding.bodyRegister')] : []),
      t('forwarding.bodyTaxes'),
      t('forwarding.bodySocial', { party }),
      t('forwarding.bodyBank'),
      t('forwarding.bodyEnergy'),
      t('forwarding.bodyVehicle', { party }),
    ],
  };
  return {
    ...view,
    authority: {
      label: t('forwarding.authority', { party }),
      checked: answers.authority === 'yes',
    },
    bodies: offerOf(answers, options)?.type === 'definitive' ? bodies : null,
    notes: [
      // At the office nobody waits for a code.
      ...(answers.activation === 'code-courrier' ? [t('forwarding.noteOffice')] : []),
      t('forwarding.noteDelay'),
    ],
  };
}
