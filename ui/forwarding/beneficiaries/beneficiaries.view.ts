import { goodAddresses } from '#domain/forwarding/addresses.ts';
import { beneficiaryFields } from '#domain/forwarding/fields.ts';
import type { ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import type { ForwardingAnswers } from '#domain/forwarding/needs.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

export interface BeneficiariesView extends JourneyView {
  text: string;
  names: { name: string; label: string; value: string; isOptional: boolean }[];
}

interface Shown {
  options: ForwardingOptions;
  answers: ForwardingAnswers;
  view: JourneyView;
}

export function beneficiariesView({ options, answers, view }: Shown, { t }: Wording): BeneficiariesView {
  const { values } = view;
  const isAnswered = beneficiaryFields.some((field) => values[field]);
  const { from } = goodAddresses(answers, options);
  const holder = from ? from.companyName || `${from.firstName} ${from.lastName}` : '';
  return {
    ...view,
    text: t('forwarding.beneficiariesText', { most: options.maxBeneficiaries }),
    names: beneficiaryFields.slice(0, options.maxBeneficiaries).map((name, place) => ({
      name,
      label: t('forwarding.beneficiary', { number: place + 1 }),
      // The holder is asked for once; whoever is not concerned takes the name out.
      value: values[name] ?? (place === 0 && !isAnswered ? holder : ''),
      isOptional: place > 0,
    })),
  };
}
