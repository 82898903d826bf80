import { useEffect, useState } from 'react';

export type Facing = 'user' | 'environment';
export type CameraState = 'asking' | 'live' | 'refused' | 'missing';

/** Whether this browser shows a live picture at all; elsewhere the camera of the phone takes over. */
export const hasLiveCamera = (): boolean =>
  typeof navigator !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

const play = (element: HTMLVideoElement, stream: MediaStream): Promise<void> => {
  element.srcObject = stream;
  return element.play();
};

/** The live picture, from the moment it is asked for until the dialog closes. */
export const useCamera = (facing: Facing) => {
  const [video, attach] = useState<HTMLVideoElement | null>(null);
  const [state, setState] = useState<CameraState>('asking');

  useEffect(() => {
    if (video === null) return undefined;
    let stream: MediaStream | undefined;
    let isOver = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const open = async () => {
      setState('asking');
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
        });
        if (isOver) return stop();
        await play(video, stream);
        if (!isOver) setState('live');
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
        if (!isOver) setState(isRefused ? 'refused' : 'missing');
      }
    };
    void open();
    return () => {
      isOver = true;
      stop();
    };
  }, [facing, video]);

  return { video, attach, state };
};
