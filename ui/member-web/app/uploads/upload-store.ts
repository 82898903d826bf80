import type { UploadItem } from './upload-item.ts';

const none: readonly UploadItem[] = [];

/** What screens read of the queue: only what belongs to the member who is signed in. */
export const createUploadStore = () => {
  let all: readonly UploadItem[] = none;
  let ownerId: string | null = null;
  let shown: readonly UploadItem[] = none;
  const listeners = new Set<() => void>();

  const publish = (next: readonly UploadItem[]) => {
    all = next;
    shown = ownerId === null ? none : all.filter((item) => item.ownerId === ownerId);
    for (const listener of listeners) listener();
  };

  return {
    shown: () => shown,
    all: () => all,
    ownerId: () => ownerId,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    find: (id: string) => all.find((item) => item.id === id),
    add: (items: readonly UploadItem[]) => publish([...all, ...items]),
    change: (id: string, part: Partial<UploadItem>) =>
      publish(all.map((item) => (item.id === id ? { ...item, ...part } : item))),
    remove: (ids: readonly string[]) => {
      for (const { id, preview } of all)
        if (preview !== null && ids.includes(id)) URL.revokeObjectURL(preview);
      publish(all.filter(({ id }) => !ids.includes(id)));
    },
    showOnly: (id: string | null) => {
      ownerId = id;
      publish(all);
    },
  };
};
