import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Recording, RecordingInput, RecordingKind } from '#core/coaching/reply/reply.ts';
import { typedCaptions } from '#core/platform/captions/typed-captions.ts';
import type { Cue } from '#core/platform/captions/cue.ts';
import type { Medium } from '#core/platform/media/medium.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import { placesOfKind } from '#core/platform/media/use.ts';
import type { Review } from '../review.ts';

type Reads = Pick<Repositories, 'media' | 'settings'>;
type Answered = Pick<Review, 'id' | 'coachId' | 'reply'>;

const minute = 60;

/** How long an answer may be heard, in seconds. */
export const recordingLimits = ({
  reviewVoiceMinutes,
  reviewVideoMinutes,
}: Pick<Settings, 'reviewVoiceMinutes' | 'reviewVideoMinutes'>): Readonly<Record<RecordingKind, number>> => ({
  AUDIO: reviewVoiceMinutes * minute,
  VIDEO: reviewVideoMinutes * minute,
});

const unusable = (): DomainError => fieldError('body.recording', 'review.recording_unusable');

/**
 * A file of the coach's own that was made for an answer, that nothing else shows, and that nobody deletes until this is
 * done. What was said to one member is for no other.
 */
export const requireOwnRecording = async (
  { media }: Pick<Repositories, 'media'>,
  { id, coachId }: Pick<Review, 'id' | 'coachId'>,
  mediumId: Medium['id'],
): Promise<Medium> => {
  const [medium] = await media.hold(coachId, [mediumId]);
  if (medium?.purpose !== 'REVIEW_ANSWER' || medium.hiddenAt !== null) throw unusable();
  const uses = await media.usesOf(mediumId);
  const places = [...placesOfKind(uses, 'REVIEW'), ...placesOfKind(uses, 'REVIEW_DRAFT')];
  if (places.some((place) => place !== id)) throw unusable();
  return medium;
};

const captionRefusal = (line: number): DomainError =>
  fieldError('body.recording.captionText', 'review.captions_invalid', { line });

/** Of a caption file too: a coach who has one pastes it. */
const cuesOf = (
  { captionReader }: Pick<Ports, 'captionReader'>,
  text: string,
  seconds: number,
): readonly Cue[] => {
  if (!text.includes('-->')) {
    const typed = typedCaptions(text, seconds);
    if ('line' in typed) throw captionRefusal(typed.line);
    return typed.cues;
  }
  try {
    const cues = captionReader.read(text);
    const late = cues.findIndex(({ from }) => from >= seconds * 1000);
    if (late >= 0) throw captionRefusal(late + 1);
    return cues;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { line } = error.params;
    throw typeof line === 'number' ? captionRefusal(line) : error;
  }
};

const isPlayed = (type: Medium['type']): type is RecordingKind => type === 'AUDIO' || type === 'VIDEO';

/** What was sent before stays as it is, whatever the limits are by now. */
const lengthOf = async (
  repositories: Reads,
  review: Answered,
  mediumId: Medium['id'],
): Promise<Pick<Recording, 'kind' | 'seconds'>> => {
  const medium = await requireOwnRecording(repositories, review, mediumId);
  const sent = review.reply?.recording;
  if (sent?.mediumId === mediumId) return { kind: sent.kind, seconds: sent.seconds };
  const { type, duration } = medium;
  if (!isPlayed(type) || duration === null) throw unusable();
  const limits = recordingLimits(await repositories.settings.read());
  const most = limits[type];
  if (duration > most) throw fieldError('body.recording', 'media.too_long', { minutes: most / minute });
  return { kind: type, seconds: duration };
};

/** A recording that may be sent with the answer. Fails with what is missing in it. */
export const requireRecording = async (
  repositories: Reads,
  ports: Pick<Ports, 'captionReader'>,
  review: Answered,
  input: RecordingInput | null | undefined,
): Promise<Recording | null> => {
  if (!input) return null;
  const { mediumId, captions, captionText } = input;
  const { kind, seconds } = await lengthOf(repositories, review, mediumId);
  if (captions === null) throw fieldError('body.recording.captions', 'review.captions_undecided');
  if (captions === 'NONE') return { mediumId, kind, seconds, captions: null, captionText: '' };
  const cues = cuesOf(ports, captionText, seconds);
  return { mediumId, kind, seconds, captions: cues, captionText };
};
