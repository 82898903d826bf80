import { useEffect, useEffectEvent, useState } from 'react';
import type { RecordingKind } from '#core/coaching/reply/reply.ts';

/** What browsers write, the smallest first; Safari knows the MP4 alone. */
const kinds: Readonly<Record<RecordingKind, readonly string[]>> = {
  AUDIO: ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'],
  VIDEO: ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/mp4', 'video/webm'],
};
const endings: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'video/quicktime': 'mov',
};

/** What this browser records; none where it can't. */
export const recordedKind = (kind: RecordingKind): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)
    ? undefined
    : kinds[kind].find((one) => MediaRecorder.isTypeSupported(one));

export const recordedFile = (parts: readonly Blob[], type: string, name: string): File => {
  const plain = type.split(';')[0] ?? type;
  return new File([...parts], `${name}.${endings[plain] ?? 'webm'}`, { type: plain });
};

/** Why nothing is recorded: it is not allowed, there is no such device, or it is in use elsewhere. */
export type RecorderRefusal = 'REFUSED' | 'MISSING' | 'FAILED';
const refusalOf = (error: unknown): RecorderRefusal => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'REFUSED';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'MISSING' : 'FAILED';
};

type Running = Readonly<{
  recorder: MediaRecorder;
  stream: MediaStream;
  type: string;
  parts: Blob[];
  /** Milliseconds of before the last pause, and since when it goes on. */
  clock: { before: number; since: number | null };
  ending: { keeps: boolean };
}>;

const passedOf = ({ clock }: Running): number =>
  clock.before + (clock.since === null ? 0 : Date.now() - clock.since);

const wanted: Readonly<Record<RecordingKind, MediaStreamConstraints>> = {
  AUDIO: { audio: true },
  VIDEO: { audio: true, video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } } },
};

type Options = Readonly<{
  kind: RecordingKind;
  /** In milliseconds; then it ends by itself, and is kept. */
  longest: number;
  name: string;
  /** What leaving the screen means: thrown away, or kept. */
  keepsWhenLeft?: boolean;
  /** Of the picture, where there is one. */
  videoBitsPerSecond?: number;
  onBegun?: (type: string) => void;
  /** A piece of it, as it comes. */
  onPart?: (part: Blob, number: number) => void;
  onRecorded: (file: File, seconds: number) => void;
  onDiscarded?: () => void;
}>;

/** Speaking into the device: it is kept, or thrown away; microphone and camera are let go in any case. */
export const useRecorder = (options: Options) => {
  const { longest, keepsWhenLeft = false } = options;
  const [running, setRunning] = useState<Running | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [refusal, setRefusal] = useState<RecorderRefusal | null>(null);
  const [seconds, setSeconds] = useState(0);

  const end = (one: Running | null, keeps: boolean) => {
    if (one === null || one.recorder.state === 'inactive') return;
    one.ending.keeps = keeps;
    one.recorder.stop();
  };
  const ended = useEffectEvent((one: Running) => {
    for (const track of one.stream.getTracks()) track.stop();
    setRunning(null);
    setPaused(false);
    if (one.ending.keeps && one.parts.length > 0)
      options.onRecorded(recordedFile(one.parts, one.type, options.name), Math.ceil(passedOf(one) / 1000));
    else options.onDiscarded?.();
  });
  const came = useEffectEvent((one: Running, data: Blob) => {
    if (data.size === 0) return;
    one.parts.push(data);
    options.onPart?.(data, one.parts.length);
  });

  useEffect(() => {
    if (running === null) return undefined;
    const part = ({ data }: BlobEvent) => came(running, data);
    const stop = () => ended(running);
    running.recorder.addEventListener('dataavailable', part);
    running.recorder.addEventListener('stop', stop);
    const timer = setInterval(() => {
      const passed = passedOf(running);
      setSeconds(Math.floor(passed / 1000));
      if (passed >= longest) end(running, true);
    }, 250);
    return () => clearInterval(timer);
  }, [running, longest]);
  useEffect(() => () => end(running, keepsWhenLeft), [running, keepsWhenLeft]);

  const start = async () => {
    const { kind, videoBitsPerSecond, onBegun } = options;
    const type = recordedKind(kind);
    if (type === undefined) return;
    setRefusal(null);
    try {
      const stream = await navigator.mediaDevices.getUserMedia(wanted[kind]);
      const recorder = new MediaRecorder(stream, {
        mimeType: type,
        ...(videoBitsPerSecond === undefined ? {} : { videoBitsPerSecond }),
      });
      setSeconds(0);
      onBegun?.(type);
      const clock = { before: 0, since: Date.now() };
      recorder.start(1_000);
      setRunning({ recorder, stream, type, parts: [], clock, ending: { keeps: keepsWhenLeft } });
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };

  const pause = () => {
    if (running?.recorder.state !== 'recording') return;
    running.recorder.pause();
    running.clock.before = passedOf(running);
    running.clock.since = null;
    setPaused(true);
  };
  const resume = () => {
    if (running?.recorder.state !== 'paused') return;
    running.recorder.resume();
    running.clock.since = Date.now();
    setPaused(false);
  };

  return {
    isRecording: running !== null,
    isPaused,
    seconds,
    refusal,
    stream: running?.stream ?? null,
    start,
    pause,
    resume,
    finish: () => end(running, true),
    discard: () => end(running, false),
  };
};

export type Recorder = ReturnType<typeof useRecorder>;
