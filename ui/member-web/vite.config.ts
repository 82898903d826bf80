import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { callsByNeed } from '../build/calls-by-need.ts';
import { compiledMessages } from '../build/compiled-messages.ts';
import { emojiData } from '../build/emoji-data.ts';
import { licences } from '../build/licences.ts';
import { lightContract } from '../build/light-contract.ts';
import { patientParts } from '../build/patient-parts.ts';
import { precompressed } from '../build/precompressed.ts';
import { pureRouter } from '../build/pure-router.ts';
import { serviceWorker } from '../build/service-worker.ts';
import { findSharedParts } from '../build/shared-parts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const contract = {
  entry: here('app/member-api.ts'),
  name: 'memberApi',
  instants: here('../../adapters/http/engine/contract/endpoint.ts'),
};

/** What every screen stands on travels as one file: it compresses better and changes rarely. What forms alone need of it is left out. */
const ground =
  /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|@emotion|stylis|react-intl|@formatjs|intl-messageformat|@tanstack[\\/](query-core|react-query)|@mui[\\/](system|utils(?![\\/]useRovingTabIndex)|private-theming|styled-engine)|@mui[\\/]material[\\/](styles|ButtonBase|Button|Typography|SvgIcon|IconButton|internal(?![\\/](SwitchBase|switchBase|svg-icons))|utils|transitions))[\\/]/;

/**
 * What the frame around a member's pages and nearly each of those pages need: with all they import, in one file. Apart,
 * each of forty pieces would bring headers heavier than itself.
 */
const frame =
  /[\\/]ui[\\/](member-web[\\/]app[\\/](layout[\\/]MemberLayout|pages[\\/](StatePage|ComingSoonPage|MaintenancePage|ways-out)|data[\\/]known-session)|shared[\\/]components[\\/](forms[\\/])?(QueryView|States|StatePage|Skeletons|Page|ErrorNote|CoinAmount|SubmitButton))\.tsx?$|node_modules[\\/]@mui[\\/]material[\\/](Alert|Box|CardContent|Divider|Link|Paper|Skeleton|Stack)[\\/]/;

/** What the parts consist of follows from these; the others write files beside them. */
const shaping = () => [
  react(),
  patientParts(),
  pureRouter(),
  compiledMessages({ keepStaffWords: false }),
  callsByNeed({
    ...contract,
    client: here('app/client.ts'),
    calls: here('../shared/api/api-client.ts'),
    decode: here('../shared/api/decode-instants.ts'),
  }),
  lightContract(contract),
];

const configOf = (isSsrBuild: boolean, sharedParts: ReadonlyMap<string, string> = new Map()): UserConfig => ({
  root: here('.'),
  base: '/',
  plugins: [
    ...shaping(),
    emojiData(),
    serviceWorker({
      source: here('sw.js'),
      also: ['/favicon.svg', '/manifest.webmanifest', '/manifest.en.webmanifest', '/icon-192.png'],
    }),
    licences([
      { name: 'heic-to', entry: 'heic-to/csp', under: 'LGPL' },
      { name: '@tensorflow/tfjs-core', entry: '@tensorflow/tfjs-core', under: 'APACHE' },
      { name: '@tensorflow/tfjs-converter', entry: '@tensorflow/tfjs-converter', under: 'APACHE' },
      { name: '@tensorflow/tfjs-backend-wasm', entry: '@tensorflow/tfjs-backend-wasm', under: 'APACHE' },
      { name: '@vladmandic/human', entry: '@vladmandic/human', under: 'MODEL' },
    ]),
    precompressed(),
  ],
  // A fresh value stands here in each answer; see `adapters/http/pages/pages.ts`.
  html: { cspNonce: '__NONCE__' },
  resolve: {
    dedupe: ['react', 'react-dom', '@emotion/react', '@emotion/cache'],
    alias: [
      // No button of ours has ripples (`component-styles.ts`): what would draw them stays out.
      { find: './TouchRipple.mjs', replacement: here('../build/no-ripple.ts') },
      // For wrappers that copy a component's statics; nothing of ours is wrapped so.
      { find: 'hoist-non-react-statics', replacement: here('../build/no-statics.ts') },
    ],
  },
  // MUI and emotion are published twice; bundling them gives the server the same copy that the browser gets.
  ssr: { noExternal: true, external: ['@emotion/server'] },
  build: {
    outDir: isSsrBuild ? '../../dist/member-web/server' : '../../dist/member-web/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    ...(isSsrBuild
      ? { rollupOptions: { input: here('app/entry-server.tsx') }, copyPublicDir: false }
      : {
          rollupOptions: {
            output: {
              // The first screen brings the list of all parts: as names, their contents' hashes are enough.
              chunkFileNames: ({ name }) =>
                name === 'heic-to' ? 'assets/[name]-[hash].js' : 'assets/p-[hash].js',
              codeSplitting: {
                groups: [
                  // The entry needs it to fetch anything; within another group it would bring that along.
                  { name: 'preload', test: /vite[\\/]preload-helper/, priority: 3 },
                  { name: 'ground', test: ground, priority: 2 },
                  { name: 'frame', test: frame, priority: 1 },
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
        }),
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/ws': { target: 'ws://localhost:3000', ws: true } } },
});

export default defineConfig(async ({ command, isSsrBuild = false }) =>
  command === 'serve' || isSsrBuild
    ? configOf(isSsrBuild)
    : configOf(
        false,
        await findSharedParts(
          { ...configOf(false), plugins: shaping() },
          { application: 'browser', first: 'FitboardPage' },
        ),
      ),
);
