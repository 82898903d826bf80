/** Parts of the program that came before the worker did: without a connection a reload needs them. */
const keepLoaded = async () => {
  const { active } = await navigator.serviceWorker.ready;
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
  active?.postMessage({ type: 'keep-loaded', addresses });
};

type Offer = (takeOver: () => void) => void;

/** Registers the service worker and tells when a newer one waits. Answers how to stop listening. */
export const installWorker = (onUpdate: Offer): (() => void) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  let listening = true;

  const offer = (worker: ServiceWorker) => {
    // Without a controller this is the first copy, not a newer one.
    if (!listening || !navigator.serviceWorker.controller) return;
    onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
      worker.postMessage('take-over');
    });
  };

  // Its first copy takes over a page that has loaded without it.
  navigator.serviceWorker.addEventListener('controllerchange', () => void keepLoaded(), { once: true });

  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') offer(coming);
      });
    });
  };
  // A browser that refuses (private mode, a full disk) simply has no offline copy.
  register().catch(() => undefined);

  return () => {
    listening = false;
  };
};
