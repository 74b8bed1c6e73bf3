import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customsNeeded, theContents, theParcelAnswers, theParcelOptions } from './examples.ts';
import { answersOf, parcelOf, pricedParcelOf } from './journey.ts';
import { nameFault, onceMoreAnswers, savedAnswers, savedParcelOf } from './saved-parcels.ts';

const options = theParcelOptions({ customs: customsNeeded });

/** Whole parcels that the journey lets through, with contents and papers. */
const composed = fc
  .record({
    weight: fc.integer({ min: 61, max: 2000 }).map((tens) => String(tens / 100).replace('.', ',')),
    format: fc.constantFrom('standard', 'bulky'),
    size: fc.option(
      fc.record({ length: fc.integer({ min: 1, max: 60 }), width: fc.constant(20), height: fc.constant(10) }),
    ),
    way: fc.constantFrom('home', 'signature'),
    cover: fc.constantFrom('INCLUDED', 'R1', 'R2'),
    category: fc.constantFrom('gift', 'sample', 'documents'),
    invoice: fc.constantFrom('', 'F-2026-1'),
    importer: fc.constantFrom('', 'CHE-1'),
    quantity: fc.constantFrom('1', '3'),
  })
  .map(({ size, ...answers }) =>
    theParcelAnswers({
      ...theContents(),
      ...answers,
      destination: 'CH',
      postalCode: '1201',
      'recipient.email': 'contact@exemple.fr',
      'recipient.mobilePhone': '+41791234567',
      ...(size ? { length: String(size.length), width: String(size.width), height: String(size.height) } : {}),
    }),
  )
  .map((answers) => parcelOf(answers, options))
  .filter((parcel) => parcel !== null);

test('a journey that begins with a saved parcel has its size, weight, way, cover and contents, wherever it goes', () => {
  fc.assert(
    fc.property(composed, (parcel) => {
      const saved = savedParcelOf(parcel, 'Boîte M');
      const answers = savedAnswers(saved);
      expect(
        Object.keys(answers).filter((field) =>
          /^(sender|recipient|deposit|origin|dest|postal|hazmat|pickup)/.test(field),
        ),
      ).toEqual([]);
      const again = pricedParcelOf({ ...answers, origin: 'FR', destination: 'CH', postalCode: '1201' }, options);
      expect(again && savedParcelOf(again, 'Boîte M')).toEqual(saved);
    }),
  );
});

test('the numbers of the papers and of the importer are those of one sending, and are not saved', () => {
  const papers = { invoice: 'F-1', licence: 'L-1', certificate: 'C-1', importer: 'CHE-1' };
  const answers = theParcelAnswers({ ...theContents(), ...papers, destination: 'CH', postalCode: '1201' });
  const parcel = pricedParcelOf(answers, options);
  expect(parcel?.declaration).toMatchObject(papers);
  const saved = parcel && savedParcelOf(parcel, 'Livres');
  expect(saved?.declaration).toMatchObject({ invoice: '', licence: '', certificate: '', importer: '' });
});

test('« Préparer le même colis » keeps every answer but the day of deposit, the dangerous goods and the number of the invoice', () => {
  fc.assert(
    fc.property(composed, (parcel) => {
      const { depositDate: _day, hazmat: _hazmat, invoice: _invoice, ...others } = answersOf(parcel, options);
      expect(onceMoreAnswers(parcel, options)).toEqual(others);
    }),
  );
});

test.each([
  ['', 'required'],
  ['x'.repeat(41), 'too-long'],
  ['x'.repeat(40), null],
])('a parcel’s name « %s » is valid or has the fault %s', (name, fault) => expect(nameFault(name)).toBe(fault));
