import { type Answers, broken, type Faults } from '../journey/journey.ts';
import { wholeNumberOf } from '../shared/whole-number.ts';
import type { MailFault, MailField } from './fields.ts';
import type { Destination, Level, RegisteredMailOptions } from './registered-mail.ts';

type ItemFaults = Faults<MailField, MailFault>;

/** The post prints and sends it: the letters' journey goes on (journeys §4), and this journey’s draft is kept. */
export const isPrintedByPost = ({ printing }: Answers<MailField>): boolean => printing === 'post';

/** The step « Votre recommandé » (journeys §6): destination, weight and level. */
export function itemFaults(answers: Answers<MailField>, options: RegisteredMailOptions): ItemFaults {
  if (isPrintedByPost(answers)) return { printing: { code: 'printed-by-post' } };
  const destination = destinationOf(answers, options);
  const faults: Partial<Record<MailField, MailFault | undefined>> = {
    printing: answers.printing === 'self' ? undefined : { code: 'required' },
    destination: destinationFault(answers, destination),
    weight: weightFault(answers, { destination, options }),
    level: levelFault(answers, destination),
    receipt: wantsReceipt(answers) && destination?.hasReceipt === false ? { code: 'not-offered' } : undefined,
  };
  return broken(faults);
}

export const destinationOf = (
  { destination }: Answers<MailField>,
  { destinations }: RegisteredMailOptions,
): Destination | undefined => destinations.find(({ code }) => code === destination);

/** Whole grams; `null` for an invalid weight. */
export const weightOf = ({ weight = '' }: Answers<MailField>): number | null =>
  wholeNumberOf(weight.replace(/g\s*$/i, ''));

export const levelOf = ({ level }: Answers<MailField>): Level | undefined => levels.find((each) => each === level);

/** A box that is not ticked is not posted. */
export const wantsReceipt = ({ receipt }: Answers<MailField>): boolean => receipt === 'yes';

const levels: readonly Level[] = ['R1', 'R2', 'R3'];

function destinationFault({ destination }: Answers<MailField>, found?: Destination): MailFault | undefined {
  if (!destination) return { code: 'required' };
  if (!found) return { code: 'not-offered' };
  return found.suspension ? { code: 'destination-suspended', ...found.suspension } : undefined;
}

function weightFault(
  answers: Answers<MailField>,
  { destination, options }: { destination: Destination | undefined; options: RegisteredMailOptions },
): MailFault | undefined {
  if (!answers.weight?.trim()) return { code: 'required' };
  const weight = weightOf(answers);
  if (weight === null) return { code: 'weight' };
  if (destination) {
    const most = destination.weightSteps.at(-1) ?? weight;
    return weight > most ? { code: 'too-heavy', most } : undefined;
  }
  const most = Math.max(0, ...options.destinations.flatMap(({ weightSteps }) => weightSteps));
  return weight > most ? { code: 'too-heavy-anywhere', most } : undefined;
}

function levelFault(answers: Answers<MailField>, destination?: Destination): MailFault | undefined {
  if (!answers.level) return { code: 'required' };
  const level = levelOf(answers);
  if (!level) return { code: 'not-offered' };
  return destination?.levels.includes(level) === false ? { code: 'not-offered' } : undefined;
}
