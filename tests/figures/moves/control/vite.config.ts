import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Nothing but the framework: what it does without the shop's overrides. */
export default defineConfig({ plugins: [reactRouter()], ssr: { noExternal: true } });
