import type { ForwardingFault, ForwardingField } from '#domain/forwarding/fields.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import type { Wording } from '#ui/wording/wording.ts';

interface About {
  field: ForwardingField;
  fault: ForwardingFault;
}

/** What is wrong with a field, and how it is mended; of an address it says which, since there are two. */
export function forwardingFaultText(about: About, wording: Wording): string {
  const text = plainText(about, wording);
  const [party] = about.field.split('.');
  if (party !== 'from' && party !== 'to') return text;
  const fault = text.charAt(0).toLowerCase() + text.slice(1);
  return wording.t(party === 'from' ? 'forwarding.faultOfFrom' : 'forwarding.faultOfTo', { fault });
}

function plainText({ field, fault }: About, wording: Wording): string {
  const { t, longDate } = wording;
  switch (fault.code) {
    case 'not-offered':
      return t('forwarding.notOffered');
    case 'date':
      return t('forwarding.notADate');
    case 'too-early':
      return t(field === 'endDate' ? 'forwarding.endTooEarly' : 'forwarding.tooEarly', {
        date: longDate(fault.earliest),
      });
    case 'too-late':
      return t(field === 'endDate' ? 'forwarding.endTooLate' : 'forwarding.tooLate', { date: longDate(fault.latest) });
    case 'same-address':
      return t('forwarding.sameAddress');
    case 'address-missing':
      return t('forwarding.addressMissing');
    case 'not-eligible':
      return t('forwarding.notEligible');
    case 'name':
      return t('forwarding.wrongName');
    case 'company':
      return t('forwarding.companyAmongNames');
    case 'required':
      return requiredText(field, wording);
    default:
      return partyFaultText(field, fault, wording);
  }
}

const requiredTexts = {
  offer: 'forwarding.requiredOffer',
  activation: 'forwarding.requiredActivation',
  startDate: 'forwarding.requiredStart',
  endDate: 'forwarding.requiredEnd',
  'beneficiary.a': 'forwarding.requiredBeneficiary',
  authority: 'forwarding.requiredAuthority',
} as const satisfies Partial<Record<ForwardingField, string>>;

const isRequiredHere = (field: ForwardingField): field is keyof typeof requiredTexts =>
  Object.hasOwn(requiredTexts, field);

const requiredText = (field: ForwardingField, wording: Wording): string =>
  isRequiredHere(field) ? wording.t(requiredTexts[field]) : partyFaultText(field, { code: 'required' }, wording);
