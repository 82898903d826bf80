import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import { after, day } from '#core/kernel/time.ts';
import { tokenLimits } from './personal-token.ts';

/** What the member made and what was read with it; nothing that a value could be found by. */
export const personalTokenArchive: Hooks['archiveOf'] = async ({ personalTokens }, userId, at) => ({
  personalTokens: (await personalTokens.allOf(userId)).map((token) => without(token, 'userId', 'hash')),
  personalTokenCalls: (await personalTokens.allCallsOf(userId, after(at, -tokenLimits.logDays * day))).map(
    (call) => without(call, 'userId'),
  ),
});
