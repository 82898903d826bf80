/** On the home page: those that staff pinned there, newest first, and the newest of the others. */
export const frontPostCounts = { pinned: 3, all: 6 } as const;

export const frontPosts = <Card extends Readonly<{ id: string }>>(
  pinned: readonly Card[],
  newest: readonly Card[],
): readonly Card[] => {
  const first = pinned.slice(0, frontPostCounts.pinned);
  return [...first, ...newest.filter(({ id }) => first.every((card) => card.id !== id))].slice(
    0,
    frontPostCounts.all,
  );
};
