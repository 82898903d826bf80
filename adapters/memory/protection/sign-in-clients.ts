import {
  turnGapMs,
  turnLastsMs,
  type KnownClient,
  type KnownClients,
  type SignInQueue,
} from '#adapters/ports/sign-in-clients.ts';

export const memoryKnownClients = (): KnownClients => {
  const known = new Map<string, KnownClient>();
  return {
    of: async (clients) => [...known.values()].filter(({ client }) => clients.includes(client)),
    async remember(userId, clients) {
      for (const client of clients) known.set(`${client} ${userId}`, { userId, client });
    },
  };
};

export const memorySignInQueue = (now: () => number = Date.now): SignInQueue => {
  const lines = new Map<string, Map<string, number>>();
  return {
    async take(account, client) {
      const at = now();
      const line = lines.get(account) ?? new Map<string, number>();
      lines.set(account, line);
      const turn = line.get(client);
      if (turn !== undefined && turn > at) return turn - at;
      if (turn !== undefined) line.delete(client);
      if (turn !== undefined && turn + turnLastsMs > at) return 0;
      const next = Math.max(at, ...line.values()) + turnGapMs;
      line.set(client, next);
      return next - at;
    },
  };
};
