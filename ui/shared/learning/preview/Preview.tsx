import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '../../components/CoinAmount.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { CheckIcon, FileIcon, InfoIcon, PlayIcon } from '../../icons.tsx';
import { RichTextView } from '../../rich-text/RichTextView.tsx';
import { useAuthoring, type WorkingCopy } from '../data.ts';
import { useShownMedia } from '../use-shown-media.ts';
import { LessonReading } from './LessonReading.tsx';
import { QuizTry } from './QuizTry.tsx';

type Page = Awaited<ReturnType<ReturnType<typeof useAuthoring>['calls']['preview']>>;

const Price = ({ page }: Readonly<{ page: Page }>) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
    {page.discount > 0 && <s>{page.price}</s>}
    {page.pay === 0 ? (
      <FormattedMessage id="learning.price.free" />
    ) : (
      <CoinAmount amount={page.pay} coin="FIT_COIN" />
    )}
  </Stack>
);

const Outline = ({ page, onOpen }: Readonly<{ page: Page; onOpen: (lessonId: string) => void }>) => (
  <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}>
    {page.chapters.map((chapter) => (
      <Box component="li" key={chapter.id} sx={{ listStyle: 'none' }}>
        <Typography variant="subtitle1" component="h3">{`${chapter.position}. ${chapter.title}`}</Typography>
        {chapter.summary !== '' && (
          <Typography sx={{ color: 'text.secondary' }}>{chapter.summary}</Typography>
        )}
        <Stack sx={{ alignItems: 'flex-start' }}>
          {chapter.lessons.map((lesson) => (
            <Box key={lesson.id}>
              <Button
                color="inherit"
                startIcon={lesson.type === 'VIDEO' ? <PlayIcon /> : <FileIcon />}
                onClick={() => onOpen(lesson.id)}
                sx={{ minHeight: 44, textAlign: 'left' }}
              >
                {lesson.title}
              </Button>
              {lesson.quiz !== null && <QuizTry {...lesson.quiz} />}
            </Box>
          ))}
          {chapter.quiz !== null && <QuizTry {...chapter.quiz} />}
        </Stack>
      </Box>
    ))}
    {page.quiz !== null && (
      <Box component="li" sx={{ listStyle: 'none' }}>
        <QuizTry {...page.quiz} />
      </Box>
    )}
  </Box>
);

const PreviewPage = ({ page }: Readonly<{ page: Page }>) => {
  const [lessonId, setLessonId] = useState<string>();
  const media = useShownMedia(page.description);
  if (lessonId !== undefined)
    return (
      <Box>
        <Button onClick={() => setLessonId(undefined)} sx={{ mb: 2, minHeight: 44 }}>
          <FormattedMessage id="learning.preview.back" />
        </Button>
        <LessonReading id={lessonId} language={page.language} />
      </Box>
    );
  return (
    <Stack lang={page.language} sx={{ gap: 2.5 }}>
      {page.coverUrl !== null && (
        <Box
          component="img"
          src={page.coverUrl}
          alt=""
          sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {page.title}
      </Typography>
      <Typography>{page.summary}</Typography>
      <Price page={page} />
      {page.goals.length > 0 && (
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.75 }}>
          {page.goals.map((goal) => (
            <Stack component="li" direction="row" key={goal} sx={{ listStyle: 'none', gap: 1 }}>
              <CheckIcon color="success" fontSize="small" />
              {goal}
            </Stack>
          ))}
        </Stack>
      )}
      <RichTextView html={page.description} media={media} lang={page.language} />
      <Outline page={page} onOpen={setLessonId} />
    </Stack>
  );
};

/** The working copy as a learner will find it: everything opens, nothing is kept. */
export const Preview = ({ copy }: Readonly<{ copy: WorkingCopy }>) => {
  const { calls, root } = useAuthoring();
  const query = useQuery({
    queryKey: [root, 'preview', copy.id, copy.version],
    queryFn: ({ signal }) => calls.preview({ params: { id: copy.id } }, { signal }),
  });
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
        <FormattedMessage id="learning.preview.note" />
      </Alert>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={360} />}>
        {(page) => <PreviewPage page={page} />}
      </QueryView>
    </Box>
  );
};
