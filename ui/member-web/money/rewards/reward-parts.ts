/** The page has five parts, each with an address of its own: `?part=`. */
export const rewardParts = ['own', 'partners', 'invite', 'convert', 'code'] as const;
export type RewardPart = (typeof rewardParts)[number];

/** An unknown part is the first; `#convert` is how that one was called before it had an address. */
export const rewardPartAt = (search: URLSearchParams, hash: string): RewardPart => {
  const asked = search.get('part') ?? hash.replace('#', '');
  return rewardParts.find((part) => part === asked) ?? 'own';
};

export const rewardPartPath = (base: string, part: RewardPart): string =>
  part === 'own' ? base : `${base}?part=${part}`;
