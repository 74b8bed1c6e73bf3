/** What the visitor agreed to. */
export interface Consent {
  /** Pages that were seen may be counted. */
  measurement: boolean;
  /** Products may be suggested from what was seen. */
  personalisation: boolean;
  /** The visitor has answered, or the browser has for them: nothing more is asked. */
  asked: boolean;
  /** Global Privacy Control: the browser refuses in the visitor's name. */
  signalled: boolean;
}

/** Days that an answer is kept: six months (postal-domain §6, Cookies). */
export const consentDays = 182;

const isAnswer = (value: string | null) => value === '1' || value === '0';

/** Reads both cookies and the signal; only exactly `1` is an agreement (specification §9, postal-domain 9.78). */
export function consentOf(given: {
  measurement: string | null;
  personalisation: string | null;
  signal: string | null;
}): Consent {
  const signalled = given.signal === '1';
  return {
    measurement: !signalled && given.measurement === '1',
    personalisation: !signalled && given.personalisation === '1',
    asked: signalled || (isAnswer(given.measurement) && isAnswer(given.personalisation)),
    signalled,
  };
}
