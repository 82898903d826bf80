import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.mjs';

const storybookFolder = fileURLToPath(new URL('./.storybook', import.meta.url));

const unit: TestProjectConfiguration = {
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{core,adapters,ui,fixtures,scripts}/**/*.test.{ts,mjs}'],
    exclude: ['**/*.{db,fault}.test.ts', '**/node_modules/**', '**/dist/**'],
    // Files share one process and its modules: loading them anew for each took more time than the tests.
    pool: 'threads',
    isolate: false,
    setupFiles: './adapters/http/testing/close-servers.ts',
    testTimeout: 30_000,
  },
};

const database: TestProjectConfiguration = {
  test: {
    name: 'db',
    environment: 'node',
    include: ['{core,adapters,fixtures,bench}/**/*.db.test.ts'],
    globalSetup: './adapters/persistence/testing/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

/** What an installation leans on is taken away and given back: they take their time, so a release waits for them, no change. */
const faults: TestProjectConfiguration = {
  test: {
    name: 'faults',
    environment: 'node',
    include: ['adapters/**/*.fault.test.ts'],
    globalSetup: './adapters/persistence/testing/global-setup.ts',
    // Each of them watches the clock.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
};

const stories = async (): Promise<TestProjectConfiguration[]> => {
  if (!existsSync(storybookFolder)) return [];
  const executablePath = findChromium();
  return [
    {
      plugins: await storybookTest({ configDir: storybookFolder, storybookScript: 'npm run storybook' }),
      test: {
        name: 'storybook',
        // Long forms are filled key by key; a busy machine draws after each.
        testTimeout: 90_000,
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({
            launchOptions: {
              ...(executablePath && { executablePath }),
              args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
            },
          }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
  ];
};

export default defineConfig(async () => ({
  test: { projects: [unit, database, faults, ...(await stories())] },
}));
