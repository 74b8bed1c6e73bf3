/** The settings that have no default. */
export const requiredSettings = {
  OIDC_CLIENT_SECRET: 'secret-of-tests',
  SESSION_SECRETS: 'secret-of-tests-that-signs-session-ids',
  PHONE_PART: '36 31',
  PHONE_PRO: '36 34',
};
