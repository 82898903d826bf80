import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChangelogKind } from '#core/content/changelog/changelog.ts';
import { inLanguage } from '#core/kernel/language.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { useLanguage } from '#ui/intl.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { paths } from '../../app/paths.ts';
import { type ChangelogEntry, useChangelog } from './data.ts';

declare global {
  interface MessageCatalogues {
    changelog: typeof import('./messages/vi.json');
  }
}

const colours = { NEW: 'done', IMPROVED: 'active', FIXED: 'neutral' } as const satisfies Record<
  ChangelogKind,
  Status
>;

const Entry = ({ entry }: Readonly<{ entry: ChangelogEntry }>) => {
  const language = useLanguage();
  const { id, kind, title, text, linked, publishedAt } = entry;
  return (
    <Card component="article" aria-labelledby={id}>
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
          <StatusChip status={colours[kind]} label={<FormattedMessage id={`changelog.kind.${kind}`} />} />
          {publishedAt !== null && (
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              <RelativeTime at={publishedAt} />
            </Typography>
          )}
        </Box>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {inLanguage(title, language)}
        </Typography>
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {inLanguage(text, language)}
        </Typography>
        {linked.length > 0 && (
          <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5 }}>
            {linked.map((report) => (
              <li key={report.id}>
                <Link
                  component={LocalLink}
                  to={`${paths.roadmap}#report-${report.id}`}
                  sx={{ py: 0.25, display: 'inline-block' }}
                >
                  {`#${report.number} ${inLanguage(report.title, language)}`}
                </Link>
              </li>
            ))}
          </Box>
        )}
      </CardContent>
    </Card>
  );
};

export default function ChangelogPage() {
  const { formatMessage } = useIntl();
  const entries = useChangelog();
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'changelog.title' })}
      description={<FormattedMessage id="changelog.lead" />}
      actions={
        <Button component={LocalLink} to={paths.roadmap} variant="outlined">
          <FormattedMessage id="changelog.roadmap" />
        </Button>
      }
    >
      <QueryView
        query={entries}
        skeleton={<ListSkeleton rows={4} picture={false} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <EmptyState title={<FormattedMessage id="changelog.empty" />}>
            <FormattedMessage id="changelog.empty.text" />
          </EmptyState>
        }
      >
        {({ pages }) => (
          <Stack sx={{ gap: 2 }}>
            {pages
              .flatMap(({ items }) => items)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
          </Stack>
        )}
      </QueryView>
      <ShowMore query={entries} />
    </Page>
  );
}
