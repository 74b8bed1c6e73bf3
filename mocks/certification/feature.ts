import { certificationsIn } from '../records/certifications.ts';
import type { Feature } from '../shared/feature.ts';
import { certificationHandlers } from './handlers.ts';
import { certificationStates } from './states.ts';

export const certification: Feature = {
  handlers: certificationHandlers,
  tables: { certifications: certificationsIn },
  states: certificationStates,
};
