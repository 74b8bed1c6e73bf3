import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositField } from '#domain/journey/deposit.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { depositDays } from './deposit-days.view.ts';

const names = { 'post-office': 'En bureau de poste', letterbox: 'Dans ma boîte aux lettres' } as const;
const wording = wordingOf({ lang: 'fr', mode: 'part' });
const days = fc.uniqueArray(fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'));

test('a day that is offered is taken at every place, or names those where it is taken', () => {
  fc.assert(
    fc.property(days, days, (office, letterbox) => {
      const depositPlaces = [
        { place: 'post-office', dates: office },
        { place: 'letterbox', dates: letterbox },
      ] as const;
      const [, ...offered] = depositDays({ places: depositPlaces, nameOf: (place) => names[place] }, wording);
      const parse = (depositPlace: string, depositDate: string) =>
        'value' in depositField({ depositPlaces }).parse({ depositPlace, depositDate });
      for (const { code, name } of offered) {
        const isTaken = depositPlaces.map(({ place }) => parse(place, code));
        const isNamed = depositPlaces.map(({ place }) => name.includes(names[place].slice(1)));
        expect(isNamed).toEqual(isTaken.every(Boolean) ? [false, false] : isTaken);
      }
    }),
  );
});
