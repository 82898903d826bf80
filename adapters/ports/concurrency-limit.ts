/** Lets so many pieces of work run at a time, the others wait in the order they came. */
export const concurrencyLimit = (width: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Who waits takes over this place, so that nobody who comes just now can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
