import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { MedalPicture, StartPicture } from '#ui/illustrations/scenes.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { paths } from '../../app/paths.ts';
import { useLearning } from '../data.ts';
import { CertificateCard } from './CertificateCard.tsx';
import { useCertificates } from './data.ts';
import { KeptList } from './KeptList.tsx';
import { NoteList } from './NoteList.tsx';
import { OwnChallengeCard } from './OwnChallengeCard.tsx';

declare global {
  interface MessageCatalogues {
    mine: typeof import('./messages/vi.json');
  }
}

const tabs = ['learning', 'completed', 'certificates', 'kept', 'notes'] as const;
type TabName = (typeof tabs)[number];

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const Find = () => (
  <Button component={LocalLink} to={paths.challenges} variant="contained">
    <FormattedMessage id="mine.find" />
  </Button>
);

const Challenges = ({ status }: Readonly<{ status: 'IN_PROGRESS' | 'COMPLETED' }>) => {
  const query = useLearning(status);
  return (
    <>
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton cards={2} height={160} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <EmptyState
            picture={<StartPicture />}
            title={<FormattedMessage id={`mine.none.${status}`} />}
            action={<Find />}
          >
            <FormattedMessage id={`mine.none.${status}.text`} />
          </EmptyState>
        }
      >
        {({ pages }) => (
          <Box component="ul" sx={list}>
            {pages
              .flatMap(({ items }) => items)
              .map((own) => (
                <OwnChallengeCard key={own.enrolment.id} own={own} />
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={query} placement="centre" />
    </>
  );
};

const Certificates = () => {
  const query = useCertificates();
  return (
    <>
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton cards={2} height={160} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <EmptyState
            picture={<MedalPicture />}
            title={<FormattedMessage id="mine.certificates.none" />}
            action={<Find />}
          >
            <FormattedMessage id="mine.certificates.none.text" />
          </EmptyState>
        }
      >
        {({ pages }) => (
          <Box component="ul" sx={list}>
            {pages
              .flatMap(({ items }) => items)
              .map((credential) => (
                <CertificateCard key={credential.publicId} credential={credential} />
              ))}
          </Box>
        )}
      </QueryView>
      <ShowMore query={query} placement="centre" />
    </>
  );
};

const contents: Readonly<Record<TabName, ReactNode>> = {
  learning: <Challenges key="learning" status="IN_PROGRESS" />,
  completed: <Challenges key="completed" status="COMPLETED" />,
  certificates: <Certificates />,
  kept: <KeptList />,
  notes: <NoteList />,
};

/** What one is learning, has learned, was given, kept and wrote down. */
export default function OwnChallengesPage() {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'learning';
  const title = formatMessage({ id: 'mine.title' });
  return (
    <Page title={title} width="reading">
      <Tabs
        value={tab}
        onChange={(_, next: TabName) =>
          setSearch(next === 'learning' ? {} : { tab: next }, { replace: true, state: keepFocus })
        }
        variant="scrollable"
        aria-label={title}
        sx={{ mb: 2.5 }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="own-learning"
            label={<FormattedMessage id={`mine.tab.${name}`} />}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="own-learning" aria-labelledby={`tab-${tab}`}>
        {contents[tab]}
      </Box>
    </Page>
  );
}
