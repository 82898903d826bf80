import { without } from '#core/access/actor/archive.ts';
import type { Hooks } from '#core/kernel/hooks.ts';

export const domainArchive: Hooks['archiveOf'] = async ({ domains }, userId) => ({
  domains: (await domains.allOf(userId)).map((domain) =>
    without(domain, 'userId', 'version', 'holdId', 'noticed', 'nextStepAt', 'releasingAt'),
  ),
});
