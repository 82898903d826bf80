/** What is left of a contract in the browser's copy: where the instants are. `items.*.createdAt` is one of each item. */
export type LightEndpoint = Readonly<{ instants: readonly string[] }>;

const revive = (value: unknown, keys: readonly string[]): unknown => {
  const [key, ...rest] = keys;
  if (key === undefined) return typeof value === 'string' ? new Date(value) : value;
  if (value === null || typeof value !== 'object') return value;
  const holder = value as Record<string, unknown>; // fresh from JSON, nobody else has it
  for (const name of key === '*' ? Object.keys(holder) : [key]) {
    if (name in holder) holder[name] = revive(holder[name], rest);
  }
  return holder;
};

/** ISO text becomes a `Date`, exactly where the contract says there is an instant. */
export const decodeInstants = ({ instants }: LightEndpoint, answer: unknown): unknown =>
  instants.reduce((value, path) => revive(value, path === '' ? [] : path.split('.')), answer);
