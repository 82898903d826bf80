import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { roadmapStages, type RoadmapStage } from '#core/content/bug-report/bug-report.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { bugBountyLines, type BugBountyLine } from '#core/platform/settings/site.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { ArrowUpIcon, CheckIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { StatusFilter } from '../../app/parts/StatusFilter.tsx';
import { paths, signInPath } from '../../app/paths.ts';
import { type RoadmapItem, useRoadmap, useRoadmapVote } from './data.ts';
import { placeOf, useNamedReport } from './use-named-report.ts';

declare global {
  interface MessageCatalogues {
    roadmap: typeof import('./messages/vi.json');
  }
}

const colours = {
  UNDER_REVIEW: 'neutral',
  PLANNED: 'waiting',
  IN_PROGRESS: 'active',
  SHIPPED: 'done',
} as const satisfies Record<RoadmapStage, Status>;

const VoteButton = ({ item }: Readonly<{ item: RoadmapItem }>) => {
  const user = useSignedInUser();
  const { pathname, search } = useLocation();
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const vote = useRoadmapVote(item.id);
  const title = inLanguage(item.title, language);
  if (user === undefined)
    return (
      <Button
        component={LocalLink}
        to={signInPath(`${pathname}${search}`)}
        variant="outlined"
        startIcon={<ArrowUpIcon />}
        aria-label={formatMessage({ id: 'roadmap.vote.signIn' }, { title, count: item.votes })}
      >
        <FormattedMessage id="roadmap.votes" values={{ count: item.votes }} />
      </Button>
    );
  const { hasVoted, votes } = item;
  return (
    <Button
      variant={hasVoted ? 'contained' : 'outlined'}
      startIcon={hasVoted ? <CheckIcon /> : <ArrowUpIcon />}
      aria-pressed={hasVoted}
      aria-label={formatMessage({ id: 'roadmap.vote' }, { title, count: votes })}
      disabled={vote.isPending || user.status !== 'ACTIVE'}
      onClick={() => vote.mutate(!hasVoted)}
    >
      <FormattedMessage id="roadmap.votes" values={{ count: votes }} />
    </Button>
  );
};

const Item = ({ item }: Readonly<{ item: RoadmapItem }>) => {
  const language = useLanguage();
  const { id, number, type, stage, title, summary } = item;
  return (
    <Card component="li" id={placeOf(id)} tabIndex={-1}>
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {inLanguage(title, language)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {`#${number} · `}
            <FormattedMessage id={`bug_report.type.${type}`} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {inLanguage(summary, language)}
          </Typography>
        </Box>
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <StatusChip status={colours[stage]} label={<FormattedMessage id={`bug_report.stage.${stage}`} />} />
          <VoteButton item={item} />
        </Stack>
      </CardContent>
    </Card>
  );
};

/** What a report brings, as it is paid. */
const Bounties = ({ bounties }: Readonly<{ bounties: Readonly<Partial<Record<BugBountyLine, number>>> }>) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h2">
        <FormattedMessage id="roadmap.bounties" />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>
        <FormattedMessage id="roadmap.bounties.text" />
      </Typography>
      <Table size="small" sx={{ maxWidth: 480 }}>
        <TableBody>
          {bugBountyLines.map((line) => (
            <TableRow key={line}>
              <TableCell component="th" scope="row">
                <FormattedMessage id={`bug_bounty.${line}`} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <CoinAmount amount={bounties[line] ?? 0} coin="BASE_COIN" />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

export default function RoadmapPage() {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const [search, setSearch] = useSearchParams();
  const stage = roadmapStages.find((known) => known === search.get('stage'));
  const roadmap = useRoadmap(stage);
  useNamedReport(roadmap);
  const choose = (next: string) =>
    setSearch(next === '' ? {} : { stage: next }, {
      replace: true,
      preventScrollReset: true,
      state: keepFocus,
    });
  return (
    <Page
      title={formatMessage({ id: 'roadmap.title' })}
      description={<FormattedMessage id="roadmap.lead" />}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={LocalLink} to={paths.changelog} variant="outlined">
            <FormattedMessage id="roadmap.changelog" />
          </Button>
          {user?.status === 'ACTIVE' && (
            <Button component={LocalLink} to={paths.bugReports} variant="contained">
              <FormattedMessage id="roadmap.report" />
            </Button>
          )}
        </Box>
      }
    >
      <StatusFilter
        name={formatMessage({ id: 'roadmap.filter' })}
        label={<FormattedMessage id="roadmap.stage" />}
        status={stage}
        choose={choose}
        allLabel={formatMessage({ id: 'roadmap.filter.all' })}
        choices={roadmapStages.map((value) => ({
          value,
          label: formatMessage({ id: `bug_report.stage.${value}` }),
        }))}
      />
      <QueryView query={roadmap} skeleton={<ListSkeleton rows={4} picture={false} />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          const bounties = pages[0]?.bounties ?? {};
          return (
            <>
              {items.length === 0 ? (
                <EmptyState compact={stage !== undefined} title={<FormattedMessage id="roadmap.empty" />}>
                  <FormattedMessage id="roadmap.empty.text" />
                </EmptyState>
              ) : (
                <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
                  {items.map((item) => (
                    <Item key={item.id} item={item} />
                  ))}
                </Stack>
              )}
              <ShowMore query={roadmap} />
              <Bounties bounties={bounties} />
            </>
          );
        }}
      </QueryView>
      {roadmap.error !== null && roadmap.data !== undefined && <ErrorNote error={roadmap.error} />}
    </Page>
  );
}
