import type { RecipientListField } from '#domain/letters/recipient-fields.ts';
import { stampJourney, supportOf } from '#domain/stamps/journey.ts';
import { chosenIn, linesIn, quantityOf, weightOf } from '#domain/stamps/line.ts';
import { hasStartCell } from '#domain/stamps/paper.ts';
import { printedRecipients } from '#domain/stamps/recipients.ts';
import {
  type listParts,
  type StampAnswers,
  type StampField,
  type StampLineNumber,
  type StampOptions,
} from '#domain/stamps/stamps.ts';
import { declareJourney } from '#ui/journey/declare-journey.ts';
import { letters } from '#ui/letters/letters.journey.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { stampFacts } from './facts.view.ts';

type ListField = (typeof listParts)[number] | RecipientListField;

/** Stamps to print, composed on two screens, with one for recipients who are printed (journeys §5). */
export const stamps = declareJourney({
  name: 'stamps',
  icon: 'stamp',
  route: 'stamps',
  measuredAs: { configuration: 'configuration', recipients: 'destinataires', summary: 'recapitulatif' },
  service: 'stamps',
  options: ({ ports }) => ports.stamps.options(),
  journey: stampJourney,
  faults: {
    suspended: ({ since }, { numericDay }) => ({ since: numericDay(since) }),
    'suspended-until': ({ since, until }, { numericDay }) => ({ since: numericDay(since), until: numericDay(until) }),
    'letter-elsewhere': ({ instead }) => ({ instead: instead.join(', ') }),
    'too-heavy': ({ most }, { weight }) => ({ most: weight(most) }),
    'too-heavy-anywhere': ({ most }, { weight }) => ({ most: weight(most) }),
    'too-many': ({ most }) => ({ most }),
    'too-many-lines': ({ most }) => ({ most }),
    'start-cell': ({ most }) => ({ most }),
  },
  otherLabel: (field: ListField, wording: Wording) => letters.fieldLabel(inLetters(field), wording),
  otherFault: (field, fault, wording) => letters.faultText({ field: inLetters(field), fault }, wording),
  summary,
  facts: stampFacts,
});

const isTyped = (field: StampField): field is Exclude<RecipientListField, 'recipients'> =>
  field.startsWith('recipient.') || field === 'csv' || field === 'pasted';

/** As at every list of recipients. */
const inLetters = (field: StampField): RecipientListField => (isTyped(field) ? field : 'recipients');

interface SummaryContext {
  options: StampOptions;
  wording: Wording;
}

/** What is composed so far, line by line. */
function summary(answers: StampAnswers, { options, wording }: SummaryContext) {
  const { values } = stampJourney(options).read(answers);
  const support = supportOf(values, options);
  const used = linesIn(answers, options);
  const lines = used.map((line) => [
    used.length > 1 ? `line${line}` : 'lines',
    lineText(line, answers, { options, wording }),
  ]);
  const count = printedRecipients(answers, options).length;
  return {
    configuration: {
      ...Object.fromEntries(lines),
      support: support?.name,
      startCell: support && hasStartCell(support) ? values.startCell?.toString() : undefined,
    },
    recipients: { recipients: count > 0 ? wording.t('stamps.printedRecipients', { count }) : undefined },
    summary: {},
  };
}

function lineText(
  line: StampLineNumber,
  answers: StampAnswers,
  { options, wording: { t, weight } }: SummaryContext,
): string | undefined {
  const { visual, letter, destination } = chosenIn(answers, line, options);
  const [grams, quantity] = [weightOf(answers, line), quantityOf(answers, line, options)];
  const facts = [letter?.name, destination?.name, grams === null ? undefined : weight(grams), visual?.name];
  const stamps = facts.filter((fact) => fact !== undefined).join(', ');
  return stamps && quantity !== null ? t('stamps.times', { quantity, stamps }) : stamps;
}
