import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { framesOf, type TimeLapseSpan } from '#core/body/snapshot/alignment/time-lapse.ts';
import type { BodySide } from '#core/body/snapshot/snapshot.ts';
import { RefreshIcon } from '#ui/icons.tsx';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { metricIn, profileOf, readerOf, type SavedWeek } from '#ui/indicator/week.ts';
import { AlignmentBar } from '../../app/alignment/AlignmentBar.tsx';
import { useAlignment } from '../../app/alignment/use-alignment.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { Stage } from './Stage.tsx';
import { usePlayer } from './use-player.ts';

const useCaption = () => {
  const measures = useMeasures();
  const weekName = useWeekName();
  return (week: SavedWeek): string => {
    const profile = profileOf(week);
    const weight = metricIn(profile, 'weight');
    const shown = weight === null ? [] : [measures.metric('weight', weight, readerOf(profile))];
    return [weekName(week.weekStart), ...shown].join(' · ');
  };
};

type Props = Readonly<{ weeks: readonly SavedWeek[]; side: BodySide; span: TimeLapseSpan }>;

/** One's own photos of one side, oldest first, each in its place; at least two of them. */
export const TimeLapse = ({ weeks, side, span }: Props) => {
  const { formatMessage } = useIntl();
  const captionOf = useCaption();
  const weekName = useWeekName();
  const frames = useMemo(() => framesOf(weeks, side, span), [weeks, side, span]);
  const photos = useMemo(() => frames.map(({ photo }) => ({ ...photo, side })), [frames, side]);
  const alignment = useAlignment(photos, { isOwn: true, wantsPictures: true });
  const player = usePlayer(frames.length);
  const frame = frames[player.index];
  if (frame === undefined) return null;

  const { mediaId } = frame.photo;
  const alt = formatMessage(
    { id: 'lapse.photo.alt' },
    { side: formatMessage({ id: `indicator.side.${side}` }), week: weekName(frame.week.weekStart) },
  );
  const isUnloaded = alignment.isUnloaded(mediaId);
  const isWaiting = !alignment.isOver;
  return (
    <Card>
      <CardContent>
        <Stack sx={{ gap: 2 }}>
          <Stage
            picture={alignment.pictureOf(mediaId)}
            placement={alignment.shown.get(mediaId)?.placement ?? null}
            alt={alt}
          >
            {isUnloaded ? (
              <>
                <FormattedMessage id="lapse.unloaded" />
                <br />
                <Button variant="text" startIcon={<RefreshIcon />} onClick={alignment.retry}>
                  <FormattedMessage id="lapse.again" />
                </Button>
              </>
            ) : isWaiting && alignment.pictureOf(mediaId) === null ? (
              <FormattedMessage id="lapse.loading" values={{ done: alignment.done, count: frames.length }} />
            ) : undefined}
          </Stage>
          <PlayerControls player={player} caption={captionOf(frame.week)} isWaiting={isWaiting} />
          <AlignmentBar
            alignment={alignment}
            count={frames.length}
            photos={[{ medium: { ...frame.photo, side }, weekName: weekName(frame.week.weekStart), alt }]}
          />
        </Stack>
      </CardContent>
    </Card>
  );
};
