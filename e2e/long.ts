import { memoryAfterAbuse } from './operations/memory-after-abuse.ts';
import { rollingRestart } from './operations/rolling-restart.ts';
import { perform } from './engine/scenario.ts';

/** What `npm run test:long` plays beside the journeys of `npm test`. */
const { passed, failed } = await perform([rollingRestart, memoryAfterAbuse]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
