import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { bountyArchive } from './archive.ts';
import { bountyErrorParams, bountyErrors } from './errors.ts';
import { releaseBountiesOf } from './forget-member.ts';
import { bountyReactions } from './notices.ts';
import { readBountyMonth } from './use-cases/read-bounty-month.ts';

const useCases = (ports: Composition) => ({ readBountyMonth: readBountyMonth(ports) });

export const bountyModule = {
  name: 'bounty',
  errors: bountyErrors,
  errorParams: bountyErrorParams,
  reactions: bountyReactions,
  hooks: { archiveOf: bountyArchive, whenMemberIsAnonymised: releaseBountiesOf },
  useCases,
} as const satisfies Module;
