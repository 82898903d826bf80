import type { Retention } from '#core/platform/retention/retention.ts';
import type { TableName, Tables, View } from '../engine/store.ts';

export const memoryRetention = (view: () => View): Retention => ({
  async forget(limits) {
    let forgotten = 0;
    const drop = <Name extends TableName>(name: Name, isOver: (row: Tables[Name]) => boolean): void => {
      const table = view().table(name);
      for (const [key, row] of table.entries()) {
        if (!isOver(row)) continue;
        table.delete(key);
        forgotten += 1;
      }
    };
    drop('idempotencyKeys', ({ createdAt }) => createdAt < limits.idempotencyKeys);
    drop('sessions', ({ endedAt, expiresAt }) => (endedAt ?? expiresAt) < limits.sessions);
    drop('verifications', ({ createdAt }) => createdAt < limits.verifications);
    const isHandled = ({ handledAt }: Tables['events']) => handledAt !== null && handledAt < limits.events;
    const gone = new Set(
      view()
        .table('events')
        .all()
        .filter(isHandled)
        .map(({ id }) => String(id)),
    );
    drop('events', isHandled);
    const before = forgotten;
    drop('eventClaims', ({ eventId }) => gone.has(eventId));
    // A claim goes with its event.
    forgotten = before;
    return forgotten;
  },
});
