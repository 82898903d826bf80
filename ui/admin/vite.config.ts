import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compiledMessages } from '../build/compiled-messages.ts';
import { lightContract } from '../build/light-contract.ts';
import { patientParts } from '../build/patient-parts.ts';
import { precompressed } from '../build/precompressed.ts';
import { pureRouter } from '../build/pure-router.ts';
import { findSharedParts } from '../build/shared-parts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the parts consist of follows from these. */
const shaping = () => [
  react(),
  patientParts(),
  pureRouter(),
  compiledMessages({ keepStaffWords: true }),
  lightContract({
    entry: here('app/staff-api.ts'),
    name: 'staffApi',
    instants: here('../../adapters/http/engine/contract/endpoint.ts'),
  }),
];

const configOf = (sharedParts: ReadonlyMap<string, string> = new Map()): UserConfig => ({
  root: here('.'),
  base: '/admin/',
  plugins: [...shaping(), precompressed()],
  html: { cspNonce: '__NONCE__' },
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', '@emotion/react', '@mui/material'],
    // No button of ours has ripples (`component-styles.ts`): what would draw them stays out.
    alias: [{ find: './TouchRipple.mjs', replacement: here('../build/no-ripple.ts') }],
  },
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      output: {
        // The first screen brings the list of all parts: as names, their contents' hashes are enough.
        chunkFileNames: 'assets/p-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: (id) => sharedParts.get(id) ?? null,
              debugName: 'shared',
              test: (id) => sharedParts.has(id),
              // Each of them stands in a part of its own already.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});

export default defineConfig(async ({ command }) =>
  command === 'serve'
    ? configOf()
    : configOf(
        await findSharedParts(
          { ...configOf(), plugins: shaping() },
          { application: 'index', first: 'HomePage' },
        ),
      ),
);
