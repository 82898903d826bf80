import { abusing } from './abuse/memory-after-abuse.ts';
import { feeding, feedingMillions, liking, posting } from './community/feed.ts';
import { listingRooms, sending } from './community/chat.ts';
import { talking } from './community/live-chat.ts';
import { beating, gating, learning } from './learning/lessons.ts';
import { computing } from './computation.ts';
import { screening } from './assistant/coach-words.ts';
import { importing } from './profile-import.ts';
import { fanningOut } from './fan-out.ts';
import { flooding } from './abuse/sign-in-flood.ts';
import { growing } from './abuse/table-growth.ts';
import { large } from './large/large.ts';
import { livingAYear } from './growth/member-year.ts';
import { ledger } from './ledger.ts';
import { loading } from './pages/page-load.ts';
import { painting } from './pages/largest-paint.ts';
import { listing } from './learning/catalogue.ts';
import { settling } from './pages/member-screens.ts';
import { movingCoins } from './coin-transfers.ts';
import { keepingPosts, listingPosts } from './posts.ts';
import { reading } from './api-reads.ts';
import { readingArticles } from './articles.ts';
import { newReport, writeReport, type Report } from './report.ts';
import { resting } from './abuse/idle-memory.ts';
import { answering, streamingAnswers } from './assistant/answers.ts';
import { reviewing } from './assistant/fact-sheet.ts';
import { saving } from './weekly-save.ts';
import { servingSites } from './sites/serving-sites.ts';
import { starting } from './start-time.ts';
import { streaming } from './learning/films.ts';
import { verifying } from './verification.ts';

const parts: Readonly<Record<string, (report: Report) => Promise<void>>> = {
  computing,
  screening,
  reviewing,
  answering,
  'streaming-answers': streamingAnswers,
  ledger,
  importing,
  reading,
  'reading-articles': readingArticles,
  verifying,
  'moving-coins': movingCoins,
  saving,
  growing,
  feeding,
  posting,
  liking,
  'listing-rooms': listingRooms,
  sending,
  talking,
  learning,
  gating,
  beating,
  'listing-challenges': listing,
  'listing-posts': listingPosts,
  'keeping-posts': keepingPosts,
  streaming,
  'serving-sites': servingSites,
  'fanning-out': fanningOut,
  flooding,
  resting,
  starting,
  loading,
  painting,
  settling,
  abusing,
};

/** Too long for every run: by name, or all of them beside the others with `BENCH_LONG=1`. */
const longParts: typeof parts = {
  'feeding-millions': feedingMillions,
  'living-a-year': livingAYear,
  large,
};

const all = { ...parts, ...longParts };
const usual = process.env['BENCH_LONG'] === '1' ? all : parts;

/** Parts by name; what begins with `--` is for the part that knows it. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = wanted.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; parts are ${Object.keys(all).join(', ')}.`);
  process.exit(1);
}

const report = newReport();
for (const [name, measure] of Object.entries(wanted.length === 0 ? usual : all))
  if (wanted.length === 0 || wanted.includes(name)) await measure(report);
console.log(report.figures.join('\n'));
// A part of the numbers must not take the place of all of them.
if (wanted.length === 0) writeReport(report);
process.exit(0);
