import { useState } from 'react';
import { type ApiError, isApiError } from '#ui/api/api-error.ts';
import { fieldMessage } from '#ui/api/field-message.ts';
import type { Review } from '../../app/data/reviews.ts';
import { useReplyStep } from './data.ts';
import type { ReplyForm } from './reply-form.ts';

export type RecordingIssue = Readonly<{ place: 'FILE' | 'CHOICE' | 'TEXT'; message: string }>;
export type Issues = Readonly<{
  notes: Readonly<Record<string, string>>;
  targets: Readonly<Record<string, string>>;
  /** About the recording, and which part of it. */
  recording: RecordingIssue | undefined;
  /** About the whole of it. */
  all: string | undefined;
}>;

export const noIssues: Issues = { notes: {}, targets: {}, recording: undefined, all: undefined };
/** `body.targets.2`: the third of those that were sent. */
const recordingPlaces: Readonly<Record<string, RecordingIssue['place']>> = {
  'body.recording': 'FILE',
  'body.recording.mediumId': 'FILE',
  'body.recording.captions': 'CHOICE',
  'body.recording.captionText': 'TEXT',
};

/** What is wrong with the recording; one without words is among them. */
const recordingIssue = (error: ApiError): RecordingIssue | undefined => {
  if (error.code === 'review.recording_words') return { place: 'FILE', message: `error.${error.code}` };
  return error.fields.flatMap(({ path, code, params }) => {
    const where = recordingPlaces[path];
    return where === undefined ? [] : [{ place: where, message: fieldMessage(`error.${code}`, params) }];
  })[0];
};
const place = /^body\.(notes|targets)\.(\d+)/;

/** Sends the answer, or its change; what the server finds wrong lands on the note or the target it is about. */
export const useSend = (review: Review, onSent: () => void) => {
  const { id } = review;
  const [issues, setIssues] = useState(noIssues);
  // Seen when the writing began: another person's change in between is not written over unseen.
  const [seen, setSeen] = useState({ version: review.version, repliedAt: review.replyUpdatedAt?.getTime() });
  const isStale = review.replyUpdatedAt?.getTime() !== seen.repliedAt && review.status === 'APPROVED';
  const mode = review.actions.includes('APPROVE')
    ? 'APPROVE'
    : review.actions.includes('UPDATE')
      ? 'UPDATE'
      : null;

  const step = useReplyStep(id);
  // A rating raises the version too, and changes nothing about the answer.
  const changed = isStale ? seen.version : review.version;

  const send = async (form: ReplyForm) => {
    setIssues(noIssues);
    try {
      await step.mutateAsync({ form, version: mode === 'UPDATE' ? changed : null });
      onSent();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const found = error.fields.flatMap(({ path, code, params }) => {
        const [, list, index] = place.exec(path) ?? [];
        const item = list === 'notes' ? form.notes[Number(index)] : form.targets[Number(index)];
        return list === undefined || item === undefined
          ? []
          : [{ list, id: item.id, message: fieldMessage(`error.${code}`, params) }];
      });
      const isWords = isApiError(error, 'review.content_required');
      const recording = recordingIssue(error);
      if (found.length === 0 && !isWords && recording === undefined) throw error;
      const of = (list: string) =>
        Object.fromEntries(found.filter((one) => one.list === list).map((one) => [one.id, one.message]));
      setIssues({
        notes: of('notes'),
        targets: of('targets'),
        recording,
        all: isWords ? 'error.review.content_required' : undefined,
      });
    }
  };

  return {
    mode,
    send,
    issues,
    setIssues,
    isStale,
    /** The newer answer has been looked at; this one goes over it. */
    acceptNewer: () => setSeen({ version: review.version, repliedAt: review.replyUpdatedAt?.getTime() }),
  };
};

export type Sending = ReturnType<typeof useSend>;
