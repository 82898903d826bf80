const patienceMs = 20_000;

/** Whole seconds of the film at an address, as this browser reads them; null: it can't play it, or nothing comes. */
export const filmLength = (url: string): Promise<number | null> =>
  new Promise((resolve) => {
    const video = document.createElement('video');
    const end = (seconds: number | null) => {
      clearTimeout(timer);
      video.removeAttribute('src');
      video.load();
      resolve(seconds);
    };
    const timer = setTimeout(() => end(null), patienceMs);
    video.preload = 'metadata';
    video.addEventListener('error', () => end(null), { once: true });
    video.addEventListener(
      'loadedmetadata',
      () => end(Number.isFinite(video.duration) && video.duration > 0 ? Math.ceil(video.duration) : null),
      { once: true },
    );
    video.src = url;
  });
