import { expect, test } from 'vitest';
import { theCarrierAnswers, theCarrierOptions } from '#domain/carriers/examples.ts';
import { theForwardingAnswers, theForwardingOptions } from '#domain/forwarding/examples.ts';
import type { Answers } from '#domain/journey/journey.ts';
import { aRecipient, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import { answerOfRecipients } from '#domain/letters/recipients.ts';
import { theLogoAnswers, theLogoChoices } from '#domain/logo/examples.ts';
import { theContents, theParcelAnswers, theParcelOptions } from '#domain/parcels/examples.ts';
import { theMailAnswers, theMailOptions } from '#domain/registered-mail/examples.ts';
import { theAddressedAnswers, theStampOptions } from '#domain/stamps/examples.ts';
import { carriers } from '#ui/carriers/carriers.journey.ts';
import { forwarding } from '#ui/forwarding/forwarding.journey.ts';
import { letters } from '#ui/letters/letters.journey.ts';
import { logo } from '#ui/logo/logo.journey.ts';
import { parcels } from '#ui/parcels/parcels.journey.ts';
import { registeredMail } from '#ui/registered-mail/registered-mail.journey.ts';
import { stamps } from '#ui/stamps/stamps.journey.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const recipients = answerOfRecipients([{ typed: aRecipient({ civility: 'mr' }), refusal: null }]);

/** The fields whose answer changes nothing in the summary. */
function withoutRow<Field extends string, Options>(
  { journey, summary }: JourneyDeclaration<string, Field, unknown, Options>,
  answers: Answers<Field>,
  options: Options,
): string[] {
  const rowsOf = (given: Answers<Field>) => JSON.stringify(summary(given, { options, wording }));
  const whole = rowsOf(answers);
  return journey(options)
    .steps.flatMap(({ fields }) => fields)
    .filter((field) => answers[field] && rowsOf({ ...answers, [field]: undefined }) === whole);
}

const parcelOptions = theParcelOptions({ customs: { isNeeded: true, reason: null } });
const parcelAnswers = {
  ...theParcelAnswers({ destination: 'CH', postalCode: '1200' }),
  ...theContents(),
  reference: 'CC-42',
};
const drawn = 'The stamp is drawn beside it.';
const ticked = 'Without it the journey does not go on.';

/** What the summary does not say, and why. */
test.each<[string, fields: string[], reasons: Record<string, string>]>([
  ['carriers', withoutRow(carriers, theCarrierAnswers(), theCarrierOptions()), {}],
  ['forwarding', withoutRow(forwarding, theForwardingAnswers(), theForwardingOptions()), { authority: ticked }],
  [
    'letters',
    withoutRow(letters, theLetterAnswers({ recipients }), theLetterChoices()),
    { source: 'The row of the document says it.', document: 'The options have its name and its pages.' },
  ],
  [
    'logo',
    withoutRow(logo, theLogoAnswers(), theLogoChoices()),
    {
      picture: 'The options have its name.',
      scale: drawn,
      across: drawn,
      down: drawn,
      rights: ticked,
    },
  ],
  [
    'parcels',
    withoutRow(parcels, parcelAnswers, parcelOptions),
    { articles: 'Each article is declared.', hazmat: ticked },
  ],
  [
    'registered-mail',
    withoutRow(registeredMail, theMailAnswers(), theMailOptions()),
    { printing: 'It decides which journey goes on.' },
  ],
  ['stamps', withoutRow(stamps, theAddressedAnswers(), theStampOptions()), { lines: 'Each line has a row.' }],
])(
  'each answer of %s has a row in `summary` of its `.journey.ts`, or stands here with the reason',
  (_, fields, reasons) => {
    expect(fields).toEqual(Object.keys(reasons));
  },
);
