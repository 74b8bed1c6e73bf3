/** What Pact's verifier says of one provider, as rows that a backend team can act on. */

interface Mismatch {
  type?: string;
  path?: string;
  mismatch?: string;
  expected?: unknown;
  actual?: unknown;
}

/** What the verifier found of an interaction, in the order in which it asked. */
export interface Result {
  consumer?: string;
  description: string;
  result: string;
  /** It may fail: no version of the provider has held it yet. */
  pending?: boolean;
  mismatch?: { type?: string; message?: string; error?: string; mismatches?: Mismatch[] };
}

export interface Failure {
  consumer: string;
  provider: string;
  interaction: string;
  why:
    | 'unreachable'
    | 'state unknown'
    | 'wrong status'
    | 'wrong header'
    | 'wrong body'
    | 'no answer'
    | 'not verified'
    | 'not published';
  /** Where, and what was promised. */
  detail: string;
  pending?: boolean;
}

/** The results in what the verifier says, which is JSON where it could ask at all. */
export function resultsIn(output: string): Result[] | null {
  try {
    const { interactionResults = [] }: { interactionResults?: Result[] } = JSON.parse(output);
    return interactionResults.length > 0 ? interactionResults : null;
  } catch {
    return null;
  }
}

/** Why the verifier could not ask: its own message in the JSON that it says, or what it said. */
export function reasonIn(output: string): string {
  try {
    const { errors = [] }: { errors?: { mismatch?: { message?: string } }[] } = JSON.parse(output);
    return errors[0]?.mismatch?.message ?? output;
  } catch {
    return output;
  }
}

/** @param refusedStates why a state could not be made, by the number of the interaction */
export function failuresOf(
  provider: string,
  results: readonly Result[],
  refusedStates: ReadonlyMap<number, string> = new Map(),
): Failure[] {
  return results.flatMap(({ consumer = 'all', description: interaction, result, mismatch, pending }, index) => {
    const row = { consumer, provider, interaction, ...(pending && { pending }) };
    const refused = refusedStates.get(index);
    // What is wrong without the state says nothing more.
    if (refused) return [{ ...row, why: 'state unknown' as const, detail: refused }];
    return result === 'OK' ? [] : reasonsOf(mismatch).map((reason) => ({ ...row, ...reason }));
  });
}

function reasonsOf(mismatch: Result['mismatch']): Pick<Failure, 'why' | 'detail'>[] {
  const wrongs = mismatch?.mismatches ?? [];
  // What a refusal holds in place of the answer says nothing more.
  const statuses = wrongs.filter(({ type }) => type === 'StatusMismatch');
  if (wrongs.length > 0) return (statuses.length > 0 ? statuses : wrongs).map(reasonOf);
  return [{ why: 'no answer', detail: mismatch?.message ?? mismatch?.error ?? 'The verifier gave no reason.' }];
}

function reasonOf({ type, path, mismatch, expected, actual }: Mismatch): Pick<Failure, 'why' | 'detail'> {
  const said = mismatch ?? `expected ${String(expected)}, received ${String(actual)}`;
  if (type === 'StatusMismatch') return { why: 'wrong status', detail: said };
  if (type === 'HeaderMismatch') return { why: 'wrong header', detail: said };
  return { why: 'wrong body', detail: `${path ?? '$'}: ${said}` };
}

const columns = ['consumer', 'provider', 'interaction', 'why'] as const;

/** The failures as a table; nothing when there are none. */
export function failureTable(failures: readonly Failure[]): string {
  const head = { ...Object.fromEntries(columns.map((name) => [name, name])), detail: 'where and what' } as Failure;
  const rows = failures.length === 0 ? [] : [head, ...failures];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) => [...columns.map((column, index) => row[column].padEnd(widths[index] ?? 0)), row.detail].join('  '))
    .join('\n');
}

/** What most of the failures come from, where the command was given less than a backend needs. */
export function adviceOn(failures: readonly Failure[], given: { states: boolean; token: boolean }): string[] {
  const refused = failures.filter(({ detail }) => /but was 40[13]$/.test(detail)).length;
  const others = failures.filter(({ why }) => why.startsWith('wrong')).length - refused;
  return [
    ...(refused > 0 && !given.token
      ? [
          `${refused} interactions were refused: the bearer tokens are the tests’ own; --token gives a shopper’s of the backend, --agent-token an agent’s.`,
        ]
      : []),
    ...(others > 0 && !given.states
      ? [`${others} rows may want the data of their state: --states names the address that makes it.`]
      : []),
  ];
}
