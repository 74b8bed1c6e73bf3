import type { Plugin } from 'vite';
import { buildMark } from './build-mark.ts';

const steps: Record<string, string> = { client: '1 of 3, the files that browsers load', ssr: '2 of 3, the server' };

export const logBuildStep = (step: string) => console.log(`Building the shop: ${step}…`);

/** Tells a person how far a build is. */
export const buildSteps = (): Plugin => ({
  name: 'build-steps',
  apply: 'build',
  configResolved() {
    // The build ends when the program that waits for it has ended.
    process.on('disconnect', () => process.exit(1));
  },
  buildStart() {
    const { name } = this.environment;
    if (name === 'client') buildMark().begin();
    logBuildStep(steps[name] ?? name);
  },
});
