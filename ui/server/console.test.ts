import { expect, test } from 'vitest';
import { logger } from '#adapters/log.ts';
import { consoleToLog } from './console.ts';

test('a library’s message is one line of JSON, without the address that it concerns', () => {
  const lines: string[] = [];
  const said = {} as Console;
  consoleToLog(said, logger('debug', { write: (line) => void lines.push(line) }));
  said.warn('The URL path "/a%ff/quelqu-un@exemple.fr" could not be decoded (URIError: URI malformed).');
  said.error('No routes matched location %s', '/quelqu-un@exemple.fr');
  said.log(new Error('failed at /home/somebody'));
  expect(lines).toHaveLength(3);
  const texts = lines.map((line) => JSON.parse(line).text as string);
  expect(texts[0]).toBe('The URL path "…" could not be decoded (URIError: URI malformed).');
  expect(lines.join('')).not.toMatch(/quelqu|exemple|home/);
});
