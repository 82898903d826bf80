import type { BeginReading } from '#core/kernel/page.ts';

/** Nothing changes under a test that reads; the moment is held by PostgreSQL alone. */
export const memoryBeginReading: BeginReading = async () => ({
  read: (work) => work(),
  end: async () => undefined,
});
