import type { DnsTask } from '#core/sites/domain-name/dns-task.ts';
import type { DnsTasks } from '#core/sites/domain-name/ports.ts';
import { ascending } from '../engine/ordering.ts';
import type { View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    dnsTasks: Readonly<{ task: DnsTask; heldUntil: Date | null }>;
  }
}

export const memoryDnsTasks = (view: () => View): DnsTasks => {
  const tasks = () => view().table('dnsTasks');
  return {
    async put(task) {
      const before = tasks().get(task.host);
      const version = (before?.task.version ?? 0) + 1;
      // A worker that is busy with the former word keeps the name until that call is over.
      tasks().set(task.host, { task: { ...task, version }, heldUntil: before?.heldUntil ?? null });
    },
    async take(at, until) {
      const [first] = tasks()
        .all()
        .filter(({ task, heldUntil }) => task.nextAttemptAt <= at && (heldUntil === null || heldUntil <= at))
        .toSorted(ascending(({ task }) => [task.nextAttemptAt, task.host]));
      if (!first) return null;
      tasks().set(first.task.host, { ...first, heldUntil: until });
      return first.task;
    },
    async done({ host, version }, at) {
      const stored = tasks().get(host);
      if (stored?.task.version === version) {
        tasks().delete(host);
        return true;
      }
      if (stored) tasks().set(host, { task: { ...stored.task, nextAttemptAt: at }, heldUntil: null });
      return false;
    },
    async postpone(task) {
      const stored = tasks().get(task.host);
      if (!stored) return false;
      const counts = stored.task.version === task.version;
      tasks().set(task.host, { task: counts ? task : stored.task, heldUntil: null });
      return counts;
    },
    find: async (host) => tasks().get(host)?.task ?? null,
  };
};
