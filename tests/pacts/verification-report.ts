/** What Pact's verifier says of one provider, as rows that a backend team can act on. */

interface Mismatch {
  type?: string;
  path?: string;
  mismatch?: string;
  expected?: unknown;
  actual?: unknown;
}

interface Verified {
  interactionResults?: {
    description: string;
    result: string;
    mismatch?: { type?: string; message?: string; error?: string; mismatches?: Mismatch[] };
  }[];
}

export interface Failure {
  provider: string;
  interaction: string;
  why: 'unreachable' | 'state unknown' | 'wrong status' | 'wrong header' | 'wrong body' | 'no answer' | 'not verified';
  /** Where, and what was promised. */
  detail: string;
}

/** The failures in the message of the verifier's error, which is JSON where it could ask at all. */
export function failuresOf(provider: string, message: string): Failure[] {
  const results = resultsIn(message);
  if (!results) return [{ provider, interaction: 'all', why: 'not verified', detail: message }];
  const failed = results.filter(({ result }) => result !== 'OK');
  return failed.flatMap(({ description: interaction, mismatch }) => {
    const wrongs = mismatch?.mismatches ?? [];
    // What a refusal holds in place of the answer says nothing more.
    const told = wrongs.filter(({ type }) => type === 'StatusMismatch');
    if (wrongs.length > 0)
      return (told.length > 0 ? told : wrongs).map((wrong) => ({ provider, interaction, ...reasonOf(wrong) }));
    const detail = mismatch?.message ?? mismatch?.error ?? 'The verifier gave no reason.';
    return [{ provider, interaction, why: 'no answer' as const, detail }];
  });
}

function resultsIn(message: string): Verified['interactionResults'] {
  try {
    const read: Verified = JSON.parse(message);
    const results = read.interactionResults?.filter(({ result }) => result !== 'OK') ?? [];
    return results.length > 0 ? results : undefined;
  } catch {
    return undefined;
  }
}

function reasonOf({ type, path, mismatch, expected, actual }: Mismatch): Pick<Failure, 'why' | 'detail'> {
  const said = mismatch ?? `expected ${String(expected)}, received ${String(actual)}`;
  if (type === 'StatusMismatch') return { why: 'wrong status', detail: said };
  if (type === 'HeaderMismatch') return { why: 'wrong header', detail: said };
  return { why: 'wrong body', detail: `${path ?? '$'}: ${said}` };
}

/** The failures as a table; nothing when there are none. */
export function failureTable(failures: readonly Failure[]): string {
  const head = { provider: 'service', interaction: 'interaction', why: 'why', detail: 'where and what' };
  const rows = failures.length === 0 ? [] : [head, ...failures];
  const width = (column: keyof Failure) => Math.max(...rows.map((row) => row[column].length));
  const [provider, interaction, why] = [width('provider'), width('interaction'), width('why')];
  return rows
    .map((row) =>
      [row.provider.padEnd(provider), row.interaction.padEnd(interaction), row.why.padEnd(why), row.detail].join('  '),
    )
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
