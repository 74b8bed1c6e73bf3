import { expect, test } from 'vitest';
import { faultsOf } from '#domain/journey/journey.ts';
import { refusalFault } from '#domain/registered-mail/composing.ts';
import { theMailOptions } from '#domain/registered-mail/examples.ts';
import type { MailField } from '#domain/registered-mail/fields.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { mailFaultText } from './mail-faults.view.ts';
import { registeredMail } from './registered-mail.journey.ts';

const journey = registeredMail.journey(theMailOptions());

test.each(['fr', 'en'] as const)('every answer that is required is asked for in words of its own, in %s', (lang) => {
  const wording = wordingOf({ lang, mode: 'part' });
  const said = journey.steps.flatMap(({ name }) => {
    const faults = Object.entries(faultsOf(journey, { destination: 'FR' }, name));
    return faults.map(([field, fault]) => ({
      fault: fault.code,
      text: mailFaultText({ field: field as MailField, fault }, wording),
      // A street and the name of a place are one question: either answers it.
      question: field.replace(/additionalStreetName$/, 'streetName'),
    }));
  });
  expect(said.length).toBeGreaterThan(12);
  const questions = new Map(said.map(({ text, question }) => [text, question]));
  for (const { text, question } of said) expect(questions.get(text)).toBe(question);
});

test('a fault of an address says whose it is', () => {
  const fault = { code: 'required' } as const;
  const [fr, en] = (['fr', 'en'] as const).map((lang) => wordingOf({ lang, mode: 'part' }));
  expect(mailFaultText({ field: 'sender.firstName', fault }, fr!)).toBe('Expéditeur\u202f: saisissez le prénom.');
  expect(mailFaultText({ field: 'recipient.firstName', fault }, en!)).toBe('Recipient: enter the first name.');
  expect(mailFaultText({ field: 'recipient.codePostal', fault: { code: 'postal-code-elsewhere' } }, fr!)).toMatch(
    /^Destinataire\u202f: ce code postal/,
  );
});

test.each([
  [
    { kind: 'date-too-early', earliest: '2026-11-24' },
    { code: 'date-not-offered', earliest: '2026-11-24' },
  ],
  [{ kind: 'date-not-offered' }, { code: 'date-not-offered', earliest: null }],
  [
    { kind: 'too-heavy', most: 100 },
    { code: 'too-heavy', most: 100 },
  ],
  [{ kind: 'too-heavy', most: null }, { code: 'weight' }],
  [
    { kind: 'destination-suspended', since: '2023-04-21', until: '2026-12-01' },
    { code: 'destination-suspended', since: '2023-04-21', until: '2026-12-01' },
  ],
  [{ kind: 'destination-suspended', since: null, until: null }, { code: 'not-offered' }],
  [{ kind: 'postal-code-elsewhere' }, { code: 'postal-code-elsewhere' }],
  [{ kind: 'other', reason: 'new' }, null],
] as const)('the backend’s refusal %j is said with all that it knows', (refusal, fault) => {
  expect(refusalFault(refusal)).toEqual(fault);
});
