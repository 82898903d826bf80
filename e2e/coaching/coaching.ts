import { attention } from './coaching-attention.ts';
import { bundle } from './coaching-bundle.ts';
import { becoming } from './coaching-becoming.ts';
import { letters } from './coaching-letters.ts';
import { offline } from './coaching-offline.ts';
import { paid } from './coaching-paid.ts';
import { refused } from './coaching-refused.ts';
import { spokenAnswers } from './coaching-voice.ts';
import type { Scenario } from '../engine/scenario.ts';

/** What happens between members, coaches and staff, each at a window of their own. */
export const coaching: readonly Scenario[] = [paid];

/** Where one of them is refused, away or not reached, and how a member becomes a coach. */
export const coachingExceptions: readonly Scenario[] = [
  refused,
  offline,
  becoming,
  letters,
  bundle,
  ...spokenAnswers,
  ...attention,
];
