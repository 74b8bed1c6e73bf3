import type { Wording } from '#ui/wording/wording.ts';

interface DepositPlaces<Place extends string> {
  places: readonly { place: Place; dates: readonly string[] }[];
  nameOf(place: Place): string;
}

/** The days of all places, once each. The day of one place is refused at another: it says at which it is taken. */
export function depositDays<Place extends string>(
  { places, nameOf }: DepositPlaces<Place>,
  { t, lang, promisedDay }: Wording,
): { code: string; name: string }[] {
  const days = [...new Set(places.flatMap(({ dates }) => dates))].toSorted();
  const nameAt = (day: string) => {
    const names = places.filter(({ dates }) => dates.includes(day)).map(({ place }) => inSentence(nameOf(place), lang));
    return names.length === places.length
      ? promisedDay(day)
      : t('journey.dayAt', { day: promisedDay(day), places: names.join(', ') });
  };
  return [{ code: '', name: t('journey.chooseDate') }, ...days.map((day) => ({ code: day, name: nameAt(day) }))];
}

const inSentence = (name: string, lang: string) => name.charAt(0).toLocaleLowerCase(lang) + name.slice(1);
