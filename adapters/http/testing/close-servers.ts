import { afterAll, afterEach, beforeEach } from 'vitest';
import { closeOpened, countOpened } from './opened-servers.ts';

// Test files share one process: a server left open keeps its timers, and with them its whole store in memory.
let openBefore = 0;

beforeEach(() => {
  openBefore = countOpened();
});
afterEach(() => closeOpened(openBefore));
afterAll(() => closeOpened(0));
