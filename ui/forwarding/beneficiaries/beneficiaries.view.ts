import { beneficiaryInputs, type ForwardingOptions } from '#domain/forwarding/forwarding.ts';
import { type ForwardingAnswers, forwardingJourney } from '#domain/forwarding/journey.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { partyOf } from '../facts.view.ts';
import { forwarding } from '../forwarding.journey.ts';

export interface BeneficiariesView extends JourneyView {
  text: string;
  names: { name: string; label: string; value: string; isOptional: boolean }[];
}

interface BeneficiariesStepInput {
  options: ForwardingOptions;
  answers: ForwardingAnswers;
  view: JourneyView;
}

export function beneficiariesView(
  { options, answers, view }: BeneficiariesStepInput,
  wording: Wording,
): BeneficiariesView {
  const { values } = view;
  const isAnswered = beneficiaryInputs.some((field) => values[field]);
  const { from } = forwardingJourney(options).read(answers).values;
  const holder = from ? from.companyName || `${from.firstName} ${from.lastName}` : '';
  return {
    ...view,
    text: wording.t('forwarding.beneficiariesText', {
      most: options.maxBeneficiaries,
      // A company is none of the names of a household.
      holder: partyOf(answers, wording),
    }),
    names: beneficiaryInputs.slice(0, options.maxBeneficiaries).map((name, place) => ({
      name,
      label: forwarding.fieldLabel(name, wording),
      // The holder is asked for once; whoever is not concerned takes the name out.
      value: values[name] ?? (place === 0 && !isAnswered ? holder : ''),
      isOptional: place > 0,
    })),
  };
}
