import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { CheckIcon, InfoIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useRested } from '#ui/use-rested.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { bugReportPath, paths } from '../../app/paths.ts';
import { type Suggestion, useSuggestions, useVoteForReport } from './data.ts';

const Row = ({ suggestion, onLeave }: Readonly<{ suggestion: Suggestion; onLeave: () => void }>) => {
  const language = useLanguage();
  const vote = useVoteForReport();
  const { id, number, isOwn, title, hasVoted } = suggestion;
  const hasVote = hasVoted || (vote.isSuccess && vote.data.hasVoted);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}>
      <Typography variant="body2" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {`#${number} `}
        <Link
          component={LocalLink}
          to={isOwn ? bugReportPath(id) : `${paths.roadmap}#report-${id}`}
          onClick={onLeave}
        >
          {inLanguage(title, language)}
        </Link>
      </Typography>
      {!isOwn && (
        <Button
          size="small"
          variant="outlined"
          disabled={hasVote || vote.isPending}
          startIcon={hasVote ? <CheckIcon /> : undefined}
          onClick={() => vote.mutate({ id, wants: true })}
        >
          <FormattedMessage id={hasVote ? 'bugReports.suggestions.voted' : 'bugReports.suggestions.vote'} />
        </Button>
      )}
    </Box>
  );
};

/** It may have been said already: a vote helps more than another report. */
export const Suggestions = ({ title, onLeave }: Readonly<{ title: string; onLeave: () => void }>) => {
  const { data = [] } = useSuggestions(useRested(title));
  return (
    <Box aria-live="polite">
      {data.length > 0 && (
        <Alert severity="info" icon={<InfoIcon fontSize="inherit" />}>
          <AlertTitle>
            <FormattedMessage id="bugReports.suggestions" />
          </AlertTitle>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((suggestion) => (
              <Row key={suggestion.id} suggestion={suggestion} onLeave={onLeave} />
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
};
