import pino from 'pino';

export type Logger = pino.Logger;

/** Names, addresses, e-mails, tokens and cookies are never logged; these paths are a net below the rule. */
const redact = [
  'email',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'cookie',
  'authorization',
  '*.email',
  '*.token',
  '*.cookie',
  '*.authorization',
];

export const logger = (level: string): Logger => pino({ level, redact, base: null });
