import type { components } from '#contracts/generated/address.ts';
import { REFUSED_POSTAL_CODE } from '../session/addresses.ts';
import { abroad, LAST_NUMBER, lineIn } from './abroad.ts';
import { geocode } from './geocoder.ts';
import { cityOf } from './streets.ts';
import { shareOf, wordsOf } from './words.ts';

type Place = components['schemas']['PlaceOfAddress'];
type Verification = components['schemas']['AddressVerification'];

const MOST = 5;

/**
 * Accepts a known address in other spellings; otherwise suggests addresses of the country, or of other countries. Names
 * of people are neither sent nor returned.
 */
export function verification(place: Place): Verification {
  return place.postalCode === REFUSED_POSTAL_CODE ? { decision: 'REJECT', eligible: false } : likeliest(place);
}

function likeliest(place: Place): Verification {
  const matches = [...addressesAbroad(place), ...addressesInFrance(place)].toSorted(
    (one, other) => other.score - one.score,
  );
  const { isocode } = place.country;
  const here = matches.filter(({ place }) => place.country.isocode === isocode);
  const [best] = here;
  if (best && best.score === 1) return { decision: 'ACCEPT', acceptedAddress: best.place };
  const suggestedAddresses = (here.length > 0 ? here : matches).slice(0, MOST).map(({ place }) => place);
  return suggestedAddresses.length > 0 ? { decision: 'REVIEW', suggestedAddresses } : { decision: 'REJECT' };
}

interface ReferenceAddress {
  place: Place;
  /** 1: every word, the postal code and the number match. */
  score: number;
}

const lineOf = ({ line1 = '', line2 = '' }: Place): string => line1 || line2;

function addressesAbroad(place: Place): ReferenceAddress[] {
  const typed = wordsOf(lineOf(place));
  const number = typed.find((word) => /^\d+[a-z]?$/.test(word)) ?? '';
  const words = typed.filter((word) => word !== number);
  const houseShare = number !== '' && Number.parseInt(number, 10) <= LAST_NUMBER ? 1 : 0;
  return abroad.flatMap(({ street, postalCode, town, country }) => {
    const streetShare = shareOf(wordsOf(street), words);
    const townShare = shareOf(wordsOf(town), wordsOf(place.town));
    if (streetShare < 0.6 || townShare < 0.6) return [];
    const postalShare = compact(postalCode) === compact(place.postalCode) ? 1 : 0;
    const line1 = lineIn(country, { street, number: houseShare === 1 ? number : '' });
    const score = (streetShare + shareOf(words, wordsOf(street)) + townShare + postalShare + houseShare) / 5;
    return [{ place: { line1, postalCode, town, country: { isocode: country } }, score }];
  });
}

const compact = (postalCode: string) => postalCode.replace(/[\s-]/g, '').toUpperCase();

/** A French house, when the given country is another. */
function addressesInFrance(place: Place): ReferenceAddress[] {
  const q = [lineOf(place), place.postalCode, place.town].join(' ');
  const matches = geocode({ q, isUnfinished: false, postcode: null, citycode: null, type: 'housenumber', near: null });
  return matches
    .filter(({ score }) => score >= 0.85)
    .map((one) => ({
      place: {
        line1: `${one.house} ${one.way.name}`,
        postalCode: one.way.postalCode,
        town: cityOf(one.way.town),
        country: { isocode: 'FR' },
      },
      score: Math.min(one.score, 0.95),
    }));
}
