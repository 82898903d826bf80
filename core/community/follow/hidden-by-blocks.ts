import type { Hooks } from '#core/kernel/hooks.ts';

/** Who blocked whom does not matter: neither exists for the other. */
export const hiddenByBlocks: Hooks['isHiddenFrom'] = ({ relations }, viewerId, others) =>
  relations.blockedEitherWay(viewerId, others);
