import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { QueryGroup } from '#ui/components/QueryGroup.tsx';
import { GiftPicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { PartnerClaims } from './PartnerClaims.tsx';
import { PartnerRewardCard } from './PartnerRewardCard.tsx';
import { usePartnerRewards } from './data.ts';

export const PartnerRewards = () => (
  <Stack sx={{ gap: 3 }}>
    <Typography sx={{ color: 'text.secondary' }}>
      <FormattedMessage id="rewards.partner.lead" />
    </Typography>
    <QueryGroup skeleton={<CardGridSkeleton cards={3} height={180} />}>
      <Stack sx={{ gap: 3 }}>
        <QueryView
          query={usePartnerRewards()}
          skeleton={<CardGridSkeleton cards={3} height={180} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              picture={<GiftPicture />}
              title={<FormattedMessage id="rewards.partner.empty" />}
              action={
                <Button component={LocalLink} to={paths.rewards} variant="outlined">
                  <FormattedMessage id="rewards.partner.empty.action" />
                </Button>
              }
            >
              <FormattedMessage id="rewards.partner.empty.text" />
            </EmptyState>
          }
        >
          {({ items }) => (
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
              }}
            >
              {items.map((reward) => (
                <PartnerRewardCard key={reward.id} reward={reward} />
              ))}
            </Box>
          )}
        </QueryView>
        <PartnerClaims />
      </Stack>
    </QueryGroup>
  </Stack>
);
