import { expect, test } from 'vitest';
import { editedField } from '#domain/journey/drafts.ts';
import { wordingOf } from '#ui/wording/wording.server.ts';
import { boxes } from '../journey.examples.ts';
import { draftView } from './draft.view.ts';

const wording = wordingOf({ lang: 'fr', mode: 'part' });
const rows = [{ step: 'what' as const, label: 'Taille', value: 'M' }];
const kept = (answers: Record<string, string>) =>
  draftView(boxes, { draft: { answers, version: 3 }, rows, wording }).draft;

test('a draft is offered for resumption, also where it changes a cart line', () => {
  const offered = { title: 'Votre boîte en cours', rows, resume: { label: 'Reprendre', href: '/boites/check' } };
  expect(kept({ size: 'M' })).toMatchObject(offered);
  expect(kept({ size: 'M', [editedField]: 'configuration-1' })).toMatchObject(offered);
});

test('nothing is offered to go on with where nothing was answered', () => {
  expect([kept({}), kept({ [editedField]: 'configuration-1' })]).toEqual([undefined, undefined]);
});
