import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import { type ForwardingAnswers, isKept, offerOf } from '#domain/forwarding/needs.ts';
import type { PartyView } from '#ui/address/party/party-fields.tsx';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface AddressesView extends JourneyView {
  from: PartyView;
  /** `null`: the mail is kept. */
  to: { title: string; note: string; isRestante: boolean; countries: { code: string; name: string }[] | null } | null;
  /** Who is told, against the forwarding of a stranger's mail. */
  told: string;
}

interface Shown {
  options: ForwardingOptions;
  answers: ForwardingAnswers;
  view: JourneyView;
}

export function addressesView({ options, answers, view }: Shown, { t }: Wording): AddressesView {
  const offer = offerOf(answers, options);
  const isRestante = offer?.option === 'poste-restante';
  const isAbroad = offer?.destination === 'international';
  return {
    ...view,
    from: {
      party: 'from',
      title: t(isKept(offer) ? 'forwarding.fromKept' : 'forwarding.from'),
      country: t('forwarding.home'),
      asksEmail: true,
    },
    to: isKept(offer)
      ? null
      : {
          title: t(isRestante ? 'forwarding.toOffice' : 'forwarding.to'),
          note: isAbroad ? t('forwarding.abroad') : t('forwarding.home'),
          isRestante,
          countries: isAbroad
            ? [{ code: '', name: t('forwarding.chooseCountry') }, ...options.countries.map((one) => ({ ...one }))]
            : null,
        },
    told: t(isKept(offer) ? 'forwarding.toldOne' : 'forwarding.toldBoth'),
  };
}
