type Intent = { key: string; at: number };

const memory = 10 * 60_000;

/**
 * One key per intent: a request that got no clear answer is repeated under the same key, so that pressing the button
 * again cannot pay twice; after an answer the same body is a new intent.
 */
export const idempotencyKeys = (now: () => number = Date.now, next = () => crypto.randomUUID() as string) => {
  const open = new Map<string, Intent>();

  return {
    take(intent: string) {
      const known = open.get(intent);
      if (known && now() - known.at < memory) return known.key;
      const key = next();
      open.set(intent, { key, at: now() });
      return key;
    },
    answered(intent: string) {
      open.delete(intent);
    },
  };
};
