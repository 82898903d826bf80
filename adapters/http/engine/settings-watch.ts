import { defaultSettings, type Settings } from '#core/platform/settings/site.ts';

const freshMs = 1_000;
const patienceMs = 1_000;

/**
 * The settings a request goes by: at most a second old, and never waited for longer than a moment. While the database
 * is away the last ones known go on.
 */
export const settingsWatch = (read: () => Promise<Settings>) => {
  let known = defaultSettings;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<unknown> | null = null;

  const refresh = (): Promise<unknown> => {
    const work = async () => {
      try {
        known = await read();
      } catch {
        // The next one asks again.
      } finally {
        readAt = performance.now();
        reading = null;
      }
    };
    return Promise.race([work(), new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
  };

  return (): Settings | Promise<Settings> => {
    if (performance.now() - readAt < freshMs) return known;
    reading ??= refresh();
    return reading.then(() => known);
  };
};
