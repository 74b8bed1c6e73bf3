import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';

const ownFiles = existsSync('ui/public') ? ['../ui/public'] : [];

const config: StorybookConfig = {
  stories: ['../ui/**/*.stories.tsx', './shop/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', ...ownFiles],
  framework: {
    name: '@storybook/react-vite',
    // The application's vite.config.ts carries the React Router plugin, which cannot run here.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
