import { answerOfSubject, type Subject } from '#domain/logo/subject.ts';
import { fieldId } from '#ui/components/controls/field.tsx';
import type { Wording } from '#ui/wording/wording.ts';

/** To the head of the library's form, which asks about this logo: there the reader begins, wherever its link stood. */
export const subjectPath = (subject: Subject, { paths }: Pick<Wording, 'paths'>): string =>
  `${paths.logoLibrary({ demande: answerOfSubject(subject) })}#${fieldId('subject')}`;
