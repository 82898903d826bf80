import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { peopleList, PersonLine } from '../../app/social/PersonLine.tsx';
import { type Board as BoardData, useBoard } from './data.ts';

type Place = NonNullable<BoardData['own']>;

const Note = ({
  place: { rank, percent, habit },
  kind,
}: Readonly<{ place: Place; kind: BoardData['habit'] }>) => (
  <>
    <FormattedMessage id="challenge.board.place" values={{ rank, percent }} />
    {kind !== 'NONE' && (
      <>
        {' · '}
        <FormattedMessage id={`challenge.board.${kind}`} values={{ count: habit }} />
      </>
    )}
  </>
);

/** Those who chose to be seen, and one's own place among all; it gates nothing. */
export const Board = ({ challengeId }: Readonly<{ challengeId: string }>) => {
  const query = useBoard(challengeId);
  return (
    <Box component="section" aria-labelledby="board-title">
      <Typography id="board-title" variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id="challenge.board" />
      </Typography>
      <QueryView query={query} compact skeleton={<ListSkeleton rows={3} />}>
        {({ items, own, habit }) => (
          <>
            {own !== null && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                <FormattedMessage id="challenge.board.own" /> <Note place={own} kind={habit} />
              </Typography>
            )}
            {items.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>
                <FormattedMessage id="challenge.board.none" />
              </Typography>
            ) : (
              <Box component="ol" sx={peopleList}>
                {items.map(({ person, ...place }) => (
                  <PersonLine key={person.id} person={person} note={<Note place={place} kind={habit} />} />
                ))}
              </Box>
            )}
          </>
        )}
      </QueryView>
    </Box>
  );
};
