import type { Answers } from '#domain/journey/journey.ts';
import { letterJourney } from '#domain/letters/journey.ts';
import type { LetterChoices, LetterField } from '#domain/letters/letters.ts';
import { recipientsIn, servedRecipients } from '#domain/letters/recipients.ts';
import type { TableFault } from '#domain/shared/table.ts';
import { partyFaultText } from '#ui/address/party/party-faults.view.ts';
import { printedLines } from '#ui/address/printed-address.ts';
import { tableFaultText } from '#ui/forms/table-fault.view.ts';
import { declareJourney } from '#ui/journey/declare-journey.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { documentText } from './document-text.view.ts';
import { letterFacts } from './facts.view.ts';

/** An online letter, composed in four steps (journeys §4). The options come with the draft's document as it is now. */
export const letters = declareJourney({
  name: 'letters',
  icon: 'letter',
  route: 'letters',
  measuredAs: {
    writing: 'creer-lettre',
    presentation: 'presentation',
    recipients: 'destinataires',
    summary: 'recapitulatif',
  },
  service: 'letters',
  options: async ({ ports }, { document }) => {
    const [options, written] = await Promise.all([
      ports.letters.options(),
      document ? ports.letters.document(document) : null,
    ]);
    return { ...options, written };
  },
  journey: letterJourney,
  faults: {
    'text-characters': ({ signs }) => ({ count: signs.length, signs: signs.join(' ') }),
    'page-not-a4': ({ page }) => ({ page }),
    'text-too-long': ({ count, most }, { number }) => ({ count: number(count), most: number(most) }),
    'address-zone-movable': ({ down }) => ({ count: down }),
    'unread-columns': ({ columns }) => ({ count: columns.length, columns: columns.slice(0, mostNamed).join(', ') }),
    'too-many-sheets': ({ most }) => ({ count: most }),
    'too-many-recipients': ({ most }) => ({ count: most }),
    'too-many-recipients-seen': ({ most, seen }) => ({ count: most, seen }),
  },
  otherFault: (field, fault, wording) =>
    isOfTable(fault) ? tableFaultText(fault, wording) : partyFaultText(field, fault, wording),
  summary,
  facts: letterFacts,
});

/** Of the columns that were not read: a spreadsheet may have hundreds. */
const mostNamed = 10;

const isOfTable = (fault: { code: string }): fault is TableFault => fault.code.startsWith('table-');

interface SummaryContext {
  options: LetterChoices;
  wording: Wording;
}

function summary(answers: Answers<LetterField>, { options, wording }: SummaryContext) {
  const { t } = wording;
  const { colour, duplex, addressPage, level, receipt, sender } = letterJourney(options).read(answers).values;
  const chosen = options.levels.find(({ code }) => code === level);
  return {
    writing: { document: documentText(options.written, wording) },
    presentation: {
      print: colour && [t(`letters.colour.${colour}`), t(duplex ? 'letters.bothSides' : 'letters.oneSide')].join(', '),
      addressPage: addressPage && t(`letters.addressPage.${addressPage}`),
      level: chosen && [chosen.name, ...(receipt ? [t('letters.withReceipt')] : [])].join('\n'),
    },
    recipients: {
      recipients: recipientsText(answers, { options, wording }),
      sender: sender && printedLines(sender, wording).join('\n'),
    },
    summary: {},
  };
}

function recipientsText(answers: Answers<LetterField>, { options, wording }: SummaryContext): string | undefined {
  const [first, ...others] = servedRecipients(recipientsIn(answers), options);
  if (!first) return undefined;
  const lines = printedLines(first, wording).join('\n');
  return others.length > 0 ? `${lines}\n${wording.t('letters.andOthers', { count: others.length })}` : lines;
}
