import type { Logo, LogoChoices } from './logo.ts';

/** What the journey is about. */
export type Subject =
  | { kind: 'new' }
  | { kind: 'extension'; logoId: string }
  | { kind: 'resubmission'; logoId: string };

const kinds = { prolonger: 'extension', renvoyer: 'resubmission' } as const;
const answerWords = { extension: 'prolonger', resubmission: 'renvoyer' } as const;

/** The answer, as the form of the library has it: `nouveau`, `prolonger.ID`, `renvoyer.ID`. */
export const answerOfSubject = (subject: Subject): string =>
  subject.kind === 'new' ? 'nouveau' : `${answerWords[subject.kind]}.${subject.logoId}`;

/** `null`: nothing that the library offers. */
export function subjectOf(answer = ''): Subject | null {
  if (answer === 'nouveau') return { kind: 'new' };
  const [word = '', logoId = ''] = answer.split('.', 2);
  return Object.hasOwn(kinds, word) && logoId ? { kind: kinds[word as keyof typeof kinds], logoId } : null;
}

/** The logo that is extended or sent again, as long as it may be; `null` otherwise. */
export function logoOf(subject: Subject, { logos }: Pick<LogoChoices, 'logos'>): Logo | null {
  if (subject.kind === 'new') return null;
  const logo = logos?.find(({ id }) => id === subject.logoId);
  return logo && (subject.kind === 'extension' ? logo.isExtendable : logo.isResubmittable) ? logo : null;
}
