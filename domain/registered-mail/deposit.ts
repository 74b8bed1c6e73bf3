import { type Answers, broken, type Faults } from '../journey/journey.ts';
import type { MailFault, MailField } from './fields.ts';
import type { RegisteredMail, RegisteredMailOptions } from './registered-mail.ts';

/** The day must be offered at that place: after it has passed, only the day is asked for again. */
export function depositFaults(
  answers: Answers<MailField>,
  options: RegisteredMailOptions,
): Faults<MailField, MailFault> {
  const { depositPlace, depositDate } = answers;
  const place = placeOf(answers, options);
  const date: MailFault = { code: 'date-not-offered', earliest: place?.dates[0] ?? null };
  const isOffered = !place || place.dates.includes(depositDate ?? '');
  return broken({
    depositPlace: place ? undefined : { code: depositPlace ? 'not-offered' : 'required' },
    depositDate: depositDate ? (isOffered ? undefined : date) : { code: 'required' },
  });
}

export function depositOf(
  answers: Answers<MailField>,
  options: RegisteredMailOptions,
): RegisteredMail['deposit'] | undefined {
  const [place, date] = [placeOf(answers, options)?.place, answers.depositDate];
  const isGood = Object.keys(depositFaults(answers, options)).length === 0;
  return isGood && place && date ? { place, date } : undefined;
}

const placeOf = ({ depositPlace }: Answers<MailField>, { depositPlaces }: RegisteredMailOptions) =>
  depositPlaces.find(({ place }) => place === depositPlace);
