import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  leastFrames,
  sidesToPlay,
  type TimeLapseSpan,
  timeLapseSpans,
} from '#core/body/snapshot/alignment/time-lapse.ts';
import { bodySides, type BodySide } from '#core/body/snapshot/snapshot.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { CameraIcon } from '#ui/icons.tsx';
import { BodySidePicture } from '#ui/illustrations/body.tsx';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { SideChoice } from '../../app/weeks/SideChoice.tsx';
import { useLapseWeeks } from './data.ts';
import { TimeLapse } from './TimeLapse.tsx';

declare global {
  interface MessageCatalogues {
    lapse: typeof import('./messages/vi.json');
  }
}

type SpanProps = Readonly<{ span: TimeLapseSpan; onChoose: (span: TimeLapseSpan) => void }>;

const SpanChoice = ({ span, onChoose }: SpanProps) => {
  const { formatMessage } = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      value={span}
      onChange={(_, next: TimeLapseSpan | null) => next !== null && onChoose(next)}
      aria-label={formatMessage({ id: 'lapse.span' })}
    >
      {timeLapseSpans.map((one) => (
        <ToggleButton key={one} value={one}>
          <FormattedMessage id={`lapse.span.${one}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const TooFew = ({
  count,
  span,
  onAll,
}: Readonly<{ count: number; span: TimeLapseSpan; onAll: () => void }>) => (
  <EmptyState
    picture={
      <Box sx={{ width: 88, mx: 'auto' }}>
        <BodySidePicture side="FRONT" />
      </Box>
    }
    title={<FormattedMessage id="lapse.few" values={{ count }} />}
    action={
      <Stack sx={{ gap: 1.5 }}>
        <Button
          component={LocalLink}
          to={paths.weeklySave}
          variant="contained"
          color="accent"
          startIcon={<CameraIcon />}
        >
          <FormattedMessage id="lapse.few.save" />
        </Button>
        {span !== 'ALL' && (
          <Button variant="outlined" onClick={onAll}>
            <FormattedMessage id="lapse.few.all" />
          </Button>
        )}
      </Stack>
    }
  >
    <FormattedMessage id="lapse.few.why" />
  </EmptyState>
);

type ContentProps = SpanProps & Readonly<{ weeks: readonly SavedWeek[] }>;

const Content = ({ weeks, span, onChoose }: ContentProps) => {
  const { formatMessage } = useIntl();
  const [wanted, setWanted] = useState<BodySide>();
  const counted = sidesToPlay(weeks, span);
  const sides = bodySides.filter((side) =>
    counted.some((one) => one.side === side && one.count >= leastFrames),
  );
  const side = sides.find((one) => one === wanted) ?? counted[0]?.side;
  if (side === undefined || sides.length === 0)
    return <TooFew count={counted[0]?.count ?? 0} span={span} onAll={() => onChoose('ALL')} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
        <SideChoice
          label={formatMessage({ id: 'lapse.side' })}
          side={side}
          sides={sides}
          onChoose={setWanted}
        />
        <SpanChoice span={span} onChoose={onChoose} />
      </Box>
      <TimeLapse key={`${side} ${span}`} weeks={weeks} side={side} span={span} />
    </Stack>
  );
};

/** One's own body, week after week, from one place: nothing of a photo leaves the device for it. */
export default function TimeLapsePage() {
  const { formatMessage } = useIntl();
  const [span, setSpan] = useState<TimeLapseSpan>('TWELVE_WEEKS');
  const weeks = useLapseWeeks(span);
  return (
    <Page
      title={formatMessage({ id: 'lapse.title' })}
      description={<FormattedMessage id="lapse.lead" />}
      above={
        <BackLink to={paths.timeline}>
          <FormattedMessage id="lapse.timeline" />
        </BackLink>
      }
    >
      <QueryView query={weeks} skeleton={<CardSkeleton height={560} />}>
        {(found) => <Content weeks={found} span={span} onChoose={setSpan} />}
      </QueryView>
    </Page>
  );
}
