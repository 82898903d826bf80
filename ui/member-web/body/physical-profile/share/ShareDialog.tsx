import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DownloadIcon, LockIcon, ShareIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { saveFile } from '#ui/save-file.ts';
import type { ChangedRow } from '../saved/changed-rows.ts';
import type { WeekMoment } from '../saved/use-week-moment.ts';
import { cardSize, drawCard, loadTypeface, pictureOf, type CardLine } from './draw-card.ts';
import { useCardLines } from './use-card-lines.ts';

/** More would be small print. */
const mostLines = 4;
const fileName = 'fitboard-week.png';

type Props = Readonly<{
  saved: SavedWeek;
  rows: readonly ChangedRow[];
  moment: WeekMoment;
  onClose: () => void;
}>;

const Picks = ({
  lines,
  picked,
  onPick,
}: Readonly<{ lines: readonly CardLine[]; picked: readonly string[]; onPick: (ids: string[]) => void }>) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid' }}>
    <Typography component="legend" variant="subtitle2">
      <FormattedMessage id="indicator.share.pick" values={{ max: mostLines }} />
    </Typography>
    {lines.map(({ id, label, value, change }) => {
      const isPicked = picked.includes(id);
      return (
        <FormControlLabel
          key={id}
          control={
            <Checkbox
              checked={isPicked}
              disabled={!isPicked && picked.length >= mostLines}
              onChange={() => onPick(isPicked ? picked.filter((one) => one !== id) : [...picked, id])}
            />
          }
          label={`${label}: ${value}${change === null ? '' : ` (${change})`}`}
        />
      );
    })}
  </Box>
);

/** A picture of the week with what the member picks. Body numbers are in it only when they are picked, photos never. */
export default function ShareDialog({ saved, rows, moment, onClose }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { lines, first } = useCardLines(rows, moment);
  const [picked, setPicked] = useState<readonly string[]>(first);
  const chosen = lines.filter((line) => picked.includes(line.id));
  const title = formatMessage({ id: 'indicator.share.title' });
  const week = weekName(saved.weekStart);

  useEffect(() => {
    const draw = () => {
      if (canvas.current !== null)
        drawCard(canvas.current, { site: location.host, title, week, lines: chosen });
    };
    draw();
    // The first drawing may come before the heavy weight of the typeface does.
    void loadTypeface(title).then(draw);
  });

  const share = async (isFile: boolean) => {
    if (canvas.current === null) return;
    const blob = await pictureOf(canvas.current);
    const file = new File([blob], fileName, { type: 'image/png' });
    if (isFile || !navigator.canShare?.({ files: [file] }))
      return saveFile({ blob, name: fileName }, fileName);
    await navigator.share({ files: [file] }).catch(() => undefined); // closed without sharing
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2">
        <FormattedMessage id="indicator.share.open" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '220px 1fr' } }}>
        <Box
          component="canvas"
          ref={canvas}
          width={cardSize.width}
          height={cardSize.height}
          role="img"
          aria-label={`${title}. ${week}. ${chosen.map(({ label, value }) => `${label}: ${value}`).join('. ')}`}
          sx={{ width: '100%', maxWidth: 260, mx: 'auto', borderRadius: '16px', display: 'block' }}
        />
        <Box>
          <Picks lines={lines} picked={picked} onPick={setPicked} />
          <Typography
            variant="body2"
            sx={{ mt: 1, color: 'text.secondary', display: 'flex', gap: 0.75, alignItems: 'flex-start' }}
          >
            <LockIcon aria-hidden sx={{ fontSize: '1.125rem', mt: '0.1em' }} />
            <FormattedMessage id="indicator.share.private" />
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="text" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={chosen.length === 0}
          onClick={() => void share(true)}
        >
          <FormattedMessage id="indicator.share.download" />
        </Button>
        {'share' in navigator && (
          <Button
            variant="contained"
            startIcon={<ShareIcon />}
            disabled={chosen.length === 0}
            onClick={() => void share(false)}
          >
            <FormattedMessage id="indicator.share.send" />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
