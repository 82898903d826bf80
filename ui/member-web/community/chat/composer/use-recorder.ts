import { useEffect, useRef, useState } from 'react';
import { minute } from '#core/kernel/time.ts';

export const longestNote = 15 * minute;

const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'] as const;

/** What this browser records; none where it can't. */
export const recordedKind = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)
    ? undefined
    : kinds.find((kind) => MediaRecorder.isTypeSupported(kind));

type Running = Readonly<{ recorder: MediaRecorder; stream: MediaStream; since: number }>;

const fileOf = (parts: readonly Blob[], kind: string): File => {
  const type = kind.split(';')[0] ?? kind;
  return new File([...parts], type === 'audio/mp4' ? 'voice.m4a' : 'voice.webm', { type });
};

/** Speaking into the phone: it is sent, or thrown away; the microphone is let go in any case. */
export const useRecorder = (onRecorded: (file: File) => void) => {
  const [running, setRunning] = useState<Running | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const keeps = useRef(true);

  const end = (keep: boolean) => {
    keeps.current = keep;
    if (running?.recorder.state === 'recording') running.recorder.stop();
  };
  const endRef = useRef(end);
  useEffect(() => {
    endRef.current = end;
  });

  useEffect(() => {
    if (running === null) return undefined;
    const timer = setInterval(() => {
      const passed = Date.now() - running.since;
      setSeconds(Math.floor(passed / 1000));
      if (passed >= longestNote) endRef.current(true);
    }, 250);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(() => () => endRef.current(false), []);

  const start = async () => {
    const kind = recordedKind();
    if (kind === undefined) return;
    setRefused(false);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const recorder = new MediaRecorder(stream, { mimeType: kind });
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && parts.push(data));
      recorder.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop();
        setRunning(null);
        if (keeps.current && parts.length > 0) onRecorded(fileOf(parts, kind));
      });
      keeps.current = true;
      setSeconds(0);
      recorder.start(1_000);
      setRunning({ recorder, stream, since: Date.now() });
    } catch {
      setRefused(true);
    }
  };

  return {
    isRecording: running !== null,
    seconds,
    isRefused,
    start,
    finish: () => end(true),
    discard: () => end(false),
  };
};
