import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/shared/eventually.ts';
import { audit } from './assisted-service/audit.ts';
import { logger } from './log.ts';
import { logDestination } from './log-destination.ts';

test('lines are written, the last ones as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const onLost = vi.fn();
  const destination = logDestination({ to: openSync(join(folder, 'log'), 'a'), onLost });
  const log = logger('info', destination);
  for (let line = 0; line < 100; line += 1) log.info({ line }, 'request');
  await destination.flush();
  expect(readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')).toHaveLength(100);
  expect(onLost).not.toHaveBeenCalled();
  rmSync(folder, { recursive: true });
});

test('a full disk loses lines, which are counted, those of the audit by themselves, and stops nobody', async () => {
  const onLost = vi.fn();
  const destination = logDestination({ to: openSync('/dev/full', 'w'), onLost });
  const log = logger('info', destination);
  for (let round = 0; round < 5; round += 1) {
    for (let line = 0; line < 500; line += 1) log.info({ line, text: 'x'.repeat(1000) }, 'request');
    await new Promise((resolve) => setImmediate(resolve));
  }
  await eventually(() => expect(onLost.mock.calls.length).toBeGreaterThan(10));
  expect(onLost.mock.calls.flat()).not.toContain('audit');
  const act = { agent: 'agent-1', onBehalfOf: null, act: 'post cart', outcome: 'begun', requestId: 'demande-1' };
  // Short lines fit in at first where long ones do not.
  for (let line = 0; line < 20; line += 1) audit(log)(act);
  expect(onLost).toHaveBeenCalledWith('audit');
  await destination.flush();
});
