type Queue = (input: {
  query: { filter: string; sort: string; range: string };
}) => Promise<readonly Readonly<{ id: string }>[]>;

type Waiting = Readonly<{
  status: string;
  /** When the wait of each began. */
  by: string;
  /** What else the queue leaves out. */
  only?: Readonly<Record<string, unknown>>;
}>;

/** The one that has waited longest, other than this; null when nobody waits. */
export const nextWaiting = async (
  list: Queue,
  { status, by, only }: Waiting,
  after: string,
): Promise<string | null> => {
  const waiting = await list({
    query: {
      filter: JSON.stringify({ status, ...only }),
      sort: JSON.stringify([by, 'ASC']),
      range: '[0,1]',
    },
  });
  return waiting.find(({ id }) => id !== after)?.id ?? null;
};
