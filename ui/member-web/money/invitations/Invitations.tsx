import Stack from '@mui/material/Stack';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { JoinedCard } from './JoinedCard.tsx';
import { LinkCard } from './LinkCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { useInvitations } from './data.ts';

/** A member's own link, its rules, and who came by it. Its words are those of the page of invitations. */
export const Invitations = () => (
  <QueryView
    query={useInvitations()}
    skeleton={
      <Stack sx={{ gap: 2.5 }}>
        <CardGridSkeleton cards={1} height={200} />
        <CardGridSkeleton cards={1} height={120} />
      </Stack>
    }
  >
    {({ link, monthlyCap, items }) => (
      <Stack sx={{ gap: 2.5 }}>
        <LinkCard link={link} />
        <RulesCard cap={monthlyCap} />
        <JoinedCard friends={items} />
      </Stack>
    )}
  </QueryView>
);
