import { approvals } from './approvals.ts';
import { coaching } from './coaching.ts';
import { journeys } from './journeys.ts';
import { forgeries } from './forgeries.ts';
import { kills } from './kills.ts';
import { money } from './money.ts';
import { openProfiles } from './open-profile.ts';
import { perform } from './scenario.ts';
import { reading } from './reading.ts';
import { screens } from './screens.ts';
import { slowLines } from './slow-lines.ts';
import { staffFiles } from './staff-files.ts';
import { starts } from './starts.ts';
import { steadiness } from './steadiness.ts';

/** `node e2e/run.ts [name …]`: all scenarios, or those whose name holds one of the words. */
const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const scenarios = [
  starts,
  slowLines,
  reading,
  steadiness,
  staffFiles,
  forgeries,
  ...money,
  ...approvals,
  ...coaching,
  kills,
  screens,
  ...openProfiles,
  ...journeys,
].filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)));

const { passed, failed } = await perform(scenarios);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
