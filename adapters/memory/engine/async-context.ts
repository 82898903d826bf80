type Storage<Value> = {
  getStore(): Value | undefined;
  run<Result>(value: Value, work: () => Result): Result;
};
type Platform = { process?: { getBuiltinModule?: (name: string) => unknown } };

/**
 * Which piece of work the code now running belongs to. Node can tell; a browser cannot yet, and there everything that runs
 * while a piece of work does is taken for a part of it, which is true of a story with one person in it.
 */
export const asyncContext = <Value extends object>(): Storage<Value> => {
  const platform = globalThis as Platform; // present in Node only
  const hooks = platform.process?.getBuiltinModule?.('node:async_hooks') as
    | { AsyncLocalStorage: new () => Storage<Value> } // Node's module of that name
    | undefined;
  if (hooks) return new hooks.AsyncLocalStorage();

  let current: Value | undefined;
  return {
    getStore: () => current,
    run(value, work) {
      current = value;
      const result = work();
      if (result instanceof Promise) {
        const leave = () => {
          if (current === value) current = undefined;
        };
        result.then(leave, leave);
      }
      return result;
    },
  };
};
