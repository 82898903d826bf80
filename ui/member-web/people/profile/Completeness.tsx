import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProgressBar } from '#ui/components/marks/ProgressBar.tsx';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { useFormats } from '#ui/intl.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import { useRewards } from '../../app/data/rewards.ts';
import { paths } from '../../app/paths.ts';
import { linkTo } from '../../app/parts/rich-text.tsx';

const sectionOf = {
  fullname: 'name',
  username: 'name',
  email: 'contact',
  phone: 'contact',
  address: 'address',
  country: 'address',
  region: 'address',
  city: 'address',
  zipCode: 'address',
  about: 'about',
} as const;

/** How far, what is missing, and what it is worth. */
export const Completeness = ({ user }: Readonly<{ user: SignedInUser }>) => {
  const { formatMessage } = useIntl();
  const { percent } = useFormats();
  const { data } = useRewards();
  const reward = data?.items.find(({ type }) => type === 'FULL_FILL_PROFILE');

  return (
    <Card sx={{ bgcolor: 'primary.soft', color: 'primary.onSoft', border: 0 }}>
      <CardContent>
        <Typography variant="h3" component="p">
          <FormattedMessage id="profile.complete" values={{ percent: percent(user.completeness, 0) }} />
        </Typography>
        <ProgressBar
          value={user.completeness}
          aria-label={formatMessage({ id: 'profile.complete.label' })}
          sx={{ my: 1.5, bgcolor: 'background.paper' }}
        />
        {user.missingFields.length > 0 && (
          <Typography component="div">
            <FormattedMessage id="profile.complete.missing" />{' '}
            <Box component="ul" sx={{ display: 'inline', listStyle: 'none', p: 0, m: 0 }}>
              {user.missingFields.map((field) => (
                <Box
                  component="li"
                  key={field}
                  sx={{ display: 'inline', '&:not(:last-child)::after': { content: '", "' } }}
                >
                  <Link href={`#${sectionOf[field]}`} color="inherit">
                    <FormattedMessage id={`profile.field.${field}`} />
                  </Link>
                </Box>
              ))}
            </Box>
          </Typography>
        )}
        {reward !== undefined && reward.status !== 'COMPLETED' && (
          <Typography component="div" sx={{ mt: 1 }}>
            <FormattedMessage
              id={reward.status === 'PROCESSING' ? 'profile.complete.claim' : 'profile.complete.reward'}
              values={{
                coins: <CoinAmount amount={reward.amount} coin={reward.coin} />,
                link: linkTo(paths.rewards),
              }}
            />
          </Typography>
        )}
      </CardContent>
    </Card>
  );
};
