import { clearScenarios, EFFECTS, type Effect, type NewRule, setScenario } from '../shared/scenarios.ts';
import { DEFAULT_WORLD } from '../shared/world.ts';

export type Command = { did: 'set' | 'cleared' } | { refused: string };

const isEffect = (text: unknown): text is Effect => EFFECTS.some((effect) => effect === text);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Sets or clears scenarios from a form or a JSON body, which have the same fields. */
export function command(fields: Record<string, unknown>): Command {
  const world = textOf(fields.world) || DEFAULT_WORLD;
  if (fields.clear === true || textOf(fields.clear) !== '') {
    const id = Number(fields.id);
    clearScenarios(Number.isInteger(id) && id > 0 ? { id } : { world });
    return { did: 'cleared' };
  }
  if (!isEffect(fields.effect)) return { refused: `effect must be one of ${EFFECTS.join(', ')}` };
  const rule: NewRule = {
    effect: fields.effect,
    operation: textOf(fields.operation) || '*',
    shopper: textOf(fields.shopper),
    site: textOf(fields.site),
    world,
    when: fields.when === 'after' ? 'after' : 'before',
    milliseconds: positive(fields.milliseconds) ?? 5000,
    calls: positive(fields.calls) ?? null,
  };
  setScenario(rule);
  return { did: 'set' };
}

function positive(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? Math.min(number, 600_000) : undefined;
}
