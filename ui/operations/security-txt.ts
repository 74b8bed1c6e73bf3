const validDays = 300;

interface Contact {
  origin: string;
  contact: string;
  /** Milliseconds since the epoch. */
  since: number;
}

/** The contact for security researchers (RFC 9116); it expires within a year, and a restart renews it. */
export const securityTxt = ({ origin, contact, since }: Contact): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(since + validDays * 86_400_000).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
