import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { bugReportStatuses } from '#core/content/bug-report/bug-report.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { Outdated } from '#ui/components/Outdated.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { StatusFilter } from '../../app/parts/StatusFilter.tsx';
import { bugReportPath, paths } from '../../app/paths.ts';
import { type ListedReport, useOwnReports } from './data.ts';
import { BugReportOnDemand } from './ReportOnDemand.tsx';
import { reportColours } from './report-colours.ts';

const ReportRow = ({ report }: Readonly<{ report: ListedReport }>) => {
  const { id, number, type, title, status, outcome, bounty, createdAt } = report;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.75,
        justifyContent: 'space-between',
        px: 2,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 240px' }}>
        <Link
          component={LocalLink}
          to={bugReportPath(id)}
          color="inherit"
          underline="hover"
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {title}
        </Link>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {`#${number} · `}
          <FormattedMessage id={`bug_report.type.${type}`} />
          {' · '}
          <RelativeTime at={createdAt} focusable={false} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {bounty !== null && <CoinAmount amount={bounty} coin="BASE_COIN" />}
        <StatusChip
          status={reportColours[status]}
          label={
            <FormattedMessage
              id={outcome === null ? `bug_report.status.${status}` : `bug_report.outcome.${outcome}`}
            />
          }
        />
      </Box>
    </Box>
  );
};

export default function BugReportsPage() {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const status = bugReportStatuses.find((known) => known === search.get('status'));
  const reports = useOwnReports(status);
  const choose = (next: string) =>
    setSearch(next === '' ? {} : { status: next }, {
      replace: true,
      preventScrollReset: true,
      state: keepFocus,
    });
  const hasNone =
    !reports.isPlaceholderData && status === undefined && reports.data?.pages[0]?.items.length === 0;
  const write = (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setOpen(true)}>
      <FormattedMessage id="bugReports.new" />
    </Button>
  );
  return (
    <Page
      title={formatMessage({ id: 'bugReports.title' })}
      description={<FormattedMessage id="bugReports.lead" />}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={LocalLink} to={paths.roadmap} variant="outlined">
            <FormattedMessage id="bugReports.roadmap" />
          </Button>
          {!hasNone && write}
        </Box>
      }
    >
      {!hasNone && (
        <StatusFilter
          name={formatMessage({ id: 'bugReports.filter' })}
          label={<FormattedMessage id="bugReports.state" />}
          status={status}
          choose={choose}
          allLabel={formatMessage({ id: 'bugReports.filter.all' })}
          choices={bugReportStatuses.map((value) => ({
            value,
            label: formatMessage({ id: `bug_report.status.${value}` }),
          }))}
        />
      )}
      <QueryView
        query={reports}
        skeleton={<ListSkeleton rows={4} picture={false} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          status === undefined ? (
            <EmptyState title={<FormattedMessage id="bugReports.empty" />} action={write}>
              <FormattedMessage id="bugReports.empty.text" />
            </EmptyState>
          ) : (
            <EmptyState
              compact
              title={<FormattedMessage id="bugReports.noMatch" />}
              action={
                <Button variant="outlined" onClick={() => choose('')}>
                  <FormattedMessage id="bugReports.clear" />
                </Button>
              }
            />
          )
        }
      >
        {({ pages }) => (
          <Outdated when={reports.isPlaceholderData}>
            <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {pages
                .flatMap(({ items }) => items)
                .map((report) => (
                  <ReportRow key={report.id} report={report} />
                ))}
            </Card>
          </Outdated>
        )}
      </QueryView>
      <ShowMore query={reports} />
      {isOpen && <BugReportOnDemand onClose={() => setOpen(false)} />}
    </Page>
  );
}
