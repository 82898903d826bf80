import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { ReactCompareSlider, ReactCompareSliderHandle } from 'react-compare-slider';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Placement } from '#core/body/snapshot/alignment/align-photos.ts';
import { bodySides, type BodySide } from '#core/body/snapshot/snapshot.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { EmptyState } from '#ui/components/States.tsx';
import { BodySidePicture } from '#ui/illustrations/body.tsx';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { metricIn, profileOf, readerOf, type SavedWeek } from '#ui/indicator/week.ts';
import { AlignmentBar } from '../alignment/AlignmentBar.tsx';
import { placed } from '../alignment/placed.ts';
import { useAlignment } from '../alignment/use-alignment.ts';
import { PrivateMedium } from '../parts/PrivateMedium.tsx';
import { SideChoice } from './SideChoice.tsx';

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

type FramedProps = Readonly<{
  medium: Medium;
  alt: string;
  /** Null: the middle of the photo. */
  placement: Placement | null;
  controls?: boolean;
}>;

const Framed = ({ medium, alt, placement, controls = false }: FramedProps) => (
  <Box sx={{ position: 'relative', width: '100%', height: '100%', overflow: 'hidden' }}>
    <PrivateMedium
      medium={medium}
      alt={alt}
      controls={controls}
      {...(placement === null ? {} : { sx: placed(placement) })}
    />
  </Box>
);

type PairProps = Readonly<{
  side: BodySide;
  from: SavedWeek;
  to: SavedWeek;
  placementOf: (medium: Medium) => Placement | null;
}>;
type SliderProps = PairProps & Readonly<{ before: Medium; after: Medium }>;

const PhotosInSlider = ({ side, from, to, before, after, placementOf }: SliderProps) => {
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
          itemOne={<Framed medium={before} alt={alt(from)} placement={placementOf(before)} />}
          itemTwo={<Framed medium={after} alt={alt(to)} placement={placementOf(after)} />}
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

const PhotosSideBySide = ({ side, from, to, placementOf }: PairProps) => {
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
                <Framed medium={medium} alt={alt(week)} placement={placementOf(medium)} controls />
                <Figures week={week} align="left" />
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
};

type TwoPhotosProps = Omit<SliderProps, 'placementOf'> & Readonly<{ asSlider: boolean }>;

/** Two photos of one side, in one place where shoulders and hips of both were found: bodies are compared, not cameras. */
const TwoPhotos = ({ side, from, to, before, after, asSlider }: TwoPhotosProps) => {
  const alt = usePhotoAlt(side);
  const weekName = useWeekName();
  const user = useSignedInUser();
  const photos = useMemo(() => [before, after].map((medium) => ({ ...medium, side })), [before, after, side]);
  const alignment = useAlignment(photos, { isOwn: from.userId === user?.id, wantsPictures: false });
  const shown = photos.map(({ mediaId }) => alignment.shown.get(mediaId));
  const isAligned = alignment.isOver && shown.every((photo) => photo?.isAligned === true);
  const placementOf = ({ mediaId }: Medium) =>
    isAligned ? (alignment.shown.get(mediaId)?.placement ?? null) : null;
  const pair = { side, from, to, placementOf };
  return (
    <>
      {asSlider ? <PhotosInSlider {...pair} before={before} after={after} /> : <PhotosSideBySide {...pair} />}
      <Box sx={{ mt: 2 }}>
        <AlignmentBar
          key={side + from.id + to.id}
          alignment={alignment}
          count={photos.length}
          photos={[from, to].map((week, index) => ({
            medium: { ...(index === 0 ? before : after), side },
            weekName: weekName(week.weekStart),
            alt: alt(week),
          }))}
        />
      </Box>
    </>
  );
};

type Props = Readonly<{ from: SavedWeek; to: SavedWeek }>;

const asItIs = () => null;

/** Same side against same side, never front against back: sliding over each other or standing side by side. */
export const PhotoComparison = ({ from, to }: Props) => {
  const { formatMessage } = useIntl();
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
        <SideChoice
          label={formatMessage({ id: 'compare.side' })}
          side={side}
          sides={sides}
          onChoose={setWanted}
        />
        {canSlide && <ViewChoice asSlider={asSlider} onChoose={setAsSlider} />}
      </Box>
      {canSlide ? (
        <TwoPhotos {...{ side, from, to, before, after, asSlider }} />
      ) : (
        <PhotosSideBySide side={side} from={from} to={to} placementOf={asItIs} />
      )}
    </Box>
  );
};
