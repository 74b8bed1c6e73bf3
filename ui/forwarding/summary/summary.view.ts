import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface ForwardingSummaryView extends JourneyView {
  authority: { label: string; checked: boolean };
  /** Whom the shopper must tell: a contract does not do it. */
  bodies: { title: string; list: string[] };
  notes: string[];
}

export function summaryView(view: JourneyView, { t }: Wording): ForwardingSummaryView {
  return {
    ...view,
    authority: { label: t('forwarding.authority'), checked: view.values.authority === 'yes' },
    bodies: {
      title: t('forwarding.bodiesTitle'),
      list: [
        t('forwarding.bodyTaxes'),
        t('forwarding.bodyHealth'),
        t('forwarding.bodyBank'),
        t('forwarding.bodyEnergy'),
        t('forwarding.bodyVehicle'),
      ],
    },
    notes: [
      // At the office nobody waits for a code.
      ...(view.values.activation === 'code-courrier' ? [t('forwarding.noteOffice')] : []),
      t('forwarding.noteDelay'),
    ],
  };
}
