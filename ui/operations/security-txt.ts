const validDays = 300;

interface Contact {
  origin: string;
  contact: string;
  /** Milliseconds since the epoch. */
  since: number;
}

/** Whom finders of a weakness write to (RFC 9116); it expires in less than a year, and a restart renews it. */
export const securityTxt = ({ origin, contact, since }: Contact): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(since + validDays * 86_400_000).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
