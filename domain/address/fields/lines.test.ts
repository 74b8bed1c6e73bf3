import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consecutiveFault, type EnvelopeLine, edgeFault, lineFault, lineMax } from './lines.ts';
import { normalise } from './normalise.ts';

const characters = (...signs: string[]) => ({ code: 'characters', signs });
const consecutive = (sign: string) => ({ code: 'consecutive', sign });
const first = (sign: string) => ({ code: 'edge', sign, where: 'first' });
const last = (sign: string) => ({ code: 'edge', sign, where: 'last' });

/** The vectors of postal-domain 1.4. */
const vectors: [EnvelopeLine, string, object | undefined][] = [
  ['line1Private', 'Jean-Noël', undefined],
  ['line1Private', 'D’Artagnan', undefined],
  ['line1Private', 'Œuvrard', undefined],
  ['line1Private', 'Łukasz', undefined],
  ['line1Private', 'Иван', characters('И', 'в', 'а', 'н')],
  ['line1Private', 'Dupont 2', characters('2')],
  ['line1Private', 'J. Dupont', characters('.')],
  ['line1Private', 'Anne--Marie', consecutive('-')],
  ['line1Private', 'Anne -Marie', undefined],
  ['line1Private', '-Dupont', first('-')],
  ['line1Private', 'Dupont-', last('-')],
  ['line1Private', 'Jean  Paul', consecutive(' ')],
  ['line1Private', "D’'Alembert", consecutive("'")],
  ['line1Business', 'SARL Dupont & Fils', undefined],
  ['line1Business', 'Dupont && Fils', consecutive('&')],
  ['line1Business', 'S.A. 3M France', undefined],
  ['line1Business', 'Dupont & Cie.', undefined],
  ['line1Business', '.Net Services', first('.')],
  ['line1Business', 'A+B Conseil', characters('+')],
  ['line1Business', 'contact@acme', characters('@')],
  ['line1Business', '100% Bio', undefined],
  ['line2Private', 'Chez M. Martin @ accueil', undefined],
  ['line2Private', 'Apt 12, 3e étage', characters(',')],
  ['line2Business', 'Service @chats', characters('@')],
  ['line2Business', 'Service Achats / Compta', undefined],
  ['line3', 'Bât. C @ Parc', undefined],
  ['line3', 'Résidence (Nord)', characters('(', ')')],
  ['line4', "12 bis rue de l'Église", undefined],
  ['line4', '12, rue de Paris', characters(',')],
  ['line4', '12/14 rue de Paris', characters('/')],
  ['line4', '10 rue du Dr. Roux', undefined],
  ['line4', '10 rue du Dr.', last('.')],
  ['line4', '.10 rue', first('.')],
  ['line5', 'BP 34014', undefined],
  ['line5', 'CS 10-20', undefined],
  ['locality', "L'Haÿ-les-Roses", undefined],
  ['locality', 'PARIS CEDEX 15', undefined],
  ['locality', 'St. Étienne', characters('.')],
  ['locality', "'s-Hertogenbosch", first("'")],
  ['locality', 'Château-Chinon (Ville)', characters('(', ')')],
];

test.each(vectors)('%s, %j: %o', (line, typed, fault) => {
  expect(lineFault(normalise(typed), line)).toEqual(fault);
});

/** By line: the signs that it takes besides letters, and the edges that it minds (specification §5). */
const lines: Record<EnvelopeLine, { signs: string; digits: boolean; isStrict: boolean }> = {
  line1Private: { signs: "' -", digits: false, isStrict: true },
  line1Business: { signs: "' -./&%", digits: true, isStrict: false },
  line2Private: { signs: "' -./&%@", digits: true, isStrict: false },
  line2Business: { signs: "' -./&%", digits: true, isStrict: false },
  line3: { signs: "' -./&%@", digits: true, isStrict: false },
  line4: { signs: "' -.", digits: true, isStrict: true },
  line5: { signs: "' -.", digits: true, isStrict: true },
  locality: { signs: "' -", digits: true, isStrict: true },
};
const names = Object.keys(lines) as EnvelopeLine[];
const letters = Array.from('abcxyzABCXYZéèçÿœŒŁñßàÎ');
const everySign = Array.from("' -./&%@");
const foreign = Array.from('+()!?;:,_*#"«»€ИΩشＡ１٣😀\n').filter((sign) => sign !== 'Ａ');

