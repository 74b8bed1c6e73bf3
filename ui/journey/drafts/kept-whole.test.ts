import { expect, test } from 'vitest';
import { theCarrierOptions } from '#domain/carriers/examples.ts';
import { theForwardingOptions } from '#domain/forwarding/examples.ts';
import { editedField } from '#domain/journey/drafts.ts';
import { type Answers, type Journey, longestAnswer } from '#domain/journey/journey.ts';
import { isComplete } from '#domain/journey/steps.ts';
import { theLetterChoices } from '#domain/letters/examples.ts';
import { theLogoChoices } from '#domain/logo/examples.ts';
import { theParcelOptions } from '#domain/parcels/examples.ts';
import { theMailOptions } from '#domain/registered-mail/examples.ts';
import { theStampOptions } from '#domain/stamps/examples.ts';
import { storedDrafts } from '#tests/shared/stored-drafts.ts';
import { carriers } from '#ui/carriers/carriers.journey.ts';
import { forwarding } from '#ui/forwarding/forwarding.journey.ts';
import { letters } from '#ui/letters/letters.journey.ts';
import { logo } from '#ui/logo/logo.journey.ts';
import { parcels } from '#ui/parcels/parcels.journey.ts';
import { registeredMail } from '#ui/registered-mail/registered-mail.journey.ts';
import { aRequest } from '#ui/request/request.examples.ts';
import { resetFieldsIn } from '#ui/routing/queries/queries.ts';
import { stamps } from '#ui/stamps/stamps.journey.ts';
import earlierDrafts from './drafts-of-24f7bab2.json' with { type: 'json' };

/** Each journey with all its steps. A new one enters here. */
const journeys = {
  [carriers.name]: carriers.journey(theCarrierOptions()),
  [forwarding.name]: forwarding.journey(theForwardingOptions()),
  [letters.name]: letters.journey(theLetterChoices()),
  [logo.name]: logo.journey(theLogoChoices()),
  [parcels.name]: parcels.journey(theParcelOptions({ customs: { isNeeded: true, reason: 'CN23' } })),
  [registeredMail.name]: registeredMail.journey(theMailOptions()),
  [stamps.name]: stamps.journey(theStampOptions()),
};

test('every journey is tried', () => {
  const declared = Object.keys(import.meta.glob('../../*/*.journey.ts')).filter((file) => !file.includes('batch'));
  expect(Object.keys(journeys)).toHaveLength(declared.length);
});

test.each(Object.entries(journeys))('each answer of %s may be named where a change dropped it', (_, { steps }) => {
  const fields = steps.flatMap(({ fields: own }) => own);
  expect(fields.flatMap((retire) => resetFieldsIn(new URLSearchParams({ retire })))).toEqual(fields);
});

test.each(Object.entries(journeys))(
  'a draft of %s keeps every answer, and which line it changes',
  async (name, { steps }) => {
    const drafts = aRequest({
      journeyDrafts: storedDrafts(),
    }).journeyDrafts;
    const fields = [...steps.flatMap(({ fields: own }) => own), editedField];
    const answers = Object.fromEntries(fields.map((field) => [field, field.slice(0, longestAnswer)]));
    await drafts.save(name, { answers, version: 0 });
    expect((await drafts.of(name)).answers).toEqual(answers);
  },
);

test.each(Object.entries(earlierDrafts))(
  'a draft of %s that an earlier version of the shop has kept is complete, and each of its answers has its field',
  (name, draft: Answers) => {
    const within = { ...journeys, [parcels.name]: parcels.journey(theParcelOptions()) };
    const journey = within[name] as unknown as Journey<string, string, unknown>;
    expect(journey.steps.flatMap(({ fields }) => fields)).toEqual(expect.arrayContaining(Object.keys(draft)));
    expect(isComplete(journey, draft)).toBe(true);
  },
);
