import { type Fields, journeyOfFields } from '#domain/journey/fields.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';

export type BoxField = 'size' | 'shelf' | 'note';
export type BoxStep = 'what' | 'where' | 'check';
export interface BoxFault {
  code: 'required' | 'too-long';
}

const labels = { size: 'Taille', shelf: 'Étagère', note: 'Note' };
const steps = { what: 'Quoi', where: 'Où', check: 'Vérification' };

type Box = Record<BoxField, string>;

const { size, shelf, note }: Fields<Box, BoxFault> = {
  size: { parse: (text) => ({ value: text }), invalidates: ['shelf'] },
  shelf: { parse: (text) => (text === 'gone' ? { fault: { code: 'required' } } : { value: text }) },
  note: {
    isOptional: true,
    parse: (text) => (text === 'long' ? { fault: { code: 'too-long' } } : { value: text }),
  },
};

/** A journey of three steps, each with one answer; another size makes the shelf void. */
export const boxes: JourneyDeclaration<BoxStep, BoxField, BoxFault, null> = {
  name: 'boxes',
  icon: 'parcel',
  service: 'parcels',
  measuredAs: { what: 'what', where: 'where', check: 'check' },
  options: async () => null,
  journey: () =>
    journeyOfFields<BoxStep, BoxField, BoxFault, Box>(
      { what: { size }, where: { shelf }, check: { note } },
      { where: ({ size: chosen }) => chosen !== 'XXL' },
    ),
  title: () => 'Boîtes en ligne',
  draftTitle: () => 'Votre boîte en cours',
  resume: () => '/boites/check',
  entry: () => '/boites',
  path: (step, _, query) =>
    `/boites/${step}${query?.retire ? `?retire=${query.retire.join(',')}` : ''}${query?.note ?? ''}`,
  stepLabel: (step) => steps[step],
  fieldLabel: (field) => labels[field],
  faultText: ({ field }) => `Saisissez : ${labels[field]}`,
  summary: ({ size, shelf, note }) => [
    ...(size ? [{ step: 'what' as const, label: labels.size, value: size }] : []),
    ...(shelf ? [{ step: 'where' as const, label: labels.shelf, value: shelf }] : []),
    ...(note ? [{ step: 'check' as const, label: labels.note, value: note }] : []),
  ],
  facts: () => ({ price: 'Dès 2,00 € la boîte', points: ['Une boîte se range à plat.'] }),
};
