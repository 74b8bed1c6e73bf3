import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasRedis, rawRedis, startRedis } from '#adapters/testing/redis.ts';
import { requiredSettings } from '#adapters/testing/required-settings.ts';
import { composeOrStop } from './compose.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What a start says before it ends with code 1. */
async function refusal(settings: Record<string, string>): Promise<string> {
  // Of whoever runs the tests.
  for (const name of ['REDIS_URL', 'SESSION_DB', 'DRAFTS_DB']) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries({ ...requiredSettings, ...settings })) vi.stubEnv(name, value);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  await expect(composeOrStop()).rejects.toThrow('ended with 1');
  return said.mock.calls.flat().join('\n');
}

describe('a store that cannot be used', () => {
  test.each(['SESSION_DB', 'DRAFTS_DB'])(
    'a damaged file of %s ends the start, and the setting and the remedy are said without a stack',
    async (setting) => {
      const folder = mkdtempSync(join(tmpdir(), 'no-records-'));
      const path = join(folder, setting);
      writeFileSync(path, 'no file of records\n'.repeat(100));
      try {
        const said = await refusal({ SESSION_DB: join(folder, 'sessions.db'), [setting]: path });
        expect(said).toMatch(new RegExp(`^${setting}: ${path} is damaged, or no file of records[^\\n]*$`));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

  test.skipIf(!hasRedis).each([
    ['NOAUTH', ''],
    ['WRONGPASS', ':wrong@'],
  ])(
    'a Redis that refuses the password (%s) ends the start, and the setting and the remedy are said without a stack',
    async (word, password) => {
      const redis = await startRedis();
      const raw = await rawRedis(redis.url);
      try {
        await raw.configSet('requirepass', 'right');
        const said = await refusal({ REDIS_URL: redis.url.replace('//', `//${password}`) });
        expect(said).toMatch(
          new RegExp(`^REDIS_URL: Redis refuses the shop \\(${word}\\): correct the user, the password[^\\n]*$`),
        );
      } finally {
        raw.destroy();
        await redis.kill();
      }
    },
  );
});
