import { useCallback, useEffect, useRef, useState } from 'react';
import { isOver } from '#ui/api/fresh-addresses.ts';
import { type LessonMedia, useLessonSteps } from '../data.ts';

/** Whether the film has what it shows now, and need not ask for it. */
const hasThisMoment = ({ buffered, currentTime }: HTMLVideoElement): boolean => {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime && currentTime < buffered.end(at)) return true;
  return false;
};

type Moment = Readonly<{ currentTime: number; paused: boolean; playbackRate: number }>;

/** Goes on at the same moment, once the film is there under its new address. */
const goOnAt = (video: HTMLVideoElement, { currentTime, paused, playbackRate }: Moment): void => {
  video.addEventListener(
    'loadedmetadata',
    () => {
      video.currentTime = currentTime;
      video.playbackRate = playbackRate;
      if (!paused) void video.play().catch(() => undefined); // the person presses play then
    },
    { once: true },
  );
};

const beginAgain = (video: HTMLVideoElement | null): void => video?.load();

/**
 * The address that plays lives a minute at most, and the film goes on for as long as it has what it shows. When it has
 * not, a new address takes the place of the old one.
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
      const { videoUrl } = await ask.current();
      const isSame = videoUrl === video.getAttribute('src');
      setBroken(videoUrl === null || (isSame && video.error !== null));
      if (videoUrl === null || isSame) return;
      goOnAt(video, { currentTime, paused, playbackRate });
      setUrl(videoUrl);
    } catch {
      setBroken(true);
    } finally {
      isAsking.current = false;
    }
  }, [video]);

  useEffect(() => {
    if (video === null) return undefined;
    const failed = () => void renew();
    const stopped = () => {
      if (isOver(video.currentSrc) && !hasThisMoment(video)) void renew();
    };
    video.addEventListener('error', failed);
    video.addEventListener('waiting', stopped);
    video.addEventListener('seeking', stopped);
    return () => {
      video.removeEventListener('error', failed);
      video.removeEventListener('waiting', stopped);
      video.removeEventListener('seeking', stopped);
    };
  }, [video, renew]);

  const again = useCallback(async () => {
    setBroken(false);
    beginAgain(video);
    await renew();
  }, [video, renew]);

  return { url, isBroken, again };
};
