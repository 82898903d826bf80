import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { paths } from '../../app/paths.ts';
import { row } from '../account/row.ts';
import { type TokenCall, useTokenLog, useTokens } from './data.ts';
import { useCallWords } from './use-call-words.ts';

const CallRow = ({ call: { at, tool, what, isRefused } }: Readonly<{ call: TokenCall }>) => {
  const { dateTime } = useFormats();
  const wordsOf = useCallWords();
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <FormattedMessage id={`tokens.tool.${tool}`} />
        </Typography>
        {what !== '' && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {wordsOf(what)}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <time dateTime={at.toISOString()}>{dateTime(at)}</time>
        </Typography>
      </Box>
      {isRefused && <StatusChip status="refused" label={<FormattedMessage id="tokens.refused" />} />}
    </Box>
  );
};

/** What one token was used for in the last 90 days, newest first. */
export default function TokenLogPage() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const log = useTokenLog(id);
  const name = useTokens().data?.items.find((token) => token.id === id)?.name;
  const { data, error, isPending, refetch } = log;
  const isMissing = isApiError(error, 'token.not_found');
  return (
    <Page
      width="reading"
      title={
        name === undefined
          ? formatMessage({ id: 'tokens.log.title' })
          : formatMessage({ id: 'tokens.log.of' }, { name })
      }
      description={<FormattedMessage id="tokens.log.lead" />}
      above={
        <BackLink to={paths.tokens}>
          <FormattedMessage id="tokens.title" />
        </BackLink>
      }
    >
      {isMissing ? (
        <EmptyState
          title={<FormattedMessage id="tokens.missing" />}
          action={
            <Button component={LocalLink} to={paths.tokens} variant="contained">
              <FormattedMessage id="tokens.title" />
            </Button>
          }
        />
      ) : (
        <Card component="section" aria-label={formatMessage({ id: 'tokens.log.title' })}>
          <CardContent>
            <QueryView
              query={{ data: data?.pages, error, isPending, refetch }}
              compact
              skeleton={<ListSkeleton rows={4} />}
              isEmpty={(pages) => pages[0]?.items.length === 0}
              empty={
                <EmptyState compact title={<FormattedMessage id="tokens.log.none" />}>
                  <FormattedMessage id="tokens.log.none.text" />
                </EmptyState>
              }
            >
              {(pages) => (
                <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
                  {pages
                    .flatMap(({ items }) => items)
                    .map((call) => (
                      <CallRow key={call.id} call={call} />
                    ))}
                </Box>
              )}
            </QueryView>
            <ShowMore query={log} mt={1} />
          </CardContent>
        </Card>
      )}
    </Page>
  );
}
