/** `npm run storybook`: Storybook in this process, so that whatever ends this ends it. */
import { describeTakenPorts } from '../ui/server/ports.ts';

const port = Number(process.env.STORYBOOK_PORT ?? 6006);
const taken = await describeTakenPorts([{ port, variable: 'STORYBOOK_PORT' }]);
if (taken) {
  console.error(taken);
  process.exit(1);
}
process.argv.splice(2, 0, 'dev', `--port=${port}`, '--host=127.0.0.1', '--no-open', '--exact-port');
await import(new URL('../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url).href);
