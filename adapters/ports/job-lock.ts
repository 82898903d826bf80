/** Lets one instance at a time do a piece of work; answers false, without doing it, while another one does. */
export type JobLock = (name: string, work: () => Promise<unknown>) => Promise<boolean>;

/** For one process alone. */
export const localJobLock = (): JobLock => {
  const running = new Set<string>();
  return async (name, work) => {
    if (running.has(name)) return false;
    running.add(name);
    try {
      await work();
      return true;
    } finally {
      running.delete(name);
    }
  };
};
