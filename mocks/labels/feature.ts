import type { Feature } from '../shared/feature.ts';
import { labelsExercises } from './exercise.ts';
import { labelsHandlers } from './handlers.ts';
import { automaticRefundsIn, filesIn, labelRefundsIn } from './records.ts';

export const labels: Feature = {
  handlers: labelsHandlers,
  tables: { files: filesIn, labelRefunds: labelRefundsIn, automaticRefunds: automaticRefundsIn },
  exercises: labelsExercises,
};
