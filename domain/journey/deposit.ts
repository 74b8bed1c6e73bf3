import type { FieldGroup } from './fields.ts';
import type { Answers, Faults } from './journey.ts';

export type DepositInput = 'depositPlace' | 'depositDate';

export type DepositFault =
  | { code: 'required' | 'not-offered' | 'date-not-offered' }
  | { code: 'date-too-early'; earliest: string };

/** `dates`: the `YYYY-MM-DD` days of each place. */
interface Offered<Place extends string> {
  depositPlaces: readonly { place: Place; dates: readonly string[] }[];
}

/** Where and on which `YYYY-MM-DD` day something is handed in: a day of that place. */
export interface Deposit<Place extends string> {
  place: Place;
  date: string;
}

type DepositField<Place extends string> = Omit<
  FieldGroup<Deposit<Place>, DepositFault, unknown>,
  'inputs' | 'parse'
> & {
  inputs: readonly DepositInput[];
  parse(answers: Answers): { value: Deposit<Place> } | { faults: Faults<DepositInput, DepositFault> };
};

/** The day must be offered at that place: after it has passed, only the day is asked for again. */
export const depositField = <Place extends string>({ depositPlaces }: Offered<Place>): DepositField<Place> => ({
  inputs: ['depositPlace', 'depositDate'],
  parse({ depositPlace, depositDate }) {
    const found = depositPlaces.find(({ place }) => place === depositPlace);
    const placeFault = found ? undefined : ({ code: depositPlace ? 'not-offered' : 'required' } as const);
    const dateFault = dayFault(depositDate, found?.dates);
    if (found && depositDate && !dateFault) return { value: { place: found.place, date: depositDate } };
    return {
      faults: { ...(placeFault && { depositPlace: placeFault }), ...(dateFault && { depositDate: dateFault }) },
    };
  },
  print: ({ place, date }) => ({ depositPlace: place, depositDate: date }),
});

function dayFault(day: string | undefined, days: readonly string[] | undefined): DepositFault | undefined {
  if (!day) return { code: 'required' };
  if (!days || days.includes(day)) return undefined;
  const [earliest] = days;
  return earliest !== undefined && day < earliest ? { code: 'date-too-early', earliest } : { code: 'date-not-offered' };
}
