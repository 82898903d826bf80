import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '../components/QueryView.tsx';
import { TextSkeleton } from '../components/Skeletons.tsx';
import { useWorkingCopy, type WorkingCopy } from './data.ts';
import type { Part } from './part.ts';
import { LessonReading } from './preview/LessonReading.tsx';

type Props = Readonly<{ copy: WorkingCopy; otherId: string; part: Part | null }>;

/** The lesson that stands at the same place of the other one. */
const lessonAtSamePlace = (copy: WorkingCopy, other: WorkingCopy, part: Part | null): string | undefined => {
  if (part?.kind !== 'lesson') return undefined;
  const at = copy.chapters.findIndex(({ lessons }) => lessons.some(({ id }) => id === part.id));
  const place = copy.chapters[at]?.lessons.findIndex(({ id }) => id === part.id) ?? -1;
  return other.chapters[at]?.lessons[place]?.id;
};

const Titles = ({ other }: Readonly<{ other: WorkingCopy }>) => (
  <Box component="ol" lang={other.language} sx={{ m: 0, p: 0 }}>
    {other.chapters.map((chapter, at) => (
      <Box component="li" key={chapter.id} sx={{ listStyle: 'none', mb: 1 }}>
        <Typography variant="subtitle2">{`${at + 1}. ${chapter.title}`}</Typography>
        {chapter.lessons.map((lesson, place) => (
          <Typography
            key={lesson.id}
            variant="body2"
            sx={{ pl: 2 }}
          >{`${at + 1}.${place + 1} ${lesson.title}`}</Typography>
        ))}
      </Box>
    ))}
  </Box>
);

/** The translation beside what is written: the lesson at the same place, or all titles. */
export const Beside = ({ copy, otherId, part }: Props) => (
  <Box component="section" aria-labelledby="beside-title" sx={{ overflowWrap: 'anywhere' }}>
    <Typography id="beside-title" variant="subtitle1" component="h2" sx={{ mb: 1 }}>
      <FormattedMessage id="learning.beside" />
    </Typography>
    <QueryView query={useWorkingCopy(otherId)} skeleton={<TextSkeleton lines={6} />} compact>
      {(other) => {
        const lessonId = lessonAtSamePlace(copy, other, part);
        return lessonId === undefined ? (
          <Titles other={other} />
        ) : (
          <LessonReading id={lessonId} language={other.language} />
        );
      }}
    </QueryView>
  </Box>
);
