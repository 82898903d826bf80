/** Most breaks are over before anybody needs to read of them. */
const unmentioned = 10_000;

/** Reports an outage once it has lasted a while, and its end at once. */
export const createOutageNotice = (onUnreached: (isUnreached: boolean) => void) => {
  let pending: ReturnType<typeof setTimeout> | undefined;
  return {
    began: () => {
      pending ??= setTimeout(() => onUnreached(true), unmentioned);
    },
    ended: () => {
      clearTimeout(pending);
      pending = undefined;
      onUnreached(false);
    },
    /** Nobody is interested any more. */
    cancel: () => clearTimeout(pending),
  };
};
