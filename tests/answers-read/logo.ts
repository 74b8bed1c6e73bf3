import { aLogoDesign } from '#domain/logo/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';

const request = { kind: 'new', design: aLogoDesign(), months: 12 } as const;
const composition = { request, quoteId: 'devis-1' };
const configuration = { words: { kind: 'NEW' }, otherWords: { kind: 'EXTENSION' } };
const picture = {
  words: { scanState: 'CLEAN', 'findings[].code': 'COLOUR_SPACE' },
  otherWords: { scanState: 'INFECTED', 'findings[].code': 'TOO_SMALL' },
};

export const logoAnswers: AnswersAsked = {
  createLogoConfiguration: { ask: ({ logos }) => logos.configure(composition), ...configuration },
  createLogoPicture: {
    ask: ({ logos }) => logos.keep({ name: 'a.png', type: 'image/png', content: new Blob(['a']) }),
    ...picture,
  },
  // Its answer is empty.
  deleteLogoPicture: null,
  // Their answers are files.
  downloadLogo: null,
  previewLogoPicture: null,
  getLogoConfiguration: { ask: ({ logos }) => logos.configurationOf('1'), ...configuration },
  getLogoOptions: {
    ask: ({ logos }) => logos.options(),
    words: { 'backgrounds[].colour': '#FFFFFF' },
    otherWords: { 'backgrounds[].colour': '#000000' },
  },
  getLogoPicture: { ask: ({ logos }) => logos.picture('1'), ...picture },
  getLogos: {
    ask: ({ logos }) => logos.mine(),
    words: { 'logos[].status': 'APPROVED', 'logos[].refusal.code': 'POLITICAL' },
    otherWords: { 'logos[].status': 'REFUSED', 'logos[].refusal.code': 'RELIGIOUS' },
  },
  quoteLogo: {
    ask: ({ logos }) => logos.quote(request),
    words: { 'refusals[].reason': 'tooCoarse' },
    otherWords: { 'refusals[].reason': 'invisible' },
  },
  replaceLogoConfiguration: { ask: ({ logos }) => logos.replace('1', composition), ...configuration },
  // Only whether it was taken is read of its answer.
  resubmitLogo: null,
};
