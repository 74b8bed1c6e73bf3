import { expect, test } from 'vitest';
import { theForwardingAnswers, theForwardingOptions } from '#domain/forwarding/examples.ts';
import { aRecipient, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import { answerOfRecipients } from '#domain/letters/recipients.ts';
import { theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { theMailAnswers, theMailOptions } from '#domain/registered-mail/examples.ts';
import { forwarding } from '#ui/forwarding/forwarding.journey.ts';
import { letters } from '#ui/letters/letters.journey.ts';
import { parcels } from '#ui/parcels/parcels.journey.ts';
import { registeredMail } from '#ui/registered-mail/registered-mail.journey.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';

const wording = wordingOf({ lang: 'en', mode: 'part' });
const recipients = answerOfRecipients([{ typed: aRecipient({ civility: 'mr' }), refusal: null }]);

test.each([
  ['forwarding', forwarding.summary(theForwardingAnswers(), { options: theForwardingOptions(), wording })],
  ['letters', letters.summary(theLetterAnswers({ recipients }), { options: theLetterChoices(), wording })],
  [
    'parcels',
    parcels.summary(theParcelAnswers(), {
      options: theParcelOptions({ customs: { isNeeded: false, reason: null } }),
      wording,
    }),
  ],
  ['registered mail', registeredMail.summary(theMailAnswers(), { options: theMailOptions(), wording })],
])('the summary of %s has its titles in English', (_, rows) => {
  const said = rows.map(({ value }) => value).join('\n');
  expect(said).toMatch(/\bM[rs] /);
  expect(said).not.toMatch(/\bMme |\bM\. /);
});
