import { useCallback, useEffect, useRef, useState } from 'react';
import { addressEnd, isOver } from '#ui/api/fresh-addresses.ts';
import { type LessonMedia, useLessonSteps } from '../data.ts';

/** An address this close to its end is replaced before it is needed. */
const renewMs = 60_000;

/**
 * The address that plays. It ends after a while: when the video can't go on with it, a new one takes its place at the
 * same moment of the video, playing if it played.
 */
export const useVideoAddress = (lessonId: string, media: LessonMedia, video: HTMLVideoElement | null) => {
  const { media: askAgain } = useLessonSteps(lessonId);
  const [url, setUrl] = useState(media.videoUrl);
  const [isBroken, setBroken] = useState(false);
  const isAsking = useRef(false);
  const ask = useRef(askAgain);
  useEffect(() => {
    ask.current = askAgain;
  });

  const renew = useCallback(async () => {
    if (video === null || isAsking.current) return;
    isAsking.current = true;
    const { currentTime, paused, playbackRate } = video;
    try {
      const fresh = await ask.current();
      if (fresh.videoUrl === null || fresh.videoUrl === video.src) {
        setBroken(video.error !== null);
        return;
      }
      setBroken(false);
      setUrl(fresh.videoUrl);
      video.addEventListener(
        'loadedmetadata',
        () => {
          video.currentTime = currentTime;
          video.playbackRate = playbackRate;
          if (!paused) void video.play().catch(() => undefined); // the person presses play then
        },
        { once: true },
      );
    } catch {
      setBroken(true);
    } finally {
      isAsking.current = false;
    }
  }, [video]);

  useEffect(() => {
    if (video === null) return undefined;
    const failed = () => void renew();
    /** Nothing more comes through an address that is over, or nearly. */
    const stalled = () => {
      const end = addressEnd(video.currentSrc);
      if (
        isOver(video.currentSrc) ||
        (end !== null &&
          end - Date.now() <= renewMs &&
          video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE)
      )
        void renew();
    };
    video.addEventListener('error', failed);
    video.addEventListener('waiting', stalled);
    video.addEventListener('seeking', stalled);
    video.addEventListener('stalled', stalled);
    return () => {
      video.removeEventListener('error', failed);
      video.removeEventListener('waiting', stalled);
      video.removeEventListener('seeking', stalled);
      video.removeEventListener('stalled', stalled);
    };
  }, [video, renew]);

  return { url, isBroken, again: renew };
};
