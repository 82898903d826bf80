import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton, ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { MedalPicture } from '#ui/illustrations/scenes.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { CoachOnly } from '../../app/parts/CoachOnly.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { RequestCard } from './RequestCard.tsx';
import { TypeList } from './TypeList.tsx';
import { type OwnRequests, blocksNewRequest, useOwnRequests, useTypes } from './data.ts';

declare global {
  interface MessageCatalogues {
    specialization: typeof import('./messages/vi.json');
  }
}

// The forms are fetched when a request is begun or changed.
const EditRequest = lazy(async () => ({ default: (await import('./EditRequest.tsx')).EditRequest }));
const NewRequest = lazy(async () => ({ default: (await import('./NewRequest.tsx')).NewRequest }));

/** What is worked on stands in the address: Back leads to the list, and a top-up leads back to the form. */
const useWork = () => {
  const [search, setSearch] = useSearchParams();
  return {
    typeId: search.get('type'),
    requestId: search.get('edit'),
    begin: (name: 'type' | 'edit', value: string) => setSearch({ [name]: value }),
    end: () => setSearch({}, { replace: true }),
  };
};

const Own = ({ own, work }: Readonly<{ own: OwnRequests; work: ReturnType<typeof useWork> }>) =>
  own.items.length === 0 ? (
    <EmptyState compact picture={<MedalPicture />} title={<FormattedMessage id="specialization.none" />}>
      <FormattedMessage id="specialization.none.text" />
    </EmptyState>
  ) : (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}>
      {own.items.map((request) => (
        <RequestCard
          key={request.id}
          request={request}
          canAsk={!own.items.some((other) => other.type === request.type && blocksNewRequest(other))}
          onEdit={() => work.begin('edit', request.id)}
          onAgain={() => work.begin('type', request.type)}
        />
      ))}
    </Box>
  );

const Workplace = ({ userId, own }: Readonly<{ userId: string; own: OwnRequests }>) => {
  const types = useTypes();
  const work = useWork();
  const edited = own.items.find(({ id, status }) => id === work.requestId && status === 'PENDING');
  const asked = types.data?.items.find(({ id }) => id === work.typeId);
  const isOpen = asked !== undefined && !own.items.some((r) => r.type === asked.id && blocksNewRequest(r));

  if (edited !== undefined) {
    return (
      <Suspense fallback={<CardGridSkeleton cards={1} height={360} />}>
        <EditRequest key={edited.id} request={edited} onClose={work.end} />
      </Suspense>
    );
  }
  if (asked !== undefined && isOpen) {
    return (
      <Suspense fallback={<CardGridSkeleton cards={1} height={360} />}>
        <NewRequest
          key={asked.id}
          userId={userId}
          type={asked}
          fee={own.fee.amount}
          before={own.items.find(({ type }) => type === asked.id)}
          onClose={work.end}
        />
      </Suspense>
    );
  }
  return (
    <Stack sx={{ gap: 5 }}>
      <PageSection title={<FormattedMessage id="specialization.own" />}>
        <Own own={own} work={work} />
      </PageSection>
      <PageSection
        title={<FormattedMessage id="specialization.types" />}
        lead={
          <>
            <FormattedMessage
              id="specialization.types.text"
              values={{ fee: <CoinAmount amount={own.fee.amount} coin={own.fee.coin} /> }}
            />
            <Typography component="span" sx={{ display: 'block', mt: 0.5 }}>
              <FormattedMessage id="specialization.noId" />
            </Typography>
          </>
        }
      >
        <QueryView query={types} skeleton={<ListSkeleton rows={6} picture={false} />} compact>
          {({ items }) => (
            <TypeList types={items} requests={own.items} onAsk={(type) => work.begin('type', type)} />
          )}
        </QueryView>
      </PageSection>
    </Stack>
  );
};

const SpecializationPage = () => {
  const { formatMessage } = useIntl();
  const user = useSignedInUser();
  const query = useOwnRequests();
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'specialization.title' })}
      description={<FormattedMessage id="specialization.lead" />}
    >
      <CoachOnly>
        <QueryView query={query} skeleton={<CardGridSkeleton cards={2} />}>
          {(own) => user !== undefined && <Workplace key={user.id} userId={user.id} own={own} />}
        </QueryView>
      </CoachOnly>
    </Page>
  );
};

export default SpecializationPage;
