import type { Wording } from '#ui/wording/wording.ts';

interface DepositPlaces<Place extends string> {
  places: readonly { place: Place; dates: readonly string[] }[];
  nameOf(place: Place): string;
}

/** `places`: where it is taken; `null`: of no place. */
export interface DepositDayView {
  code: string;
  name: string;
  places: readonly string[] | null;
}

/** The days of all places, once each. The day of one place is refused at another: it says at which it is taken. */
export function depositDays<Place extends string>(
  { places, nameOf }: DepositPlaces<Place>,
  { t, lang, promisedDay }: Wording,
): DepositDayView[] {
  const days = [...new Set(places.flatMap(({ dates }) => dates))].toSorted();
  const dayView = (day: string): DepositDayView => {
    const at = places.filter(({ dates }) => dates.includes(day)).map(({ place }) => place);
    const names = at.map((place) => inSentence(nameOf(place), lang));
    const name =
      names.length === places.length
        ? promisedDay(day)
        : t('journey.dayAt', { day: promisedDay(day), places: names.join(', ') });
    return { code: day, name, places: at };
  };
  return [{ code: '', name: t('journey.chooseDate'), places: null }, ...days.map(dayView)];
}

const inSentence = (name: string, lang: string) => name.charAt(0).toLocaleLowerCase(lang) + name.slice(1);
