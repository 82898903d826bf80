import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { QueryView } from '../../components/QueryView.tsx';
import type { Language } from '../../intl.ts';
import { RichTextView } from '../../rich-text/RichTextView.tsx';
import { useWorkingLesson, type WorkingLesson } from '../data.ts';
import { useShownMedia } from '../use-shown-media.ts';

const Reading = ({ lesson, language }: Readonly<{ lesson: WorkingLesson; language: Language }>) => {
  const { formatMessage } = useIntl();
  const media = useShownMedia(lesson.html);
  const film = lesson.videoFileUrl ?? lesson.videoUrl;
  return (
    <Box>
      <Typography variant="h3" lang={language} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {lesson.title}
      </Typography>
      {lesson.type === 'VIDEO' && film !== null && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are shown where they are written
        <Box
          component="video"
          controls
          preload="metadata"
          src={film}
          {...(lesson.posterUrl === null ? {} : { poster: lesson.posterUrl })}
          aria-label={formatMessage({ id: 'learning.video.play' }, { title: lesson.title })}
          sx={{ width: '100%', maxHeight: 480, bgcolor: '#000', borderRadius: 1, mb: 2 }}
        />
      )}
      <RichTextView html={lesson.html} media={media} lang={language} />
    </Box>
  );
};

/** A lesson of the working copy, as its readers will see it. */
export const LessonReading = ({ id, language }: Readonly<{ id: string; language: Language }>) => (
  <QueryView query={useWorkingLesson(id)} skeleton={<Skeleton variant="rounded" height={320} />} compact>
    {(lesson) => <Reading key={lesson.id} lesson={lesson} language={language} />}
  </QueryView>
);
