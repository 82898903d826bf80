import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { BellIcon, CheckIcon } from '#ui/icons.tsx';
import { PlanBenefits } from '../../app/parts/PlanBenefits.tsx';
import { type LevelPreview, usePlanWait } from './data.ts';

/** A plan that is not sold yet: what it will give, and the list of those who want to hear when it opens. */
export const PlanWait = ({ plan }: Readonly<{ plan: LevelPreview['plans'][number] }>) => {
  const id = useId();
  const { level, benefits, isWaiting } = plan;
  const { mutate, isPending, error } = usePlanWait(level);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '16px', p: 2 }}
    >
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        <FormattedMessage id={`user.level.${level}`} />
      </Typography>
      {benefits.length > 0 && <PlanBenefits benefits={benefits} />}
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        <FormattedMessage id={`account.plan.closed.${level}`} />
      </Typography>
      {error !== null && <ErrorNote error={error} />}
      <Box role="status">
        {isWaiting && (
          <Alert severity="success" icon={<CheckIcon fontSize="inherit" />} sx={{ mt: 1.5 }}>
            <FormattedMessage id="account.plan.waiting" />
          </Alert>
        )}
      </Box>
      <SubmitButton
        type="button"
        variant="outlined"
        sx={{ mt: 1.5 }}
        busy={isPending}
        {...(isWaiting ? {} : { startIcon: <BellIcon /> })}
        onClick={() => mutate(!isWaiting)}
      >
        <FormattedMessage
          id={isWaiting ? 'account.plan.leave' : 'account.plan.join'}
          values={{ level: <FormattedMessage id={`user.level.${level}`} /> }}
        />
      </SubmitButton>
    </Box>
  );
};
