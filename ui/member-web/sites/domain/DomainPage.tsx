import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { paths } from '../../app/paths.ts';
import { useDomain } from './data.ts';
import { DomainCard } from './DomainCard.tsx';
import { HostsCard } from './HostsCard.tsx';
import { NameSearch } from './NameSearch.tsx';
import { SiteBuilder } from './SiteBuilder.tsx';
import { SitePictures } from './SitePictures.tsx';
import { VisitsCard } from './VisitsCard.tsx';

declare global {
  interface MessageCatalogues {
    domain: typeof import('./messages/vi.json');
  }
}

const DomainPage = () => {
  const { formatMessage } = useIntl();
  const query = useDomain();
  return (
    <Page
      title={formatMessage({ id: 'domain.title' })}
      description={<FormattedMessage id="domain.lead" />}
      above={
        <BackLink to={paths.profile}>
          <FormattedMessage id="nav.profile" />
        </BackLink>
      }
    >
      <QueryView query={query} skeleton={<CardSkeleton height={220} />}>
        {({ zone, domain, price, fitCoin }) => {
          const isOver = domain === null || domain.status === 'FAILED' || domain.status === 'RELEASED';
          if (zone === null && isOver)
            return (
              <EmptyState title={<FormattedMessage id="domain.closed" />}>
                <FormattedMessage id="domain.closed.text" />
              </EmptyState>
            );
          return (
            <Stack sx={{ gap: 3 }}>
              {domain !== null && <DomainCard domain={domain} price={price} fitCoin={fitCoin} />}
              {isOver && zone !== null && <NameSearch zone={zone} price={price} fitCoin={fitCoin} />}
              {domain?.isServed && (
                <>
                  <SiteBuilder domain={domain} />
                  <SitePictures domain={domain} />
                  <HostsCard domainId={domain.id} />
                  <VisitsCard domainId={domain.id} />
                </>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
};

export default DomainPage;
