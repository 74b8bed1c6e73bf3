/** What the visitor agreed to. */
export interface Consent {
  /** Page views may be measured. */
  measurement: boolean;
  /** Products may be recommended. */
  personalisation: boolean;
  /** The visitor, or the browser's signal, has answered: the question is not shown. */
  isAnswered: boolean;
  /** Global Privacy Control: the browser refuses for the visitor. */
  signalled: boolean;
}

/** Days that an answer is valid: six months (postal-domain §6, Cookies). */
export const consentDays = 182;

const isAnswer = (value: string | null) => value === '1' || value === '0';

/** Reads both cookies and the signal; only exactly `1` is an agreement (specification §9, postal-domain 9.78). */
export function consentOf(signals: {
  measurement: string | null;
  personalisation: string | null;
  signal: string | null;
}): Consent {
  const signalled = signals.signal === '1';
  return {
    measurement: !signalled && signals.measurement === '1',
    personalisation: !signalled && signals.personalisation === '1',
    isAnswered: signalled || (isAnswer(signals.measurement) && isAnswer(signals.personalisation)),
    signalled,
  };
}
