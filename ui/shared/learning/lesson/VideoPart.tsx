import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '../../components/ErrorNote.tsx';
import { CameraIcon, ImageIcon, PlayIcon } from '../../icons.tsx';
import { useAuthoring, useKeptCopy, type WorkingLesson } from '../data.ts';
import { fieldMark } from '../part.ts';
import { captureFrame } from './capture-frame.ts';
import { ElsewherePart } from './ElsewherePart.tsx';
import type { Elsewhere } from './lesson-fields.ts';

type Props = Readonly<{
  lesson: WorkingLesson;
  onVideo: (id: string) => void;
  onElsewhere: (film: Elsewhere | null) => void;
  onPoster: (id: string | null) => void;
}>;

const PosterPart = ({
  lesson,
  onPoster,
  capture,
}: Pick<Props, 'lesson' | 'onPoster'> & Readonly<{ capture: () => Promise<File | null> }>) => {
  const { media } = useAuthoring();
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [error, setError] = useState<unknown>();
  if (media === undefined) return null;
  const take = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const file = await capture();
      setRefused(file === null);
      if (file !== null) onPoster((await media.uploadImage(file, AbortSignal.timeout(120_000))).id);
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const choose = async () => {
    const picture = await media.pickMedium('IMAGE');
    if (picture !== null) onPoster(picture.id);
  };
  return (
    <Box role="group" aria-label={formatMessage({ id: 'learning.poster' })}>
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id="learning.poster" />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        <FormattedMessage id="learning.poster.hint" />
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {lesson.posterUrl !== null && (
          <Box
            component="img"
            src={lesson.posterUrl}
            alt={formatMessage({ id: 'learning.poster.alt' })}
            sx={{ width: 160, aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1 }}
          />
        )}
        {lesson.videoFileUrl !== null && (
          <Button variant="outlined" startIcon={<CameraIcon />} disabled={isBusy} onClick={() => void take()}>
            <FormattedMessage id={isBusy ? 'learning.poster.sending' : 'learning.poster.frame'} />
          </Button>
        )}
        <Button startIcon={<ImageIcon />} onClick={() => void choose()}>
          <FormattedMessage id="learning.poster.choose" />
        </Button>
        {lesson.posterId !== null && (
          <Button color="inherit" onClick={() => onPoster(null)}>
            <FormattedMessage id="learning.poster.remove" />
          </Button>
        )}
      </Stack>
      <Box aria-live="polite">
        {isRefused && (
          <Typography variant="body2" sx={{ color: 'error.main', mt: 1 }}>
            <FormattedMessage id="learning.poster.refused" />
          </Typography>
        )}
      </Box>
      {error !== undefined && <ErrorNote error={error} />}
    </Box>
  );
};

const restMs = 30_000;

/** An address ends while its lesson is worked on: then the film goes on from a new one. */
const useNewAddress = ({ id, challengeId }: WorkingLesson) => {
  const kept = useKeptCopy(challengeId);
  const askedAt = useRef(0);
  return () => {
    // A film that can't be played is not asked for again and again.
    if (Date.now() - askedAt.current < restMs) return;
    askedAt.current = Date.now();
    void kept.askLessonAgain(id);
  };
};

/** The film of a lesson, and the picture that stands for it. */
export const VideoPart = ({ lesson, onVideo, onElsewhere, onPoster }: Props) => {
  const { media } = useAuthoring();
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const askForAddress = useNewAddress(lesson);
  const film = lesson.videoFileUrl ?? lesson.videoUrl;
  const choose = async () => {
    const picked = await media?.pickMedium('VIDEO');
    if (picked) onVideo(picked.id);
  };
  const capture = async () =>
    video.current === null ? null : captureFrame(video.current, `${lesson.title || 'video'}.jpg`);
  return (
    <Stack sx={{ gap: 2 }}>
      <Box {...fieldMark('videoId')}>
        <Typography sx={{ fontWeight: 600 }}>
          <FormattedMessage id="learning.video" />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          <FormattedMessage id="learning.video.hint" />
        </Typography>
        {film === null ? (
          <Typography sx={{ mb: 1 }}>
            <FormattedMessage id="learning.video.none" />
          </Typography>
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are written in the part below
          <Box
            component="video"
            ref={video}
            controls
            preload="metadata"
            onError={askForAddress}
            src={film}
            {...(lesson.posterUrl === null ? {} : { poster: lesson.posterUrl })}
            aria-label={formatMessage({ id: 'learning.video.play' }, { title: lesson.title })}
            sx={{ width: '100%', maxHeight: 420, bgcolor: '#000', borderRadius: 1, display: 'block', mb: 1 }}
          />
        )}
        {media !== undefined && (
          <Button variant="outlined" startIcon={<PlayIcon />} onClick={() => void choose()}>
            <FormattedMessage
              id={lesson.videoId === null ? 'learning.video.choose' : 'learning.video.replace'}
            />
          </Button>
        )}
      </Box>
      <ElsewherePart lesson={lesson} onElsewhere={onElsewhere} />
      <PosterPart lesson={lesson} onPoster={onPoster} capture={capture} />
    </Stack>
  );
};
