import { expect, test } from '@playwright/test';
import { startShop } from '../../shared/shop.ts';

/** Where the lines of the log go that are not read: a disk without room, a reader that has gone. */
const ends = {
  'a full disk': 'exec "$@" > /dev/full',
  // Not by a pipe of the shell's, below which the shop would outlive the test.
  'a reader that has gone': 'pipe=$(mktemp -u); mkfifo "$pipe"; { true < "$pipe"; rm "$pipe"; } & exec "$@" > "$pipe"',
};

for (const [what, command] of Object.entries(ends))
  test(`a log before ${what} keeps no page from being made`, async () => {
    const shop = await startShop({ prefix: ['sh', '-c', command, 'sh'], env: { LOG_LEVEL: 'debug' } });
    const statuses = new Set<number>();
    try {
      for (let asked = 0; asked < 60; asked += 1) {
        const path = asked % 2 === 0 ? '/healthz' : `/boutique/recherche?q=lettre${asked}`;
        statuses.add((await fetch(shop.url + path)).status);
      }
      expect([...statuses]).toEqual([200]);
    } finally {
      await shop.stop();
    }
  });
