import { addressPagesOf, inAddressZone } from '#domain/letters/document.ts';
import { levelOf } from '#domain/letters/journey.ts';
import type { LetterChoices, LetterDocument, LetterOffer, QuotedLetter } from '#domain/letters/letters.ts';
import type { Box } from '#domain/shared/scanned-file.ts';
import type { LinkView, NoticeView } from '#ui/components/views.ts';
import type { JourneyView } from '#ui/journey/journey.view.ts';
import { choicePrice, extraPrice } from '#ui/wording/price.ts';
import type { Wording } from '#ui/wording/wording.ts';
import { cutOffText } from '../cut-off.view.ts';
import { type FittingView, fittingView } from '../fitting.view.ts';

interface Choice {
  value: string;
  title: string;
  text?: string;
  price?: string;
  priceNote?: string;
  selected: boolean;
}

/** The first page, drawn: what is printed, and where the address comes. */
export interface DrawnPage {
  addressZone: Box;
  blocks: (Box & { isInTheWay: boolean })[];
  /** What the drawing shows, in words. */
  text: string;
}

export interface PresentationView extends JourneyView {
  colours: Choice[];
  duplex: { label: string; text: string; checked: boolean };
  page: DrawnPage | null;
  /** What stands in the way of the address. */
  zone?: NoticeView;
  fitting?: FittingView;
  addressPages: Choice[];
  levels: Choice[];
  receipt?: { label: string; text: string; price?: string; checked: boolean };
  pdf: LinkView;
}

interface PresentationStepInput {
  options: LetterChoices;
  view: JourneyView;
  offers: readonly LetterOffer[];
  extras: NonNullable<QuotedLetter['extras']>;
  now: Date;
  /** Without recipients, the days are those of France. */
  hasRecipients: boolean;
}

export function presentationView(
  { options, view, offers, extras, now, hasRecipients }: PresentationStepInput,
  wording: Wording,
): PresentationView {
  const { t, paths } = wording;
  const { values } = view;
  const { written, colours, levels } = options;
  const fitting = written ? fittingView(written, wording) : null;
  const found = written ? inAddressZone(written) : undefined;
  const pages = written ? addressPagesOf(written) : [];
  const hasReceipt = levels.some((level) => level.hasReceipt);
  return {
    ...view,
    colours: withOneSelected(
      colours.map((colour) => ({
        value: colour,
        title: t(`letters.colour.${colour}`),
        ...(colour === 'colour' && extraPrice(extras.colour, wording)),
      })),
      values.colour,
    ),
    duplex: { label: t('letters.bothSides'), text: t('letters.bothSidesText'), checked: values.duplex === 'yes' },
    page: written ? drawnPage(written, wording) : null,
    ...(found && {
      zone: {
        tone: 'warning',
        text:
          found.moveDown === null
            ? t('letters.fault.address-zone')
            : t('letters.fault.address-zone-movable', { count: found.moveDown }),
      },
    }),
    ...(fitting && { fitting }),
    addressPages: withOneSelected(
      pages.map((page) => ({
        value: page,
        title: t(`letters.addressPage.${page}`),
        text: t(`letters.addressPage.${page}.text`),
      })),
      values.addressPage,
    ),
    levels: withOneSelected(
      levelChoices({ options, offers, now, hasRecipients }, wording),
      levelOf(values, options)?.code,
    ),
    ...(hasReceipt && {
      receipt: {
        label: t('letters.receipt'),
        text: t('letters.receiptText'),
        ...extraPrice(extras.receipt, wording),
        checked: values.receipt === 'yes',
      },
    }),
    pdf: { label: t('letters.seePdf'), href: paths.letterPdf() },
  };
}

/** What is usual comes first, and stands until something else is chosen. */
function withOneSelected(choices: readonly Omit<Choice, 'selected'>[], chosen: string | undefined): Choice[] {
  const isThere = choices.some(({ value }) => value === chosen);
  return choices.map((choice, place) => ({ ...choice, selected: isThere ? choice.value === chosen : place === 0 }));
}

/** With what each costs and when it arrives; without a price, by what is known of it anyway. */
function levelChoices(
  { options, offers, now, hasRecipients }: Pick<PresentationStepInput, 'options' | 'offers' | 'now' | 'hasRecipients'>,
  wording: Wording,
): Omit<Choice, 'selected'>[] {
  const { t, promisedDay } = wording;
  if (offers.length === 0)
    return options.levels.map(({ code, name, maxSheets }) => ({
      value: code,
      title: name,
      text: t('letters.mostSheets', { count: maxSheets }),
    }));
  return offers.flatMap(({ level, ttc, ht, cutOff, latestDelivery }) => {
    const levelOption = options.levels.find(({ code }) => code === level);
    if (!levelOption) return [];
    return [
      {
        value: level,
        title: levelOption.name,
        text: t(hasRecipients ? 'letters.latest' : 'letters.latestInFrance', {
          cutOff: cutOffText(cutOff, now, wording),
          date: promisedDay(latestDelivery),
        }),
        ...choicePrice({ ttc, ht }, wording),
      },
    ];
  });
}

function drawnPage({ firstPage }: LetterDocument, { t }: Wording): DrawnPage | null {
  if (!firstPage) return null;
  const { addressZone: zone, blocks } = firstPage;
  const drawn = blocks.map((block) => ({ ...block, isInTheWay: overlaps(block, zone) }));
  const isFree = drawn.every(({ isInTheWay }) => !isInTheWay);
  return { addressZone: zone, blocks: drawn, text: t(isFree ? 'letters.pageFree' : 'letters.pageTaken') };
}

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y;
