interface Ways {
  OIDC_ISSUER: string;
  ASM_BASE_URL?: string | undefined;
  AGENT_OIDC_ISSUER?: string | undefined;
  TRACKING_URL: string;
  PAYMENT_ORIGINS: string;
}

/** Where forms of the shop lead: to providers of identities, the tracking site and payment pages. */
export function formOriginsOf({ OIDC_ISSUER, ASM_BASE_URL, AGENT_OIDC_ISSUER, ...ways }: Ways): string[] {
  const ofAgents = ASM_BASE_URL === undefined ? undefined : AGENT_OIDC_ISSUER;
  return [
    ...[OIDC_ISSUER, ofAgents, ways.TRACKING_URL].flatMap((url) => (url === undefined ? [] : new URL(url).origin)),
    ...ways.PAYMENT_ORIGINS.split(',').map((origin) => origin.trim()),
  ];
}
