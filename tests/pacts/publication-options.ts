/** What `npm run pacts:publish` publishes, and as which version. */
import { parseArgs } from 'node:util';
import type { Publication } from './broker.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Options = Omit<Publication, 'consumer' | 'pacts'>;

/**
 * From flags, else the environment, else git; or a sentence that says what is missing.
 *
 * @param git the output of a git command, `undefined` where it fails
 */
export function publicationOptions(
  args: string[],
  environment: Environment,
  git: (...command: string[]) => string | undefined,
): Options | string {
  const { values } = parseArgs({
    args,
    options: {
      broker: { type: 'string' },
      version: { type: 'string' },
      branch: { type: 'string' },
      tag: { type: 'string', multiple: true },
      'build-url': { type: 'string' },
    },
  });
  const broker = values.broker ?? environment.PACT_BROKER_BASE_URL;
  if (!broker) return 'Give --broker ADDRESS or PACT_BROKER_BASE_URL.';
  const told = values.version ?? environment.GIT_COMMIT;
  if (!told && git('status', '--porcelain', 'contracts/pacts'))
    return 'The pacts are not committed, so that no commit names them: commit them, or give --version.';
  const version = told ?? git('rev-parse', 'HEAD');
  if (!version) return 'Here is no git repository: give --version.';
  const tags = values.tag ?? (environment.GIT_TAG ?? git('tag', '--points-at', 'HEAD') ?? '').split(/\s+/);
  return {
    broker,
    authorization: authorizationIn(environment),
    version,
    // Detached, as in most continuous integration, git has no branch.
    branch: values.branch ?? environment.GIT_BRANCH ?? (git('branch', '--show-current') || undefined),
    tags: tags.filter(Boolean),
    buildUrl: values['build-url'] ?? environment.BUILD_URL,
  };
}

function authorizationIn({
  PACT_BROKER_TOKEN: token,
  PACT_BROKER_USERNAME: name,
  PACT_BROKER_PASSWORD: password = '',
}: Environment): string | undefined {
  if (token) return `Bearer ${token}`;
  return name && `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
}
