import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { LostPicture, StartPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { SearchField } from '../../app/parts/SearchField.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { lessonPath } from '../../app/paths.ts';
import { type LessonNote, useLessonNotes } from './data.ts';

const NoteRow = ({ note }: Readonly<{ note: LessonNote }>) => (
  <Card component="li" sx={{ p: 2 }}>
    <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
      <Link
        component={LocalLink}
        to={lessonPath(note.challengeSlug, note.lessonId)}
        color="inherit"
        underline="hover"
      >
        {note.lessonTitle}
      </Link>
    </Typography>
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {note.challengeTitle} · <RelativeTime at={note.updatedAt} />
    </Typography>
    <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
  </Card>
);

/** What one wrote beside lessons, to be searched; it outlives what was taken back. */
export const NoteList = () => {
  const { formatMessage } = useIntl();
  const [q, setQ] = useState('');
  const query = useLessonNotes(q);
  return (
    <>
      <SearchField
        label={<FormattedMessage id="mine.notes.search" />}
        clearLabel={formatMessage({ id: 'catalogue.search.clear' })}
        q={q}
        onSearch={setQ}
        sx={{ mb: 2 }}
      />
      <QueryView
        query={query}
        skeleton={<ListSkeleton rows={4} picture={false} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <EmptyState
            picture={q === '' ? <StartPicture /> : <LostPicture />}
            title={<FormattedMessage id={q === '' ? 'mine.notes.none' : 'mine.notes.noMatch'} />}
          >
            <FormattedMessage id={q === '' ? 'mine.notes.none.text' : 'catalogue.noMatch.text'} />
          </EmptyState>
        }
      >
        {({ pages }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {pages
              .flatMap(({ items }) => items)
              .map((note) => (
                <NoteRow key={note.lessonId} note={note} />
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={query} placement="centre" />
    </>
  );
};
