import { type Answers, broken } from '../journey/journey.ts';
import type { ParcelFault, ParcelField } from './fields.ts';
import type { ParcelFaults } from './item.ts';
import type { Parcel, ParcelOptions } from './parcels.ts';

type ParcelAnswers = Answers<ParcelField>;

/** The last step: the day must be offered at that place, and today's list of dangerous goods acknowledged. */
export function summaryFaults(answers: ParcelAnswers, options: ParcelOptions): ParcelFaults {
  return {
    ...depositFaults(answers, options),
    ...broken({ hazmat: listFault(answers, options) }),
    ...referenceFaults(answers),
  };
}

const longestReference = 35;

export const referenceFaults = ({ reference = '' }: ParcelAnswers): ParcelFaults =>
  broken({
    reference: reference.trim().length > longestReference ? { code: 'too-long', count: longestReference } : undefined,
  });

/** After a day has passed, only the day is asked for again. */
function depositFaults(answers: ParcelAnswers, options: ParcelOptions): ParcelFaults {
  const { depositPlace, depositDate } = answers;
  const place = placeOf(answers, options);
  const date: ParcelFault = { code: 'date-not-offered', earliest: place?.dates[0] ?? null };
  const isOffered = !place || place.dates.includes(depositDate ?? '');
  return broken({
    depositPlace: place ? undefined : { code: depositPlace ? 'not-offered' : 'required' },
    depositDate: depositDate ? (isOffered ? undefined : date) : { code: 'required' },
  });
}

function listFault({ hazmat }: ParcelAnswers, { listVersion }: ParcelOptions): ParcelFault | undefined {
  if (!hazmat) return { code: 'required' };
  return hazmat === listVersion ? undefined : { code: 'list-outdated' };
}

export function depositOf(answers: ParcelAnswers, options: ParcelOptions): Parcel['deposit'] | undefined {
  const [place, date] = [placeOf(answers, options)?.place, answers.depositDate];
  const isGood = Object.keys(depositFaults(answers, options)).length === 0;
  return isGood && place && date ? { place, date } : undefined;
}

const placeOf = ({ depositPlace }: ParcelAnswers, { depositPlaces }: ParcelOptions) =>
  depositPlaces.find(({ place }) => place === depositPlace);
