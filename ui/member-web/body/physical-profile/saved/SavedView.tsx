import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { ShareIcon } from '#ui/icons.tsx';
import { MedalPicture } from '#ui/illustrations/scenes.tsx';
import { dayOf } from '#ui/indicator/days.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useThisWeek } from '#ui/indicator/use-this-week.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { profileOf, readerOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useFormats } from '#ui/intl.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { paths } from '../../../app/paths.ts';
import { WeekCards } from '../cards/WeekCards.tsx';
import type { ScreenId, WeekPlan } from '../form-screens.ts';
import type { Saved } from '../../waiting-weeks/week-body.ts';
import { ChangedNumbers } from './ChangedNumbers.tsx';
import { type ChangedRow, changedRows } from './changed-rows.ts';
import { CountUp } from './CountUp.tsx';
import { Moment } from './Moment.tsx';
import { NextStep } from './NextStep.tsx';
import { useWeekMoment, type WeekMoment } from './use-week-moment.ts';

const ShareDialog = lazy(() => import('../share/ShareDialog.tsx'));

type Props = Readonly<{
  saved: Saved;
  previous: SavedWeek | null;
  plan: WeekPlan;
  onEdit: (screen: ScreenId) => void;
}>;

const Headline = ({ saved, moment }: Readonly<{ saved: Saved; moment: WeekMoment | undefined }>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const weekName = useWeekName();
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1 }}>
      <Box aria-hidden sx={{ width: 128 }}>
        <MedalPicture />
      </Box>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        <FormattedMessage id={saved.isUpdate ? 'indicator.saved.updated' : 'indicator.saved.title'} />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{weekName(saved.weekStart)}</Typography>
      {saved.charged > 0 && (
        <Typography>
          <FormattedMessage
            id="indicator.saved.charged"
            values={{ fee: <CoinAmount amount={saved.charged} coin="BASE_COIN" /> }}
          />
        </Typography>
      )}
      {moment !== undefined && <Moment moment={moment} week={saved.week} />}
    </Stack>
  );
};

const Changes = ({
  saved,
  previous,
  rows,
}: Pick<Props, 'saved' | 'previous'> & Readonly<{ rows: readonly ChangedRow[] }>) => {
  const measures = useMeasures();
  const weekName = useWeekName();
  const reader = readerOf(profileOf(saved));
  return (
    <Card>
      <CardContent>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          <FormattedMessage id={previous === null ? 'indicator.saved.first' : 'indicator.saved.changes'} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {previous === null ? (
            <FormattedMessage id="indicator.saved.first.lead" />
          ) : (
            <FormattedMessage
              id="indicator.saved.changes.lead"
              values={{ week: weekName(previous.weekStart) }}
            />
          )}
        </Typography>
        <ChangedNumbers
          rows={rows}
          shown={({ metric, from, to }) => (
            <CountUp from={from} to={to} text={(value) => measures.metric(metric, value, reader)} />
          )}
        />
      </CardContent>
    </Card>
  );
};

/** Done: what changed since the week before, one thing to do next, and what may still be added to the week. */
export default function SavedView({ saved, previous, plan, onEdit }: Props) {
  const moment = useWeekMoment(saved);
  const { week } = useThisWeek();
  const { weekday } = useFormats();
  const [isSharing, setIsSharing] = useState(false);
  const now = profileOf(saved);
  const rows = changedRows(now, previous === null ? null : profileOf(previous), saved.carriedOver);

  return (
    <Stack sx={{ gap: 3, maxWidth: 920, mx: 'auto' }}>
      <Headline saved={saved} moment={moment} />
      <NextStep saved={saved} previous={previous} plan={plan} onOpen={onEdit} />
      {rows.length > 0 && <Changes saved={saved} previous={previous} rows={rows} />}
      <Stack component="section" aria-labelledby="week-cards" sx={{ gap: 1.5 }}>
        <Typography id="week-cards" variant="h3">
          <FormattedMessage id="indicator.cards.title" values={{ day: weekday(dayOf(week.endsOn)) }} />
        </Typography>
        <WeekCards plan={plan} inputs={now.inputs} onOpen={onEdit} />
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        {moment !== undefined && (
          <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => setIsSharing(true)}>
            <FormattedMessage id="indicator.share.open" />
          </Button>
        )}
        <Button component={LocalLink} to={paths.timeline} variant="text">
          <FormattedMessage id="indicator.saved.timeline" />
        </Button>
        <Button variant="text" onClick={() => onEdit('body')}>
          <FormattedMessage id="indicator.saved.edit" />
        </Button>
      </Stack>
      {isSharing && moment !== undefined && (
        <Suspense>
          <ShareDialog saved={saved} rows={rows} moment={moment} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
