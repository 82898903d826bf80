import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { FollowRow } from '../../app/social/FollowRow.tsx';
import { PeopleSkeleton } from '../../app/social/PeopleSkeleton.tsx';
import { peopleList } from '../../app/social/PersonLine.tsx';
import { type Suggestion, useDismissal, useSuggestions } from './data.ts';

declare global {
  interface MessageCatalogues {
    suggestions: typeof import('./messages/vi.json');
  }
}

const Nobody = () => (
  <Box>
    <Typography sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="suggestions.none" />
    </Typography>
    <Button component={LocalLink} to={paths.coaches} variant="outlined" sx={{ mt: 1.5 }}>
      <FormattedMessage id="suggestions.coaches" />
    </Button>
  </Box>
);

type ListProps = Readonly<{ items: readonly Suggestion[]; shown: number }>;

const List = ({ items, shown }: ListProps) => {
  const { formatMessage } = useIntl();
  const { mutate, error } = useDismissal();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {error !== null && <ErrorNote error={error} />}
      <Box component="ul" sx={peopleList}>
        {items.slice(0, isWhole ? items.length : shown).map((line) => (
          <FollowRow
            key={line.person.id}
            line={line}
            note={
              <FormattedMessage id={`suggestions.reason.${line.reason}`} values={{ count: line.count }} />
            }
          >
            <IconButton
              size="small"
              aria-label={formatMessage({ id: 'suggestions.dismiss' }, { name: line.person.name })}
              onClick={() => mutate(line.person.id)}
              sx={{ mr: -1 }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </FollowRow>
        ))}
      </Box>
      {!isWhole && items.length > shown && (
        <Button fullWidth onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          <FormattedMessage id="ui.showMore" />
        </Button>
      )}
    </>
  );
};

/** People one might follow, each with why. */
export const SuggestionsCard = ({ shown = 5 }: Readonly<{ shown?: number }>) => {
  const heading = useId();
  const query = useSuggestions();
  return (
    <Card component="section" aria-labelledby={heading}>
      <CardContent>
        <Typography id={heading} variant="h3" component="h2" sx={{ mb: 1 }}>
          <FormattedMessage id="suggestions.title" />
        </Typography>
        <QueryView
          query={query}
          compact
          skeleton={<PeopleSkeleton lines={3} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<Nobody />}
        >
          {({ items }) => <List items={items} shown={shown} />}
        </QueryView>
      </CardContent>
    </Card>
  );
};
