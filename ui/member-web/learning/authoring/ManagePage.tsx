import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { challengeStatuses } from '#core/learning/challenge/challenge.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { LetterPicture } from '#ui/illustrations/scenes.tsx';
import { stayNear } from '#ui/learning/part-focus.ts';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { StatusFilter } from '../../app/parts/StatusFilter.tsx';
import { AuthorOnly } from './AuthorOnly.tsx';
import { ChallengeCard } from './ChallengeCard.tsx';
import { useOwnChallenges } from './data.ts';
import { NewChallenge } from './NewChallenge.tsx';
import './words.ts';

const addButtonId = 'new-challenge';

const OwnChallenges = () => {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const status = challengeStatuses.find((each) => each === search.get('status'));
  const { query, challenges } = useOwnChallenges(status);
  const [isAdding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    stayNear(addButtonId);
  };
  const add = (
    <Button id={addButtonId} variant="contained" startIcon={<PlusIcon />} onClick={() => setAdding(true)}>
      <FormattedMessage id="authoring.new" />
    </Button>
  );
  return (
    <>
      {isAdding ? <NewChallenge onClose={close} /> : <Box sx={{ mb: 2 }}>{add}</Box>}
      <StatusFilter
        name={formatMessage({ id: 'authoring.filter' })}
        label={<FormattedMessage id="authoring.filter.status" />}
        status={status}
        choose={(next) => setSearch(next === '' ? {} : { status: next }, { replace: true })}
        allLabel={formatMessage({ id: 'authoring.filter.all' })}
        choices={challengeStatuses.map((value) => ({
          value,
          label: formatMessage({ id: `authoring.status.${value}` }),
        }))}
      />
      <QueryView
        query={query}
        skeleton={<CardGridSkeleton cards={3} height={180} />}
        isEmpty={() => challenges.length === 0}
        empty={
          <EmptyState
            picture={<LetterPicture />}
            title={
              <FormattedMessage id={status === undefined ? 'authoring.empty' : 'authoring.empty.filtered'} />
            }
          >
            <FormattedMessage id="authoring.empty.text" />
          </EmptyState>
        }
      >
        {() => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {challenges.map((challenge) => (
                <ChallengeCard key={challenge.id} challenge={challenge} />
              ))}
            </Box>
            <ShowMore query={query} />
          </>
        )}
      </QueryView>
    </>
  );
};

const ManagePage = () => {
  const { formatMessage } = useIntl();
  return (
    <Page
      width="reading"
      title={formatMessage({ id: 'authoring.title' })}
      description={<FormattedMessage id="authoring.lead" />}
    >
      <AuthorOnly>
        <OwnChallenges />
      </AuthorOnly>
    </Page>
  );
};

export default ManagePage;
