import { anAddress } from '#domain/address/examples.ts';
import { aStampSet } from '#domain/stamps/examples.ts';
import type { AnswersAsked } from '#tests/shared/answers-read.ts';

const stampComposition = { stamps: aStampSet(), quoteId: 'devis-1' };

export const stampsAnswers: AnswersAsked = {
  copyStampConfiguration: { ask: ({ stamps }) => stamps.copy('1') },
  createStampFavourite: { ask: ({ stamps }) => stamps.keepFavourite('Vœux', aStampSet({ recipients: [anAddress()] })) },
  deleteStampFavourite: null,
  getStampFavourites: { ask: ({ stamps }) => stamps.favourites() },
  createStampConfiguration: { ask: ({ stamps }) => stamps.configure(stampComposition) },
  getStampConfiguration: { ask: ({ stamps }) => stamps.configurationOf('1') },
  getStampOptions: {
    ask: ({ stamps }) => stamps.options(),
    words: {
      'supports[].kind': 'SHEET',
      'visuals[].shapes[].path': 'M0 0 L9 9 Z',
      'visuals[].shapes[].colour': '#111111',
    },
    otherWords: {
      'supports[].kind': 'ROLL',
      'visuals[].shapes[].path': 'M1 1 L8 8 Z',
      'visuals[].shapes[].colour': '#222222',
    },
  },
  quoteStamps: {
    ask: ({ stamps }) => stamps.quote(aStampSet()),
    words: { 'refusals[].reason': 'destinationSuspended', 'refusals[].subject': 'lines.0.destination' },
    otherWords: { 'refusals[].reason': 'tooMany', 'refusals[].subject': 'lines.1.destination' },
  },
  replaceStampConfiguration: { ask: ({ stamps }) => stamps.replace('1', stampComposition) },
};
