/** The page has four parts, each with an address of its own: `?part=`. */
export const rewardParts = ['own', 'partners', 'invite', 'convert'] as const;
export type RewardPart = (typeof rewardParts)[number];

/** An unknown part is the first; `#convert` is how the last one was called before it had an address. */
export const rewardPartAt = (search: URLSearchParams, hash: string): RewardPart => {
  const asked = search.get('part') ?? hash.replace('#', '');
  return rewardParts.find((part) => part === asked) ?? 'own';
};

type Claimable = Readonly<{ status: string; available: number }>;

/** How often something can be claimed right now; the cards name the same numbers. */
export const claimsWaiting = (rewards: readonly Claimable[]): number =>
  rewards.reduce((sum, { status, available }) => sum + (status === 'PROCESSING' ? available : 0), 0);

export const rewardPartPath = (base: string, part: RewardPart): string =>
  part === 'own' ? base : `${base}?part=${part}`;
