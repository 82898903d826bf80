import { drawAsJpeg } from './draw-picture.ts';
import { fitWithin, type Size } from './picture-kind.ts';

export type Played = Readonly<{
  /** Null where this browser can't play the file: the server reads it then. */
  seconds: number | null;
  poster: Blob | null;
}>;

const unknown: Played = { seconds: null, poster: null };
const patienceMs = 8_000;
const longestSide = 1280;
const mostPixels = 2_000_000;

/** Resolves with the event, or after a while without it: some phones never answer for a film they can't play. */
const once = (element: HTMLMediaElement, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (came: boolean) => {
      clearTimeout(timer);
      element.removeEventListener(name, arrive);
      element.removeEventListener('error', fail);
      resolve(came);
    };
    const arrive = () => end(true);
    const fail = () => end(false);
    const timer = setTimeout(fail, patienceMs);
    element.addEventListener(name, arrive);
    element.addEventListener('error', fail);
  });

const jumpTo = async (element: HTMLMediaElement, seconds: number): Promise<boolean> => {
  const arrived = once(element, 'seeked');
  element.currentTime = seconds;
  return arrived;
};

/** What a browser has recorded itself says how long it is only once its end was looked for. */
const lengthOf = async (element: HTMLMediaElement): Promise<number | null> => {
  if (element.duration === Infinity) {
    const found = once(element, 'durationchange');
    element.currentTime = Number.MAX_SAFE_INTEGER / 1000;
    await found;
  }
  return Number.isFinite(element.duration) && element.duration > 0 ? element.duration : null;
};

const drawPoster = async (video: HTMLVideoElement, seconds: number): Promise<Blob | null> => {
  const size: Size = { width: video.videoWidth, height: video.videoHeight };
  if (size.width === 0 || size.height === 0) return null;
  // The very first picture of a film is often black.
  if (!(await jumpTo(video, Math.min(1, seconds / 3)))) return null;
  return drawAsJpeg(video, fitWithin(size, { longestSide, mostPixels }), 0.8).catch(() => null);
};

/** How long a film or a sound is; of a film also a picture that stands for it. */
export const readPlayed = async (file: Blob, kind: 'VIDEO' | 'AUDIO'): Promise<Played> => {
  const url = URL.createObjectURL(file);
  const element = document.createElement(kind === 'VIDEO' ? 'video' : 'audio');
  element.preload = 'auto';
  element.muted = true;
  if (element instanceof HTMLVideoElement) element.playsInline = true;
  try {
    const read = once(element, 'loadeddata');
    element.src = url;
    if (!(await read)) return unknown;
    const seconds = await lengthOf(element);
    const poster =
      element instanceof HTMLVideoElement && seconds !== null ? await drawPoster(element, seconds) : null;
    return { seconds, poster };
  } finally {
    element.removeAttribute('src');
    element.load();
    URL.revokeObjectURL(url);
  }
};
