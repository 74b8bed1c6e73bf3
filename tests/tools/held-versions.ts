/** Why a dependency is not at its newest version. Each reason looks whether it still holds: one that does not is taken out. */

/** What the registry says of one version. */
export interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** @returns the newest version that fits a name (`vite`) or a line (`node@24`); null where the registry has none */
export type Newest = (wanted: string) => Promise<Manifest | null>;

interface Dependency {
  name: string;
  /** As package.json has it. */
  version: string;
  newest: Newest;
}

export interface HeldVersion {
  name: string;
  why: string;
  holds(asked: Dependency): Promise<boolean>;
}

/** Of packages that must be equal, one has no newer version. */
const equalTo = (other: string) => ({
  why: `must be equal to ${other}, which has no newer version`,
  holds: async ({ version, newest }: Dependency) => (await newest(other))?.version === version,
});

/** `npm ci` refuses a package when one that it names, even for another platform, cannot be had. */
const incomplete = {
  why: 'the newest names a package that the registry does not have, and `npm ci` fails',
  holds: async ({ name, newest }: Dependency) => {
    const named = Object.keys((await newest(name))?.optionalDependencies ?? {});
    const found = await Promise.all(named.map((each) => newest(each)));
    return found.includes(null);
  },
};

/** Two versions of it would be in one program. */
const broughtBy = (other: string) => ({
  why: `the version that ${other} brings`,
  holds: async ({ name, version, newest }: Dependency) => (await newest(other))?.dependencies?.[name] === version,
});

/** What was seen with one version: the next one is tried again. */
const seenWith = (tried: string, seen: string) => ({
  why: `with ${tried} ${seen}`,
  holds: async ({ name, newest }: Dependency) => (await newest(name))?.version === tried,
});

/** The newest of a line that the shop stays on. */
const lineOf = (line: string, reason: string) => ({
  why: `the newest of ${line}: ${reason}`,
  holds: async ({ name, version, newest }: Dependency) =>
    version === `^${line}` || (await newest(`${name}@${line}`))?.version === version,
});

export const heldVersions: readonly HeldVersion[] = [
  { name: 'react-router', ...equalTo('@react-router/dev') },
  { name: '@react-router/node', ...equalTo('@react-router/dev') },
  { name: 'vite', ...incomplete },
  {
    name: 'axe-core',
    ...seenWith('4.14.1', 'stories of one file took five times as long, and five of 45 of the cart fail'),
  },
  { name: '@axe-core/playwright', ...seenWith('4.14.0', 'the newer axe-core comes along') },
  { name: '@formatjs/icu-messageformat-parser', ...broughtBy('react-intl') },
  { name: 'node', ...lineOf('24', 'the one with long support') },
  { name: '@types/node', ...lineOf('24', 'the Node that the shop runs on') },
];

interface Outdated {
  name: string;
  current: string;
  newest: string;
}

/** A line for each package that is not at its newest version, and whether somebody has something to do about it. */
export async function judge(
  outdated: readonly Outdated[],
  {
    held = heldVersions,
    declared,
    newest,
  }: { held?: readonly HeldVersion[]; declared: Record<string, string>; newest: Newest },
): Promise<{ text: string; isFault: boolean }[]> {
  const behind = outdated.map(async ({ name, current, newest: latest }) => {
    const at = `${name} ${current}, newest ${latest}`;
    const reason = held.find((each) => each.name === name);
    if (!reason) return { text: `${at}: nothing holds it, raise it`, isFault: true };
    const version = declared[name];
    const isHeld = version !== undefined && (await reason.holds({ name, version, newest }));
    return {
      text: isHeld ? `${at}: ${reason.why}` : `${at}: no longer true, raise it: ${reason.why}`,
      isFault: !isHeld,
    };
  });
  const needless = held.filter(({ name }) => !outdated.some((each) => each.name === name));
  return [
    ...(await Promise.all(behind)),
    ...needless.map(({ name }) => ({ text: `${name} is the newest, or gone: take its reason out`, isFault: true })),
  ];
}
