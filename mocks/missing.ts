import { operationHandlers } from './handlers.ts';
import { operations } from './shared/operations.ts';

async function hasHandler({ method, base, path }: { method: string; base: string; path: string }): Promise<boolean> {
  const request = new Request(`http://localhost${base}${path.replace(/\{[^}]+\}/g, 'x')}`, { method });
  const matches = await Promise.all(operationHandlers.map((handler) => handler.test({ request })));
  return matches.includes(true);
}

/** `npm run figures -- mocks-missing`: the operations of the contracts that the mock backend answers with 501. */
const results = await Promise.all(
  operations.map(async (operation) => ({ operation, handled: await hasHandler(operation) })),
);
const unplayed = results.filter(({ handled }) => !handled).map(({ operation }) => operation);
for (const { feature, id, method, path } of unplayed) console.log(`${feature}\t${id}\t${method} ${path}`);
console.log(`${operations.length - unplayed.length} of ${operations.length} operations have a handler.`);
