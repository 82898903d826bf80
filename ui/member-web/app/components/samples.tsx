import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { unreachable } from '#ui/api/api-error.ts';
import { CategoryScale } from '#ui/components/CategoryScale.tsx';
import { CoinAmount, Money } from '#ui/components/CoinAmount.tsx';
import { CardSkeleton, ListSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState, ErrorState } from '#ui/components/States.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { WeekRing } from '#ui/components/WeekRing.tsx';
import { StartPicture } from '#ui/illustrations/scenes.tsx';
import { useFormats } from '#ui/intl.ts';
import { useSite } from '../page-context.ts';

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;
const statuses = ['waiting', 'active', 'done', 'refused', 'locked'] as const;

export const Letters = () => (
  <Stack sx={{ gap: 1 }}>
    {(['display', 'h1', 'h2', 'h3', 'body1', 'body2', 'caption'] as const).map((variant) => (
      <Typography key={variant} variant={variant} component="p">
        <FormattedMessage id="components.sample.sentence" />
      </Typography>
    ))}
  </Stack>
);

export const Buttons = () => (
  <Box sx={row}>
    <Button variant="contained">
      <FormattedMessage id="components.sample.primary" />
    </Button>
    <Button variant="contained" color="accent">
      <FormattedMessage id="components.sample.accent" />
    </Button>
    <Button variant="outlined">
      <FormattedMessage id="components.sample.outlined" />
    </Button>
    <Button variant="text">
      <FormattedMessage id="components.sample.text" />
    </Button>
    <Button variant="contained" color="error">
      <FormattedMessage id="components.sample.danger" />
    </Button>
    <Button variant="contained" disabled>
      <FormattedMessage id="components.sample.disabled" />
    </Button>
    <SubmitButton busy type="button">
      <FormattedMessage id="components.sample.primary" />
    </SubmitButton>
  </Box>
);

export const Numbers = () => {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const { vndPerUsd } = useSite();
  return (
    <Stack sx={{ gap: 3, maxWidth: 560 }}>
      <Box sx={row}>
        <WeekRing value={5} of={7} label={formatMessage({ id: 'components.ring' })} />
        <CoinAmount amount={300} coin="BASE_COIN" />
        <CoinAmount amount={-5000} coin="FIT_COIN" signed />
        <Money vnd={499_000} vndPerUsd={vndPerUsd} />
      </Box>
      <CategoryScale
        label="BMI"
        bands={[
          { key: 'slim', label: formatMessage({ id: 'home.sample.bmi.slim' }), until: 18.5, tone: 'low' },
          { key: 'normal', label: formatMessage({ id: 'home.sample.bmi.normal' }), until: 25, tone: 'good' },
          { key: 'over', label: formatMessage({ id: 'home.sample.bmi.over' }), until: 30, tone: 'raised' },
          { key: 'obese', label: formatMessage({ id: 'home.sample.bmi.obese' }), until: null, tone: 'high' },
        ]}
        from={15}
        to={35}
        value={26.4}
        formatted={number(26.4, 1)}
        format={(value) => number(value, 1)}
      />
      <Box sx={row}>
        {statuses.map((status) => (
          <StatusChip
            key={status}
            status={status}
            label={<FormattedMessage id={`components.status.${status}`} />}
          />
        ))}
      </Box>
    </Stack>
  );
};

export const States = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <CardSkeleton />
    <Card>
      <CardContent>
        <ListSkeleton rows={3} />
      </CardContent>
    </Card>
    <Card>
      <EmptyState picture={<StartPicture />} title={<FormattedMessage id="components.empty" />}>
        <FormattedMessage id="components.empty.text" />
      </EmptyState>
    </Card>
    <Card>
      <ErrorState error={unreachable()} onRetry={() => undefined} />
    </Card>
  </Box>
);
