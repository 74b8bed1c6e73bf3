const FIXED = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']);

/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** @param day `YYYY-MM-DD`, in mainland France without Alsace and Moselle. */
export function isHoliday(day: string): boolean {
  if (FIXED.has(day.slice(5))) return true;
  const sinceEaster = (Date.parse(day) - easterOf(Number(day.slice(0, 4)))) / 86_400_000;
  return AFTER_EASTER.includes(sinceEaster);
}

/** Easter Sunday of the Gregorian calendar, by the rule of Butcher (1876). */
function easterOf(year: number): number {
  const [century, ofCentury, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const corrected = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + corrected + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}
