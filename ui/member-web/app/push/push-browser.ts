/** As much of a browser as push needs, so that a test can be one. */
export type PushBrowser = Readonly<{
  /** `ios`: only what was put on the home screen can be told anything. */
  support: () => 'full' | 'ios' | 'none';
  permission: () => NotificationPermission;
  /** Asks the person; only ever after a press. */
  ask: () => Promise<NotificationPermission>;
  /** What this device listens with already. */
  current: () => Promise<PushSubscription | null>;
  subscribe: (applicationServerKey: string) => Promise<PushSubscription>;
  /** Takes away what is shown on the device. */
  clear: () => Promise<void>;
  /** The permission was changed in the browser's own settings, or in another tab. */
  onChange: (changed: () => void) => () => void;
  /** On this device, for this browser: whose choice it was. */
  remember: (key: string, value: string | null) => void;
  recall: (key: string) => string | null;
}>;

const scope = '/';
/** A worker that is on its way takes this long at most; a browser without one has no push. */
const workerPatience = 10_000;

const worker = () =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, failed) => {
      setTimeout(() => failed(new Error('No service worker')), workerPatience);
    }),
  ]);

const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac, but has fingers on it.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export const thisBrowser: PushBrowser = {
  support() {
    if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
      return 'full';
    return isIos() ? 'ios' : 'none';
  },
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  async current() {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    return (await registration?.pushManager.getSubscription()) ?? null;
  },
  async subscribe(applicationServerKey) {
    const { pushManager } = await worker();
    return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  },
  async clear() {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  },
  onChange(changed) {
    let status: PermissionStatus | undefined;
    let listening = true;
    // Not every browser tells; those that do not are asked again when one comes back to the page.
    const listen = async () => {
      const found = await navigator.permissions.query({ name: 'notifications' });
      if (!listening) return;
      status = found;
      found.addEventListener('change', changed);
    };
    listen().catch(() => undefined);
    addEventListener('focus', changed);
    return () => {
      listening = false;
      status?.removeEventListener('change', changed);
      removeEventListener('focus', changed);
    };
  },
  remember(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // A browser that stores nothing asks again the next time.
    }
  },
  recall(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
};
