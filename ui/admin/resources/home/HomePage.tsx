import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { StartPicture } from '#ui/illustrations/index.ts';
import { useSignedInUser } from '#ui/signed-in.ts';
import { client } from '../../client.ts';
import { ConsolePage } from '../../parts/ConsolePage.tsx';
import { useMay } from '../../parts/rights.ts';
import { HomeBoard } from './HomeBoard.tsx';

const Figures = () => {
  const may = useMay();
  const query = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => client.adminSite.overview({}, { signal }),
    refetchInterval: 60_000,
  });
  return (
    <QueryView query={query} skeleton={<CardGridSkeleton cards={6} />}>
      {(figures) => <HomeBoard figures={figures} may={may} />}
    </QueryView>
  );
};

/** What is waiting, and how the house stands. */
export const HomePage = () => {
  const { formatMessage } = useIntl();
  const person = useSignedInUser();
  const may = useMay();
  return (
    <ConsolePage
      title={formatMessage({ id: 'console.home.title' })}
      description={
        person && <FormattedMessage id="console.home.lead" values={{ name: person.displayName }} />
      }
    >
      {may('user.view', 'global') ? (
        <Figures />
      ) : (
        <EmptyState picture={<StartPicture />} title={<FormattedMessage id="console.home.noFigures.title" />}>
          <FormattedMessage id="console.home.noFigures" />
        </EmptyState>
      )}
    </ConsolePage>
  );
};
