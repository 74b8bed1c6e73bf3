import { withLine, withoutLine } from '#domain/stamps/line.ts';
import {
  configurationFields,
  fieldOfLine,
  lineNumbers,
  type StampAnswers,
  type StampField,
  type StampOptions,
} from '#domain/stamps/stamps.ts';
import { queryOf } from '#ui/routing/queries/queries.ts';

/** The most usual stamp: what a new draft is shown with, so that a price and a preview are there from the beginning. */
export const firstStamps = ({ visuals, letterTypes, destinations, supports, tariffs }: StampOptions): StampAnswers => ({
  lines: '1',
  [fieldOfLine('visual', 1)]: visuals[0]?.code ?? '',
  [fieldOfLine('letter', 1)]: letterTypes[0]?.code ?? '',
  [fieldOfLine('destination', 1)]: destinations[0]?.code ?? '',
  [fieldOfLine('weight', 1)]: String(tariffs[0]?.steps[0]?.maxWeight ?? ''),
  [fieldOfLine('quantity', 1)]: '1',
  support: supports[0]?.code ?? '',
});

/**
 * What the address asks to be shown: a preview, one line more, one less, another weight, or a logo; `null`: nothing.
 * @param draft what is composed already: a logo takes the place of its first visual
 */
export function stampsOfQuery(
  search: URLSearchParams,
  options: StampOptions,
  draft: StampAnswers = {},
): StampAnswers | null {
  const query = queryOf('stampsConfiguration', search);
  if (query.logo !== null) return { ...(draft.lines ? draft : firstStamps(options)), visual1: query.logo };
  if (!query.apercu && !query.ajouter && query.retirer === null && query.poids === null) return null;
  const typed: Partial<Record<StampField, string>> = {};
  for (const field of configurationFields) typed[field] = query[field] ?? '';
  if (query.ajouter) return withLine(typed, options);
  if (query.poids !== null) return withWeight(typed, query.poids);
  return query.retirer === null ? typed : withoutLine(typed, query.retirer, options);
}

function withWeight(typed: StampAnswers, [place, grams]: readonly [place: number, grams: number]): StampAnswers {
  const line = lineNumbers.find((number) => number === place);
  return line === undefined ? typed : { ...typed, [fieldOfLine('weight', line)]: String(grams) };
}
