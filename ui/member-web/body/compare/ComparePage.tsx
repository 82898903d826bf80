import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { weeksBetween } from '#core/kernel/week.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { Page } from '#ui/components/Page.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { ArrowLeftIcon, ChevronDownIcon, ImageIcon, SwapIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { useTimeline } from '../../app/data/indicators.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';
import { WeekNotFound } from '../../app/parts/WeekNotFound.tsx';
import { NumberComparison } from '../../app/weeks/NumberComparison.tsx';
import { PhotoComparison } from '../../app/weeks/PhotoComparison.tsx';
import { useComparison } from './data.ts';

declare global {
  interface MessageCatalogues {
    compare: typeof import('./messages/vi.json');
  }
}

type WeekName = Readonly<{ id: string; weekStart: string }>;

type PickerProps = Readonly<{
  label: string;
  value: string;
  weeks: readonly WeekName[];
  onPick: (id: string) => void;
}>;

const WeekPicker = ({ label, value, weeks, onPick }: PickerProps) => {
  const id = useId();
  const weekName = useWeekName();
  return (
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      <FormLabel htmlFor={id} sx={{ fontWeight: 600, display: 'block', mb: 0.5 }}>
        {label}
      </FormLabel>
      <NativeSelect
        variant="outlined"
        id={id}
        fullWidth
        value={value}
        onChange={({ target }) => onPick(target.value)}
        IconComponent={ChevronDownIcon}
        input={<OutlinedInput />}
      >
        {weeks.map((week) => (
          <option key={week.id} value={week.id}>
            {weekName(week.weekStart)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
};

const Pickers = ({ from, to }: Readonly<{ from: SavedWeek; to: SavedWeek }>) => {
  const { formatMessage } = useIntl();
  const navigate = useLocalNavigate();
  const user = useSignedInUser();
  const timeline = useTimeline(from.userId === user?.id ? null : from.userId, 'all');
  const known: readonly WeekName[] = timeline.data?.weeks.toReversed() ?? [];
  // The two that are compared are on the list even while, or although, the rest could not be asked for.
  const weeks =
    known.length > 0
      ? known
      : [to, from].filter((week, index, all) => all.findIndex(({ id }) => id === week.id) === index);
  const go = (one: string, other: string) =>
    void navigate(`/indicator/${one}/compare/${other}`, {
      replace: true,
      preventScrollReset: true,
      state: keepFocus,
    });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
      <WeekPicker
        label={formatMessage({ id: 'compare.from' })}
        value={from.id}
        weeks={weeks}
        onPick={(id) => go(id, to.id)}
      />
      <IconButton
        onClick={() => go(to.id, from.id)}
        aria-label={formatMessage({ id: 'compare.swap' })}
        title={formatMessage({ id: 'compare.swap' })}
      >
        <SwapIcon />
      </IconButton>
      <WeekPicker
        label={formatMessage({ id: 'compare.to' })}
        value={to.id}
        weeks={weeks}
        onPick={(id) => go(from.id, id)}
      />
    </Box>
  );
};

const Content = ({ from, to }: Readonly<{ from: SavedWeek; to: SavedWeek }>) => {
  const user = useSignedInUser();
  const apart = Math.abs(weeksBetween(from.week, to.week));
  return (
    <Stack sx={{ gap: 3 }}>
      <Box>
        <Pickers from={from} to={to} />
        <Typography role="status" sx={{ color: 'text.secondary', mt: 1 }}>
          <FormattedMessage id="compare.apart" values={{ weeks: apart }} />
        </Typography>
      </Box>
      <Card component="section" aria-labelledby="compare-photos">
        <CardContent>
          <Typography id="compare-photos" variant="h2" sx={{ mb: 2 }}>
            <FormattedMessage id="compare.photos" />
          </Typography>
          <PhotoComparison from={from} to={to} />
          {from.userId === user?.id && (
            <Button
              component={LocalLink}
              to={paths.timeLapse}
              variant="text"
              startIcon={<ImageIcon />}
              sx={{ mt: 1, ml: -1 }}
            >
              <FormattedMessage id="compare.lapse" />
            </Button>
          )}
        </CardContent>
      </Card>
      <Card component="section" aria-labelledby="compare-numbers">
        <CardContent>
          <Typography id="compare-numbers" variant="h2" sx={{ mb: 1 }}>
            <FormattedMessage id="compare.numbers" />
          </Typography>
          <NumberComparison from={from} to={to} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="compare.note" />
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
};

export default function ComparePage() {
  const { formatMessage } = useIntl();
  const { id = '', otherId = '' } = useParams();
  const comparison = useComparison(id, otherId);

  return (
    <Page
      title={formatMessage({ id: 'compare.title' })}
      description={<FormattedMessage id="compare.lead" />}
      above={
        <Button
          component={LocalLink}
          to={paths.timeline}
          variant="text"
          startIcon={<ArrowLeftIcon />}
          sx={{ ml: -1.5, mb: 1 }}
        >
          <FormattedMessage id="compare.back" />
        </Button>
      }
    >
      {isApiError(comparison.error, 'indicator.not_found') && comparison.data === undefined ? (
        <WeekNotFound />
      ) : (
        <QueryView
          query={comparison}
          skeleton={
            <Stack sx={{ gap: 3 }}>
              <CardSkeleton height={48} />
              <CardSkeleton height={420} />
            </Stack>
          }
        >
          {({ from, to }) => <Content from={from} to={to} />}
        </QueryView>
      )}
    </Page>
  );
}
