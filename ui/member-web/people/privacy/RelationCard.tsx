import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { useFormats } from '#ui/intl.ts';
import { useTieSteps } from '../../app/data/social.ts';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { PeopleSkeleton } from '../../app/social/PeopleSkeleton.tsx';
import { PersonLine, peopleList } from '../../app/social/PersonLine.tsx';
import { SettingsCard } from '../settings/SettingsCard.tsx';
import { type RelationLine, type RelationList, useRelations } from './data.ts';

type RowProps = Readonly<{ list: RelationList; line: RelationLine }>;

const Row = ({ list, line: { person, until, createdAt } }: RowProps) => {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const { mutate, isPending, error } = useTieSteps(person.id);
  const note =
    list === 'mutes' && until !== null
      ? formatMessage({ id: 'privacy.mutes.until' }, { date: date(until) })
      : formatMessage({ id: 'privacy.since' }, { date: date(createdAt) });
  const undo = list === 'blocks' ? 'privacy.unblock' : 'privacy.unmute';
  return (
    <>
      <PersonLine person={person} note={note}>
        <Button
          variant="outlined"
          size="small"
          disabled={isPending}
          sx={{ minHeight: { xs: 44, md: 36 } }}
          aria-label={formatMessage({ id: `${undo}.person` }, { name: person.name })}
          onClick={() => mutate({ kind: list === 'blocks' ? 'unblock' : 'unmute' })}
        >
          <FormattedMessage id={undo} />
        </Button>
      </PersonLine>
      {error !== null && (
        <Box component="li">
          <ErrorNote error={error} />
        </Box>
      )}
    </>
  );
};

/** People one has blocked or mutes, each with the way back. */
export const RelationCard = ({ list }: Readonly<{ list: RelationList }>) => {
  const query = useRelations(list);
  return (
    <SettingsCard
      title={<FormattedMessage id={`privacy.${list}`} />}
      description={<FormattedMessage id={`privacy.${list}.text`} />}
    >
      <QueryView
        query={query}
        compact
        skeleton={<PeopleSkeleton lines={2} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`privacy.${list}.none`} />
          </Typography>
        }
      >
        {({ pages }) => (
          <Box>
            <Box component="ul" sx={peopleList}>
              {pages
                .flatMap(({ items }) => items)
                .map((line) => (
                  <Row key={line.person.id} list={list} line={line} />
                ))}
            </Box>
            <ShowMore query={query} />
          </Box>
        )}
      </QueryView>
    </SettingsCard>
  );
};
