import { hours, minutes, nowIn } from '../shared/clock.ts';
import type { Lang, Words } from '../shared/lang.ts';
import type { World } from '../shared/world.ts';
import type { OrderRecord, WireOrder } from './records.ts';

interface Stage {
  after: number;
  status: string;
  display: Words;
}

/** The stages of an order, by the backend's clock. */
const STAGES: Stage[] = [
  { after: 0, status: 'CREATED', display: { fr: 'Enregistrée', en: 'Registered' } },
  { after: minutes(10), status: 'PROCESSING', display: { fr: 'En préparation', en: 'Being prepared' } },
  { after: hours(24), status: 'SHIPPED', display: { fr: 'Expédiée', en: 'Sent' } },
  { after: hours(96), status: 'COMPLETED', display: { fr: 'Livrée', en: 'Delivered' } },
];

function stageOf(world: World, { created }: WireOrder): Stage {
  const age = nowIn(world) - Date.parse(created);
  return STAGES.findLast(({ after }) => age >= after) ?? (STAGES[0] as Stage);
}

export function orderAnswer(world: World, { order }: OrderRecord, lang: Lang): WireOrder {
  const { status, display } = stageOf(world, order[lang]);
  return { ...order[lang], status, statusDisplay: display[lang] };
}
