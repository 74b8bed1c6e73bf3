import type { Answers } from '../journey/journey.ts';
import { euros } from '../shared/money.ts';
import type { Logo, LogoChoices, LogoDesign, LogoField, LogoOptions, LogoPicture, LogoQuote } from './logo.ts';

export const aLogoPicture = (over: Partial<LogoPicture> = {}): LogoPicture => ({
  id: 'visuel-1',
  name: 'enseigne.png',
  state: 'clean',
  size: { width: 800, height: 1000 },
  isVector: false,
  isTransparent: false,
  findings: [],
  expiresAt: '2026-11-27T09:00:00Z',
  ...over,
});

export const aLogo = (over: Partial<Logo> = {}): Logo => ({
  id: 'logo-1',
  name: 'Enseigne',
  label: 'approved',
  submittedAt: '2026-01-12T09:00:00Z',
  endDate: '2026-12-20',
  isExtendable: true,
  isResubmittable: false,
  refusal: null,
  order: { code: 'CMD-26-000123', entryNumber: 0 },
  ...over,
});

export const aRefusedLogo = (over: Partial<Logo> = {}): Logo =>
  aLogo({
    id: 'logo-2',
    name: 'Cave à vin',
    label: 'refused',
    endDate: null,
    isExtendable: false,
    isResubmittable: true,
    refusal: { code: 'alcohol-tobacco', message: 'On voit un verre de vin.' },
    ...over,
  });

export const theLogoOptions = (over: Partial<LogoOptions> = {}): LogoOptions => ({
  validFrom: '2026-01-01',
  picture: {
    fileSize: 4 * 1024 * 1024,
    types: [
      { type: 'image/png', name: 'PNG' },
      { type: 'image/jpeg', name: 'JPG' },
      { type: 'image/svg+xml', name: 'SVG' },
    ],
    minWidth: 368,
    minHeight: 528,
    resolution: 400,
    keptHours: 72,
  },
  stamp: { width: 60, height: 37.5 },
  frame: { x: 34.6, y: 2, width: 23.4, height: 33.5, bleed: 2, minLogo: 8 },
  backgrounds: [
    { code: 'WHITE', name: 'Blanc', isWhite: true },
    { code: 'BLUE', name: 'Bleu nuit', isWhite: false },
  ],
  terms: [
    { months: 12, price: { ttc: euros(49.9), ht: euros(41.58) } },
    { months: 24, price: { ttc: euros(89.9), ht: euros(74.92) } },
  ],
  moderationDays: 2,
  isChargedOnApproval: false,
  noticeDays: [30, 7, 1],
  nameLength: 40,
  ...over,
});

export const theLogoChoices = (over: Partial<LogoChoices> = {}): LogoChoices => ({
  ...theLogoOptions(),
  sent: aLogoPicture(),
  logos: [aLogo(), aRefusedLogo()],
  ...over,
});

/** Valid answers: a new logo, for a year. */
export const theLogoAnswers = (over: Answers<LogoField> = {}): Answers<LogoField> => ({
  subject: 'nouveau',
  picture: 'visuel-1',
  name: 'Enseigne',
  background: 'WHITE',
  scale: '100',
  across: '0',
  down: '0',
  rights: 'yes',
  months: '12',
  ...over,
});

export const aLogoDesign = (over: Partial<LogoDesign> = {}): LogoDesign => ({
  pictureId: 'visuel-1',
  name: 'Enseigne',
  background: 'WHITE',
  placement: { scale: 100, across: 0, down: 0 },
  ...over,
});

export const aLogoQuote = (over: Partial<LogoQuote> = {}): LogoQuote => ({
  id: 'devis-1',
  lines: [{ name: 'Abonnement logo, 12 mois', ttc: euros(49.9), ht: euros(41.58) }],
  ttc: euros(49.9),
  ht: euros(41.58),
  validUntil: '2026-11-24T10:00:00Z',
  term: { start: '2026-11-26', end: '2027-11-26', isExpected: true },
  ...over,
});
