import { useEffect, useRef, useState } from 'react';
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

type Heard = Readonly<{
  /** A piece of it, as it comes. */
  onPart: (part: Blob, number: number) => void;
  /** Over: what there is, unless it was thrown away. */
  onEnd: (parts: readonly Blob[] | null) => void;
}>;

/** One recording from its begin to its end: its pieces, and how long it has been without the pauses. */
const openTape = (recorder: MediaRecorder, stream: MediaStream, heard: Heard) => {
  const parts: Blob[] = [];
  let before = 0;
  let since: number | null = Date.now();
  let keeps = true;
  const passed = () => before + (since === null ? 0 : Date.now() - since);
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    parts.push(data);
    heard.onPart(data, parts.length);
  });
  recorder.addEventListener('stop', () => {
    for (const track of stream.getTracks()) track.stop();
    heard.onEnd(keeps && parts.length > 0 ? parts : null);
  });
  recorder.start(1_000);
  return {
    stream,
    passed,
    end: (isKept: boolean) => {
      if (recorder.state === 'inactive') return;
      keeps = isKept;
      recorder.stop();
    },
    pause: () => {
      if (recorder.state !== 'recording') return;
      recorder.pause();
      before = passed();
      since = null;
    },
    resume: () => {
      if (recorder.state !== 'paused') return;
      recorder.resume();
      since = Date.now();
    },
  };
};
type Tape = ReturnType<typeof openTape>;

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
  onPart?: (part: Blob, number: number) => void;
  onRecorded: (file: File) => void;
  onDiscarded?: () => void;
}>;

/** Speaking into the device: it is kept, or thrown away; microphone and camera are let go in any case. */
export const useRecorder = (options: Options) => {
  const { longest, keepsWhenLeft = false } = options;
  const [tape, setTape] = useState<Tape | null>(null);
  const [isPaused, setPaused] = useState(false);
  const [refusal, setRefusal] = useState<RecorderRefusal | null>(null);
  const [seconds, setSeconds] = useState(0);
  /** Its last piece comes after the screen was left. */
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });

  useEffect(() => {
    if (tape === null) return undefined;
    const timer = setInterval(() => {
      setSeconds(Math.floor(tape.passed() / 1000));
      if (tape.passed() >= longest) tape.end(true);
    }, 250);
    return () => clearInterval(timer);
  }, [tape, longest]);
  useEffect(() => () => tape?.end(keepsWhenLeft), [tape, keepsWhenLeft]);

  const start = async () => {
    const { kind, name, videoBitsPerSecond, onBegun } = options;
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
      setPaused(false);
      onBegun?.(type);
      const heard: Heard = {
        onPart: (part, number) => now.current.onPart?.(part, number),
        onEnd: (parts) => {
          setTape(null);
          if (parts === null) now.current.onDiscarded?.();
          else now.current.onRecorded(recordedFile(parts, type, name));
        },
      };
      setTape(openTape(recorder, stream, heard));
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };

  return {
    isRecording: tape !== null,
    isPaused,
    seconds,
    refusal,
    stream: tape?.stream ?? null,
    start,
    pause: () => {
      tape?.pause();
      setPaused(true);
    },
    resume: () => {
      tape?.resume();
      setPaused(false);
    },
    finish: () => tape?.end(true),
    discard: () => tape?.end(false),
  };
};

export type Recorder = ReturnType<typeof useRecorder>;
