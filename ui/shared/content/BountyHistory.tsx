import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { writtenPost } from '#http/content/contract/post-views.ts';
import { CoinAmount } from '../components/CoinAmount.tsx';
import { useFormats } from '../intl.ts';
import './words.ts';

type Written = Pick<z.output<typeof writtenPost>, 'bounty' | 'bountyHistory'>;

/** What is promised for an article, and every step of it. */
export const BountyHistory = ({ bounty, bountyHistory }: Written) => {
  const { dateTime } = useFormats();
  if (bounty === null)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="content.bounty.none" />
      </Typography>
    );
  return (
    <>
      <Typography component="div" sx={{ mb: 1 }}>
        <CoinAmount amount={bounty.amount} coin={bounty.coin} />{' '}
        <FormattedMessage id={`content.bounty.${bounty.status}`} />
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {bountyHistory.map(({ kind, coin, amount, at, byName }) => (
          <li key={`${kind} ${at.toISOString()}`}>
            <FormattedMessage id={`content.bounty.step.${kind}`} />:{' '}
            <CoinAmount amount={amount} coin={coin} size="small" /> · {dateTime(at)}
            {byName !== null && <> · {byName}</>}
          </li>
        ))}
      </Box>
    </>
  );
};
