import { type Answers, broken, type Faults } from './journey.ts';

/** Where and on which day something is handed in. */
export const depositFields = ['depositPlace', 'depositDate'] as const;
type DepositField = (typeof depositFields)[number];

type DepositFault = { code: 'required' | 'not-offered' } | { code: 'date-not-offered'; earliest: string | null };

/** `dates`: the `YYYY-MM-DD` days of each place. */
interface Offered<Place extends string> {
  depositPlaces: readonly { place: Place; dates: readonly string[] }[];
}

/** The day must be offered at that place: after it has passed, only the day is asked for again. */
export function depositFaults<Place extends string>(
  answers: Answers<DepositField>,
  options: Offered<Place>,
): Faults<DepositField, DepositFault> {
  const { depositPlace, depositDate } = answers;
  const place = placeOf(answers, options);
  const date: DepositFault = { code: 'date-not-offered', earliest: place?.dates[0] ?? null };
  const isOffered = !place || place.dates.includes(depositDate ?? '');
  return broken<DepositField, DepositFault>({
    depositPlace: place ? undefined : { code: depositPlace ? 'not-offered' : 'required' },
    depositDate: depositDate ? (isOffered ? undefined : date) : { code: 'required' },
  });
}

export function depositOf<Place extends string>(
  answers: Answers<DepositField>,
  options: Offered<Place>,
): { place: Place; date: string } | undefined {
  const [place, date] = [placeOf(answers, options)?.place, answers.depositDate];
  const isGood = Object.keys(depositFaults(answers, options)).length === 0;
  return isGood && place && date ? { place, date } : undefined;
}

const placeOf = <Place extends string>(
  { depositPlace }: Answers<DepositField>,
  { depositPlaces }: Offered<Place>,
): Offered<Place>['depositPlaces'][number] | undefined => depositPlaces.find(({ place }) => place === depositPlace);
