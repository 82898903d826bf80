import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ReactCompareSlider, ReactCompareSliderHandle } from 'react-compare-slider';
import { FormattedMessage, useIntl } from 'react-intl';
import { bodySides, type BodySide } from '#core/body/snapshot/snapshot.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { BodySidePicture } from '#ui/illustrations/body.tsx';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { metricIn, profileOf, readerOf, type SavedWeek } from '#ui/indicator/week.ts';
import { PrivateMedium } from '../parts/PrivateMedium.tsx';

type Medium = SavedWeek['media'][number];

const mediumOf = (week: SavedWeek, side: BodySide): Medium | undefined =>
  week.media.find((medium) => medium.side === side);

const Figures = ({ week, align }: Readonly<{ week: SavedWeek; align: 'left' | 'right' }>) => {
  const measures = useMeasures();
  const weekName = useWeekName();
  const profile = profileOf(week);
  const shown = (['weight', 'bodyFatPercent'] as const).flatMap((metric) => {
    const value = metricIn(profile, metric);
    return value === null ? [] : [measures.metric(metric, value, readerOf(profile))];
  });
  return (
    <Box
      component="figcaption"
      sx={{
        position: 'absolute',
        zIndex: 2,
        bottom: 8,
        [align]: 8,
        maxWidth: 'calc(50% - 16px)',
        px: 1.25,
        py: 0.75,
        borderRadius: '12px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        pointerEvents: 'none',
        textAlign: align,
      }}
    >
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {weekName(week.weekStart)}
      </Box>
      <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {shown.join(' · ')}
      </Box>
    </Box>
  );
};

const Missing = ({ side, week }: Readonly<{ side: BodySide; week: SavedWeek }>) => {
  const weekName = useWeekName();
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: '100%',
        p: 2,
        textAlign: 'center',
        bgcolor: 'background.sunken',
      }}
    >
      <Box>
        <Box aria-hidden sx={{ width: 72, mx: 'auto', opacity: 0.5, mb: 1 }}>
          <BodySidePicture side={side} />
        </Box>
        <Typography variant="body2">
          <FormattedMessage id="compare.noPicture" values={{ week: weekName(week.weekStart) }} />
        </Typography>
      </Box>
    </Box>
  );
};

const NoPictures = () => (
  <EmptyState
    compact
    picture={
      <Box sx={{ width: 64, mx: 'auto' }}>
        <BodySidePicture side="FRONT" />
      </Box>
    }
    title={<FormattedMessage id="compare.noPictures" />}
  >
    <FormattedMessage id="compare.noPictures.why" />
  </EmptyState>
);

type SideProps = Readonly<{
  side: BodySide;
  sides: readonly BodySide[];
  onChoose: (side: BodySide) => void;
}>;

const SideChoice = ({ side, sides, onChoose }: SideProps) => {
  const { formatMessage } = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      value={side}
      onChange={(_, next: BodySide | null) => next !== null && onChoose(next)}
      aria-label={formatMessage({ id: 'compare.side' })}
      sx={{ flexWrap: 'wrap' }}
    >
      {sides.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: { xs: 1, sm: 1.75 } }}>
          <FormattedMessage id={`indicator.side.${one}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

type ViewProps = Readonly<{ asSlider: boolean; onChoose: (asSlider: boolean) => void }>;

const ViewChoice = ({ asSlider, onChoose }: ViewProps) => {
  const { formatMessage } = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      value={asSlider ? 'slider' : 'beside'}
      onChange={(_, next: string | null) => next !== null && onChoose(next === 'slider')}
      aria-label={formatMessage({ id: 'compare.view' })}
    >
      {(['slider', 'beside'] as const).map((one) => (
        <ToggleButton key={one} value={one}>
          <FormattedMessage id={`compare.view.${one}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const usePhotoAlt = (side: BodySide) => {
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  const name = formatMessage({ id: `indicator.side.${side}` });
  return (week: SavedWeek) =>
    formatMessage({ id: 'compare.photo.alt' }, { side: name, week: weekName(week.weekStart) });
};

type PairProps = Readonly<{ side: BodySide; from: SavedWeek; to: SavedWeek }>;
type SliderProps = PairProps & Readonly<{ before: Medium; after: Medium }>;

const PhotosInSlider = ({ side, from, to, before, after }: SliderProps) => {
  const { formatMessage } = useIntl();
  const alt = usePhotoAlt(side);
  return (
    <>
      <Box
        component="figure"
        sx={{
          m: 0,
          position: 'relative',
          maxWidth: 520,
          mx: 'auto',
          borderRadius: '20px',
          overflow: 'hidden',
        }}
      >
        <ReactCompareSlider
          key={side + from.id + to.id}
          keyboardIncrement="5%"
          style={{ aspectRatio: '3 / 4', width: '100%' }}
          handle={<ReactCompareSliderHandle aria-label={formatMessage({ id: 'compare.slider' })} />}
          itemOne={<PrivateMedium medium={before} alt={alt(from)} />}
          itemTwo={<PrivateMedium medium={after} alt={alt(to)} />}
        />
        <Figures week={from} align="left" />
        <Figures week={to} align="right" />
      </Box>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary', mt: 1 }}>
        <FormattedMessage id="compare.slider.help" />
      </Typography>
    </>
  );
};

const PhotosSideBySide = ({ side, from, to }: PairProps) => {
  const alt = usePhotoAlt(side);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, maxWidth: 840, mx: 'auto' }}>
      {([from, to] as const).map((week) => {
        const medium = mediumOf(week, side);
        return (
          <Box
            key={week.id}
            component="figure"
            sx={{
              m: 0,
              position: 'relative',
              aspectRatio: '3 / 4',
              borderRadius: '20px',
              overflow: 'hidden',
            }}
          >
            {medium === undefined ? (
              <Missing side={side} week={week} />
            ) : (
              <>
                <PrivateMedium medium={medium} alt={alt(week)} controls />
                <Figures week={week} align="left" />
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
};

type Props = Readonly<{ from: SavedWeek; to: SavedWeek }>;

/** Same side against same side, never front against back: sliding over each other or standing side by side. */
export const PhotoComparison = ({ from, to }: Props) => {
  const has = (week: SavedWeek, side: BodySide) => mediumOf(week, side) !== undefined;
  const sides = bodySides.filter((side) => has(from, side) || has(to, side));
  const shared = sides.filter((side) => has(from, side) && has(to, side));
  const [wanted, setWanted] = useState<BodySide>();
  const [asSlider, setAsSlider] = useState(true);
  const side = wanted !== undefined && sides.includes(wanted) ? wanted : (shared[0] ?? sides[0]);
  if (side === undefined) return <NoPictures />;
  const before = mediumOf(from, side);
  const after = mediumOf(to, side);
  const canSlide = before?.type === 'IMAGE' && after?.type === 'IMAGE';

  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between', mb: 2 }}>
        <SideChoice side={side} sides={sides} onChoose={setWanted} />
        {canSlide && <ViewChoice asSlider={asSlider} onChoose={setAsSlider} />}
      </Box>
      {canSlide && asSlider ? (
        <PhotosInSlider side={side} from={from} to={to} before={before} after={after} />
      ) : (
        <PhotosSideBySide side={side} from={from} to={to} />
      )}
    </Box>
  );
};
