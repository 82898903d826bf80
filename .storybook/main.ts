import { defineMain } from '@storybook/react-vite/node';
import { compiledMessages } from '../ui/build/compiled-messages.ts';
import { emojiData } from '../ui/build/emoji-data.ts';
import { bundledPlatform } from './bundled-platform.ts';
import { importedPackages } from './dependencies.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  staticDirs: ['../ui/member-web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      ...(process.env['VITEST'] ? [await bundledPlatform()] : []),
      compiledMessages({ keepStaffWords: true }),
      emojiData(),
    ],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...importedPackages()],
    },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
});
