/** Registers the service worker and tells when a newer one waits. Answers how to stop listening. */
export const installWorker = (onUpdate: (takeOver: () => void) => void): (() => void) => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  let listening = true;

  const offer = (worker: ServiceWorker) => {
    if (!listening || !navigator.serviceWorker.controller) return;
    onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('take-over');
    });
  };

  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(
    (registration) => {
      if (registration.waiting) offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing;
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed') offer(coming);
        });
      });
    },
    // A browser that refuses (private mode, a full disk) simply has no offline copy.
    () => undefined,
  );
  return () => {
    listening = false;
  };
};
