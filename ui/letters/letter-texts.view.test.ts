import { describe, expect, test } from 'vitest';
import { aDocument, aRecipient, theLetterAnswers, theLetterChoices } from '#domain/letters/examples.ts';
import { answerOfRecipients } from '#domain/letters/recipients.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { summaryRows } from './letter-summary.view.ts';
import { aPresentationStep, theLetterOffers } from './letters.examples.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const { t, longDate } = wording;

test('the summary names the first who gets the letter, and counts the others who do', () => {
  const one = aRecipient();
  const recipients = answerOfRecipients([
    { typed: aRecipient({ lastName: 'Refus' }), refusal: 'not-eligible' },
    { typed: one, refusal: null },
    { typed: aRecipient({ lastName: 'Sans', city: '' }), refusal: null },
    { typed: aRecipient({ lastName: 'Autre' }), refusal: null },
  ]);
  const rows = summaryRows(theLetterAnswers({ recipients }), { options: theLetterChoices(), wording });
  const text = rows.find(({ label }) => label === t('letters.recipients'))?.value ?? '';
  expect([text.includes('Achats'), text.includes('Refus')]).toEqual([true, false]);
  expect(text.endsWith(`\n${t('letters.andOthers', { count: 1 })}`)).toBe(true);
});

describe('a level', () => {
  test('says until when it is paid for and when it is delivered at the latest, each of its own', () => {
    const texts = aPresentationStep().levels.map(({ text }) => text);
    for (const [at, { latestDelivery }] of theLetterOffers.entries())
      expect(texts[at]).toContain(`au plus tard le ${longDate(latestDelivery)}`);
    expect(texts.map((text) => /avant \d+/.exec(text ?? '')?.[0])).toEqual(['avant 17', 'avant 20', 'avant 17']);
  });
});

describe('the drawn page', () => {
  const zone = { x: 105, y: 40, width: 85, height: 30 };
  const pageWith = (block: typeof zone) =>
    aPresentationStep({
      options: theLetterChoices({ written: aDocument({ firstPage: { addressZone: zone, blocks: [block] } }) }),
    }).page;

  test.each([
    ['ends where the place of the address begins', { x: 105, y: 30, width: 85, height: 10 }, false],
    ['begins where it ends', { x: 105, y: 70, width: 85, height: 10 }, false],
    ['ends at its left', { x: 20, y: 40, width: 85, height: 10 }, false],
    ['begins at its right', { x: 190, y: 40, width: 10, height: 10 }, false],
    ['reaches a millimetre into it', { x: 105, y: 31, width: 85, height: 10 }, true],
    ['holds it whole', { x: 0, y: 0, width: 210, height: 297 }, true],
  ])('a text that %s is in its way or not', (_, block, isInTheWay) => {
    const page = pageWith(block);
    expect(page?.blocks.map((each) => each.isInTheWay)).toEqual([isInTheWay]);
    expect(page?.text).toBe(t(isInTheWay ? 'letters.pageTaken' : 'letters.pageFree'));
  });
});
