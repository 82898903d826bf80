import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from '../build/compiled-messages.ts';
import { lightContract } from '../build/light-contract.ts';
import { patientParts } from '../build/patient-parts.ts';
import { precompressed } from '../build/precompressed.ts';
import { pureRouter } from '../build/pure-router.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  base: '/admin/',
  plugins: [
    react(),
    patientParts(),
    pureRouter(),
    compiledMessages({ keepStaffWords: true }),
    lightContract({
      entry: here('app/staff-api.ts'),
      name: 'staffApi',
      instants: here('../../adapters/http/engine/contract/endpoint.ts'),
    }),
    precompressed(),
  ],
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
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
