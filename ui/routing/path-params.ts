/** The format of path parameters (postal-domain 9.57); any other value is a 404. */
const code = /^[A-Za-z0-9_-]{1,64}$/;
const paramRules: Record<string, RegExp> = {
  code,
  subOrderCode: code,
  threadId: code,
  attachmentId: code,
  type: code,
  entry: code,
  envelope: code,
  contractId: code,
  objectionId: code,
  service: code,
  invoice: code,
  trackingId: code,
  withdrawalCode: code,
  number: code,
  logoId: code,
  slug: /^[^\u0000-\u001f\u007f]{1,200}$/,
  facet: /^[A-Za-z0-9_]{1,64}-[^\u0000-\u001f\u007f]{1,200}$/,
  offer: /^offer_[0-9]{1,20}$/,
  returnRequestId: /^[0-9A-Fa-f]{8}(-?[0-9A-Fa-f]{4}){3}-?[0-9A-Fa-f]{12}$/,
  '*': /^[^\u0000-\u001f\u007f]{0,300}$/,
};

/** Whether all path parameters of an address have a valid format. */
export const areParams = (params: Record<string, string | undefined>): boolean =>
  Object.entries(params).every(([name, value]) => value === undefined || (paramRules[name]?.test(value) ?? false));
