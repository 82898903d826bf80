import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { inLanguage } from '#core/kernel/language.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { type Status, StatusChip } from '#ui/components/StatusChip.tsx';
import { useLanguage } from '#ui/intl.ts';
import { ShowMore } from '../../app/parts/ShowMore.tsx';
import { type PartnerClaim, usePartnerClaims } from './data.ts';

const statusColours: Readonly<Record<PartnerClaim['status'], Status>> = {
  PROCESSING: 'waiting',
  COMPLETED: 'done',
  CANCELED: 'refused',
};

const said = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const ClaimRow = ({ claim }: Readonly<{ claim: PartnerClaim }>) => {
  const language = useLanguage();
  const { rewardTitle, partnerName, status, amount, coin, evidence, note, at } = claim;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 0.75 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.75,
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {inLanguage(rewardTitle, language)}
          </Typography>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {partnerName}
            {' · '}
            <RelativeTime at={at} />
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <CoinAmount amount={amount} coin={coin} signed={status === 'COMPLETED'} />
          <StatusChip
            status={statusColours[status]}
            label={<FormattedMessage id={`rewards.partner.claim.${status}`} />}
          />
        </Box>
      </Box>
      {evidence !== null && (
        <Typography variant="body2" sx={said}>
          <FormattedMessage id="rewards.partner.said.own" values={{ words: evidence }} />
        </Typography>
      )}
      {note !== null && (
        <Typography
          variant="body2"
          sx={{ ...said, p: 1.25, borderRadius: '12px', bgcolor: 'background.sunken' }}
        >
          <FormattedMessage id="rewards.partner.said.staff" values={{ words: note }} />
        </Typography>
      )}
    </Box>
  );
};

/** One's own claims, with what staff answered. */
export const PartnerClaims = () => {
  const id = useId();
  const claims = usePartnerClaims();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
          <FormattedMessage id="rewards.partner.claims" />
        </Typography>
        <QueryView
          query={claims}
          compact
          skeleton={<ListSkeleton rows={2} picture={false} />}
          isEmpty={({ pages }) => pages[0]?.items.length === 0}
          empty={<EmptyState compact title={<FormattedMessage id="rewards.partner.claims.empty" />} />}
        >
          {({ pages }) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {pages
                .flatMap(({ items }) => items)
                .map((claim) => (
                  <ClaimRow key={claim.id} claim={claim} />
                ))}
            </Box>
          )}
        </QueryView>
        <ShowMore query={claims} mt={1} />
      </CardContent>
    </Card>
  );
};
