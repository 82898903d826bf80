import type { PushBrowser } from './push-browser.ts';

type Start = Readonly<{
  support?: ReturnType<PushBrowser['support']>;
  permission?: NotificationPermission;
  /** What the person says when asked. */
  answer?: NotificationPermission;
  /** The browser's own push service can't be reached. */
  refuses?: boolean;
}>;

export type FakePush = PushBrowser &
  Readonly<{
    asked: () => number;
    decide: (permission: NotificationPermission) => void;
    loseAddress: () => void;
  }>;

const keyBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    .buffer;

/** A browser for tests and stories: the person's answers are given beforehand. */
export const fakePush = ({
  support = 'full',
  permission = 'default',
  answer = permission,
  refuses = false,
}: Start): FakePush => {
  let now = permission;
  let asked = 0;
  let made = 0;
  let subscription: PushSubscription | null = null;
  const kept = new Map<string, string>();
  const listeners = new Set<() => void>();

  const subscribed = (applicationServerKey: string): PushSubscription => {
    made += 1;
    const endpoint = `https://push.example/${made}`;
    return {
      endpoint,
      expirationTime: null,
      options: { applicationServerKey: keyBytes(applicationServerKey), userVisibleOnly: true },
      getKey: () => null,
      toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
  };

  return {
    support: () => support,
    permission: () => now,
    async ask() {
      asked += 1;
      now = answer;
      return now;
    },
    current: async () => subscription,
    async subscribe(applicationServerKey) {
      if (refuses) throw new Error('Registration failed - push service error');
      subscription = subscribed(applicationServerKey);
      return subscription;
    },
    clear: async () => undefined,
    onChange(changed) {
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
      };
    },
    remember(key, value) {
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    },
    recall: (key) => kept.get(key) ?? null,
    asked: () => asked,
    decide(decided) {
      now = decided;
      for (const listener of listeners) listener();
    },
    loseAddress() {
      subscription = null;
    },
  };
};
