import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Api } from '../contract.ts';
import type { Route } from '../engine/handlers.ts';
import { createRoutes } from '../routes.ts';
import type { AccessRows } from './access-rows.ts';
import { openTestServer } from './test-server.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Beside its contract each area states whom its routes answer, in files named alike; a route without a row fails. */
export const rowsOfAreas = async (): Promise<AccessRows> => {
  const files = globSync('*/access-rows/*.ts', { cwd: folder });
  const read = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(folder, file)) as Promise<object>), // any module
  );
  return Object.assign({}, ...read.flatMap((exports) => Object.values(exports))) as AccessRows; // rows are all that such a file exports
};

/** All that the server answers, with the group of each; nothing of it is called. */
export const everyRoute = (): readonly (Route & Readonly<{ group: keyof Api }>)[] => {
  const { app, clock } = openTestServer();
  const tickets = { issue: async () => '' };
  const archive = () => {
    throw new Error('Nothing is asked of these routes');
  };
  const groups = createRoutes(app, {
    tickets,
    clock,
    archive,
    isReady: async () => true,
    keepSteps: () => (_row, work) => work(),
    onOddAnswer: () => undefined,
  });
  return Object.entries(groups).flatMap(
    ([group, routes]) => routes.map((route) => ({ ...route, group: group as keyof Api })), // the groups of the contract
  );
};
