import { memoryAfterAbuse } from './operations/memory-after-abuse.ts';
import { olderVersion } from './operations/older-version.ts';
import { longLoadBehindCaddy } from './operations/restart/behind-caddy.ts';
import { rollingRestart } from './operations/restart/rolling-restart.ts';
import { perform } from './engine/scenario.ts';

/** What `npm run test:long` plays beside the journeys of `npm test`. */
const all = [rollingRestart, longLoadBehindCaddy, olderVersion, memoryAfterAbuse];
const asked = process.argv.slice(2);
const scenarios = all.filter(({ name }) => asked.length === 0 || asked.some((words) => name.includes(words)));
const { passed, failed } = await perform(scenarios);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
