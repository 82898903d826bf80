type Queue = (input: {
  query: { filter: string; sort: string; range: string };
}) => Promise<readonly Readonly<{ id: string }>[]>;

/** The one that has waited longest, other than this; null when nobody waits. `by` is when its wait began. */
export const nextWaiting = async (
  list: Queue,
  { status, by }: Readonly<{ status: string; by: string }>,
  after: string,
): Promise<string | null> => {
  const waiting = await list({
    query: {
      filter: JSON.stringify({ status }),
      sort: JSON.stringify([by, 'ASC']),
      range: '[0,1]',
    },
  });
  return waiting.find(({ id }) => id !== after)?.id ?? null;
};
