type Asked = Readonly<{ answer: Promise<boolean>; settle: (isConfirmed: boolean) => void }>;

let asked: Asked | undefined;
const listeners = new Set<() => void>();

const change = (next: Asked | undefined): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** True once the person has shown who they are; false when they would not. All that ask meanwhile share one answer. */
export const askForIdentity = (): Promise<boolean> => {
  if (asked === undefined) {
    let settle: Asked['settle'] = () => undefined;
    const answer = new Promise<boolean>((resolve) => {
      settle = (isConfirmed) => {
        change(undefined);
        resolve(isConfirmed);
      };
    });
    change({ answer, settle });
    return answer;
  }
  return asked.answer;
};

export const identityRequest = {
  current: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
