import { journeyOf } from '#domain/journey/journey.ts';
import type { JourneyDeclaration } from './journey-declaration.ts';

export type BoxField = 'size' | 'shelf' | 'note';
export type BoxStep = 'what' | 'where' | 'check';

const labels = { size: 'Taille', shelf: 'Étagère', note: 'Note' };
const steps = { what: 'Quoi', where: 'Où', check: 'Vérification' };

/** A journey of three steps, each with one answer; another size makes the shelf void. */
export const boxes: JourneyDeclaration<BoxStep, BoxField, 'required', null> = {
  name: 'boxes',
  service: 'parcels',
  options: async () => null,
  journey: () =>
    journeyOf<BoxStep, BoxField, 'required'>([
      {
        name: 'what',
        fields: ['size'],
        check: ({ size }) => (size ? {} : { size: 'required' }),
        invalidates: { size: ['shelf'] },
      },
      {
        name: 'where',
        fields: ['shelf'],
        check: ({ shelf }) => (shelf ? {} : { shelf: 'required' }),
        isNeeded: ({ size }) => size !== 'XXL',
      },
      { name: 'check', fields: ['note'], check: ({ note }) => (note === 'long' ? { note: 'required' } : {}) },
    ]),
  keptTitle: () => 'Votre boîte en cours',
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
};
