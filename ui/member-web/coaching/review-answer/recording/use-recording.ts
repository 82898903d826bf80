import { useEffect, useEffectEvent, useState } from 'react';
import type { RecordingKind } from '#core/coaching/reply/reply.ts';
import { maxVideoBytes } from '#core/platform/media/medium.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { recordedFile, useRecorder } from '../../../app/recording/use-recorder.ts';
import { mediaTypeOf, refusalOf } from '../../../app/uploads/file-limits.ts';
import { isUnderWay, type UploadItem } from '../../../app/uploads/upload-item.ts';
import { useUploads } from '../../../app/uploads/use-uploads.ts';
import type { ServerDraft } from '../data.ts';
import type { RecordingDraft, ReplyForm } from '../reply-form.ts';
import { recordingShelf, type Shelved } from './recording-shelf.ts';

const purpose = 'REVIEW_ANSWER';

const tooLong = (seconds: number) =>
  new ApiError({ code: 'media.too_long', status: 0, params: { minutes: seconds / 60 } });

/** It ends a little early: who speaks to the last moment is not to be refused for the rounding of it. */
const lastSecond = 1_000;

/** Good enough for a face, and small enough for the largest film that is taken. */
const usualBits = 2_000_000;
const bitsFor = (seconds: number): number => Math.min(usualBits, (maxVideoBytes * 8 * 0.8) / seconds);

/** What is on the device, to be looked at before it is sent. */
export type Taken = Shelved & Readonly<{ url: string }>;
/** So that what is on its way is known again, also after the page was left. */
const aName = () => `answer-${crypto.randomUUID().slice(0, 8)}`;
const taken = (shelved: Shelved): Taken => ({ ...shelved, url: URL.createObjectURL(shelved.file) });
const letGo = (one: Taken | null) => {
  if (one !== null) URL.revokeObjectURL(one.url);
};

/** Typed captions stay with a new recording; that there are none has to be said anew. */
export const withFile = (before: RecordingDraft | null, mediumId: string): RecordingDraft => ({
  mediumId,
  captions: before?.captions === 'TYPED' ? 'TYPED' : null,
  captionText: before?.captionText ?? '',
});

type Options = Readonly<{
  userId: string;
  reviewId: string;
  limits: ServerDraft['limits'];
  form: ReplyForm;
  change: (next: (form: ReplyForm) => ReplyForm) => void;
}>;

/** From the microphone to the answer: recorded, looked at, sent, and meanwhile kept on the device. */
export const useRecording = ({ userId, reviewId, limits, form, change }: Options) => {
  const [shelf] = useState(() => recordingShelf({ userId, reviewId }));
  const [kind, setKind] = useState<RecordingKind>('AUDIO');
  const [name, setName] = useState('');
  const [here, setHere] = useState<Taken | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { queue, items } = useUploads(purpose);
  const upload = here === null ? undefined : items.find((item) => item.name === here.file.name);

  const show = (shelved: Shelved | null) => {
    letGo(here);
    setHere(shelved && taken(shelved));
  };
  const recorder = useRecorder({
    kind,
    name,
    longest: limits[kind] * 1_000 - lastSecond,
    keepsWhenLeft: true,
    ...(kind === 'VIDEO' ? { videoBitsPerSecond: bitsFor(limits.VIDEO) } : {}),
    onBegun: (type) => void shelf.begin({ kind, type, name }),
    onPart: (part, number) => void shelf.add(part, number),
    onRecorded: (file) => show({ kind, type: file.type, name, file }),
    // What was recorded before it is still shown, and goes back to where it lay.
    onDiscarded: () => void (here === null ? shelf.drop() : shelf.put(here, here.file)),
  });

  const forget = () => {
    if (upload !== undefined && isUnderWay(upload)) void queue.cancel(upload.id);
    else if (upload !== undefined) queue.dismiss([upload.id]);
    letGo(here);
    setHere(null);
    void shelf.drop();
  };
  /** What has arrived under this name is in the answer. */
  const take = (arrived: UploadItem, mediumId: string) => {
    change((now) => ({ ...now, recording: withFile(now.recording, mediumId) }));
    queue.dismiss([arrived.id]);
    letGo(here);
    setHere(null);
    void shelf.drop();
  };
  const came = useEffectEvent((mediumId: string) => {
    const arrived = queue.items().find(({ medium }) => medium?.id === mediumId);
    if (arrived !== undefined && arrived.name === here?.file.name) take(arrived, mediumId);
  });
  useEffect(() => queue.whenArrived(({ id }) => came(id)), [queue]);

  // What an earlier visit left: recorded and not sent, on its way meanwhile, or cut off by a page that was closed.
  const found = useEffectEvent((shelved: Shelved | undefined) => {
    if (shelved === undefined || here !== null || recorder.isRecording) return;
    const arrived = queue.items().find((item) => item.name === shelved.file.name);
    if (arrived?.medium) take(arrived, arrived.medium.id);
    else setHere(taken(shelved));
  });
  useEffect(() => {
    let isHere = true;
    void shelf.read().then((shelved) => isHere && found(shelved));
    return () => {
      isHere = false;
    };
  }, [shelf]);

  const begin = (next: RecordingKind) => {
    setRefusal(null);
    setKind(next);
    setName(aName());
    setStarting(true);
  };
  const [isStarting, setStarting] = useState(false);
  const start = useEffectEvent(() => {
    setStarting(false);
    void recorder.start();
  });
  useEffect(() => {
    if (isStarting) start();
  }, [isStarting]);

  const choose = async (given: File | undefined) => {
    if (given === undefined) return;
    setRefusal(null);
    const type = mediaTypeOf(given);
    const wrong = refusalOf(given, purpose);
    if (wrong !== undefined || (type !== 'AUDIO' && type !== 'VIDEO'))
      return setRefusal(wrong ?? new ApiError({ code: 'media.type_not_allowed', status: 0 }));
    const { readPlayed } = await import('../../../app/uploads/preparation/video-poster.ts');
    const { seconds } = await readPlayed(given, type);
    if (seconds !== null && Math.ceil(seconds) > limits[type]) return setRefusal(tooLong(limits[type]));
    const shelved = { kind: type, type: given.type, name: aName() };
    void shelf.put(shelved, given);
    return show({ ...shelved, file: recordedFile([given], given.type, shelved.name) });
  };

  return {
    recorder,
    kind,
    limits,
    here,
    upload,
    refusal,
    /** Something is recorded that the answer does not have yet. */
    isLeft: recorder.isRecording || here !== null,
    begin,
    choose,
    /** What was looked at is taken to the server. */
    send: () => {
      if (here === null || upload !== undefined) return;
      queue.add([here.file], { purpose });
    },
    queue,
    forget,
    remove: () => change((now) => ({ ...now, recording: null })),
    putBack: (before: RecordingDraft) => change((now) => ({ ...now, recording: before })),
    say: (part: Partial<RecordingDraft>) =>
      change((now) => (now.recording ? { ...now, recording: { ...now.recording, ...part } } : now)),
    inAnswer: form.recording,
  };
};

export type RecordingState = ReturnType<typeof useRecording>;