const word = (line: EnvelopeLine) =>
  fc.string({
    unit: fc.constantFrom(...letters, ...Array.from(lines[line].digits ? '0123456789' : '')),
    minLength: 1,
    maxLength: 6,
  });

/** Words between single signs that the line takes: at most 6 × 4 + 3 signs. */
const validOn = (line: EnvelopeLine) =>
  fc
    .tuple(
      word(line),
      fc.array(fc.tuple(fc.constantFrom(...Array.from(lines[line].signs)), word(line)), { maxLength: 3 }),
    )
    .map(([start, rest]) => start + rest.map((part) => part.join('')).join(''));

describe.each(names)('on %s', (line) => {
  const { signs, digits, isStrict } = lines[line];

  test('letters, its signs and words of any Latin script are right', () => {
    fc.assert(
      fc.property(validOn(line), (value) => {
        expect(lineFault(value, line)).toBeUndefined();
      }),
    );
  });

  test('one sign that it does not take is named', () => {
    const others = [...foreign, ...everySign.filter((sign) => !signs.includes(sign)), ...(digits ? [] : ['0', '7'])];
    fc.assert(
      fc.property(word(line), fc.constantFrom(...others), word(line), (before, sign, after) => {
        expect(lineFault(before + sign + after, line)).toEqual(characters(sign));
      }),
    );
  });

  test('a sign twice is named, wherever it stands', () => {
    fc.assert(
      fc.property(word(line), fc.constantFrom(...Array.from(signs)), validOn(line), (before, sign, after) => {
        expect(lineFault(before + sign + sign + after, line)).toEqual(consecutive(sign));
      }),
    );
  });

  test('two different signs may meet', () => {
    for (const [a, b] of Array.from(signs).flatMap((one) => Array.from(signs).map((other) => [one, other] as const)))
      if (a !== b) expect(lineFault(`x${a}${b}x`, line)).toBeUndefined();
  });

  test('a sign at an edge is refused where the line minds it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Array.from(signs.replace(' ', ''))), validOn(line), (sign, value) => {
        const isRefused = isStrict || sign === '.';
        expect(lineFault(sign + value, line)).toEqual(isRefused && "'-.".includes(sign) ? first(sign) : undefined);
        expect(lineFault(value + sign, line)).toEqual(isStrict && "'-.".includes(sign) ? last(sign) : undefined);
      }),
    );
  });

  test('38 signs fit and one more does not', () => {
    fc.assert(
      fc.property(validOn(line), fc.constantFrom(...letters), (value, letter) => {
        expect(lineFault(value.padEnd(lineMax, letter), line)).toBeUndefined();
        expect(lineFault(value.padEnd(lineMax + 1, letter), line)).toEqual({ code: 'too-long', count: 38 });
      }),
    );
  });

  test('an empty line breaks no rule', () => {
    expect(lineFault('', line)).toBeUndefined();
  });
});

test('each refused sign is named once, in the order of the text', () => {
  expect(lineFault('a+b(c+d)', 'line3')).toEqual(characters('+', '(', ')'));
});

test('the same value is refused the same way each time', () => {
  expect([1, 2, 3].map(() => lineFault('a+b', 'line4')?.code)).toEqual(['characters', 'characters', 'characters']);
});

test('a line that is too long has that fault before any other, and a refused sign before its place', () => {
  expect(lineFault(`--${'+'.repeat(40)}`, 'line4')?.code).toBe('too-long');
  expect(lineFault('--+', 'line4')?.code).toBe('characters');
  expect(lineFault('--a', 'line4')?.code).toBe('consecutive');
});

test('the first repeated sign is the one that is named', () => {
  expect(consecutiveFault('a..b--c')).toEqual(consecutive('.'));
});

test('an edge is read at the very first and last signs', () => {
  expect(edgeFault("'", 'line4')).toEqual(first("'"));
  expect(edgeFault("a'b", 'line4')).toBeUndefined();
});
