import { expect, test } from 'vitest';
import { checkAddress } from './address-form.ts';
import { addressLines, printedLines } from './address-lines.ts';
import { aCompanyForm, anAddress, anAddressContext } from './examples.ts';
import { addressNameFault, foldName } from './fields/address-name.ts';
import { emailFault } from './fields/email.ts';
import { charactersFault, consecutiveFault, type EnvelopeLine, edgeFault, lengthFault } from './fields/lines.ts';
import { localityFault, localityLine } from './fields/locality.ts';
import { normaliseAndTell } from './fields/normalise.ts';
import { mobileFault } from './fields/phone.ts';
import { postalCodeFault } from './fields/postal-code.ts';
import { plain } from './fields/printed.ts';
import { streetLine } from './fields/street-line.ts';
import { addressFields } from './form-fields.ts';

const long = (pattern: string) => pattern.repeat(Math.ceil(50_000 / pattern.length)).slice(0, 50_000);
const inputs = [
  'a',
  ' ',
  '-',
  '.',
  '+',
  '1',
  'é',
  'a ',
  "a'",
  '12/',
  '4 a ',
  'a@',
  'a.',
  '\u0316\u0301',
  '\u2019',
  '\u00a0',
];
const longInputs = [
  ...inputs.map(long),
  `${long('a').slice(1)}!`,
  `0${long('1')}`,
  ` ${long(' ')}a`,
  `a@${long('a.')}`,
];

const lines: EnvelopeLine[] = ['line1Private', 'line1Business', 'line2Private', 'line3', 'line4', 'locality'];
const rules: Record<string, (text: string) => unknown> = {
  normaliseAndTell,
  lengthFault: (text) => lengthFault(text, 38),
  ...Object.fromEntries(lines.map((line) => [`characters of ${line}`, (text: string) => charactersFault(text, line)])),
  consecutiveFault,
  edgeFault: (text) => edgeFault(text, 'line4'),
  'French postal code': (code) => postalCodeFault({ code, country: 'FR' }),
  'foreign postal code': (code) => postalCodeFault({ code, country: 'GB' }),
  'French mobile': (number) => mobileFault({ number, country: 'FR' }),
  'Belgian mobile': (number) => mobileFault({ number, country: 'BE' }),
  'other mobile': (number) => mobileFault({ number, country: 'DE' }),
  emailFault,
  localityFault,
  addressNameFault: (name) => addressNameFault(name, ['Bureau', name]),
  folded: foldName,
  plain,
  streetLine: (street) => streetLine(street),
  localityLine: (city) => localityLine({ codePostal: '33380', city }),
};

const mostTries = 30;

/**
 * Whether the work takes at most this time of its own thread. It is done again while it took longer, because a machine
 * that is short of cache and memory for a moment makes it slower; a rule that is too slow is too slow each time.
 */
function takesAtMost(milliseconds: number, work: () => unknown): boolean {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    if (user + system <= milliseconds * 1000) return true;
  }
  return false;
}

test.each(Object.entries(rules))('%s reads 50,000 characters in at most 10 ms', (_, rule) => {
  for (const text of longInputs) expect(takesAtMost(10, () => rule(text))).toBe(true);
});

test('a whole form of 50,000 characters a field is refused at once', () => {
  for (const text of longInputs) {
    const form = { ...aCompanyForm(), ...Object.fromEntries(addressFields.map((field) => [field, text])) };
    const check = () => checkAddress(form, anAddressContext({ otherNames: [text] }));
    expect(takesAtMost(10 * addressFields.length, check)).toBe(true);
    expect(check().kind).toBe('refused');
  }
});

test('the lines of such an address are printed or refused at once', () => {
  for (const text of longInputs) {
    const address = anAddress({
      companyName: text,
      floor: text,
      streetName: text,
      additionalStreetName: text,
      city: text,
    });
    expect(takesAtMost(60, () => printedLines(address))).toBe(true);
    expect(takesAtMost(60, () => addressLines(address))).toBe(true);
  }
});
