import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProgressBar } from '#ui/components/marks/ProgressBar.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useNewestWeeks } from '../data/indicators.ts';
import { useRewards } from '../data/rewards.ts';
import { LocalLink } from '../parts/LocalLink.tsx';
import { paths } from '../paths.ts';
import { FitCard } from './FitCard.tsx';

/** For the first days only: five steps, and the coins of the first ones pay for the third. Gone once all are done. */
export const Onboarding = () => {
  const user = useSignedInUser();
  const weeks = useNewestWeeks();
  const rewards = useRewards();
  const { percent } = useFormats();
  const { formatMessage } = useIntl();
  if (user === undefined || weeks.data === undefined || rewards.data === undefined) return null;

  const claimed = (type: string) =>
    rewards.data.items.some((reward) => reward.type === type && reward.claimed > 0);
  const steps = [
    { id: 'fitboard.start.verify', done: user.emailVerifiedAt !== null, to: paths.verify },
    { id: 'fitboard.start.reward', done: claimed('VERIFY_EMAIL'), to: paths.rewards },
    { id: 'fitboard.start.save', done: weeks.data.items.length > 0, to: paths.weeklySave },
    { id: 'fitboard.start.profile', done: user.missingFields.length === 0, to: paths.profile },
    { id: 'fitboard.start.open', done: user.isPublic, to: `${paths.profile}#public` },
  ] as const;
  const done = steps.filter((step) => step.done).length;
  // Who has weeks behind them needs no first steps any more, whatever their profile lacks.
  if (done === steps.length || weeks.data.items.length > 2) return null;
  const share = (done / steps.length) * 100;

  return (
    <FitCard title={<FormattedMessage id="fitboard.start" />}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <ProgressBar
          value={Math.round(share)}
          aria-label={formatMessage({ id: 'fitboard.start' })}
          sx={{ flexGrow: 1 }}
        />
        <Typography variant="subtitle2" component="span">
          {percent(share, 0)}
        </Typography>
      </Box>
      <Box
        component="ol"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}
      >
        {steps.map((step, index) => (
          <Box
            component="li"
            key={step.id}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 44 }}
          >
            <Box
              aria-hidden
              sx={{
                width: 28,
                height: 28,
                borderRadius: '50%',
                flexShrink: 0,
                display: 'grid',
                placeItems: 'center',
                fontSize: '0.875rem',
                fontWeight: 600,
                ...(step.done
                  ? { bgcolor: 'success.main', color: 'success.contrastText' }
                  : { border: '1.5px solid', borderColor: 'control' }),
              }}
            >
              {step.done ? <CheckIcon sx={{ fontSize: '1.125rem' }} /> : index + 1}
            </Box>
            {step.done ? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id={step.id} />
                <Box component="span" sx={visuallyHidden}>
                  {' '}
                  <FormattedMessage id="fitboard.start.done" />
                </Box>
              </Box>
            ) : (
              <Link
                component={LocalLink}
                to={step.to}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
              >
                <FormattedMessage id={step.id} />
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </FitCard>
  );
};
