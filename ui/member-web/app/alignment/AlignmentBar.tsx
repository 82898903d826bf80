import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SwitchRow } from '#ui/components/forms/SwitchRow.tsx';
import { RefreshIcon } from '#ui/icons.tsx';
import type { HandPhoto } from './HandAlignDialog.tsx';
import type { Alignment } from './use-alignment.ts';

declare global {
  interface MessageCatalogues {
    alignment: typeof import('./messages/vi.json');
  }
}

const HandAlignDialog = lazy(() => import('./HandAlignDialog.tsx'));

type Props = Readonly<{
  alignment: Alignment;
  /** How many photos there are, those in view first to say why one is not aligned. */
  count: number;
  /** In view now. */
  photos: readonly HandPhoto[];
}>;

const Problems = ({ alignment, photos }: Pick<Props, 'alignment' | 'photos'>) =>
  photos.map(({ medium: { mediaId }, weekName }) => {
    const problem = alignment.isUnloaded(mediaId) ? 'UNLOADED' : alignment.shown.get(mediaId)?.problem;
    return problem === undefined || problem === null || problem === 'NO_FINDER' ? null : (
      <Typography key={mediaId} variant="body2">
        <FormattedMessage id={`align.problem.${problem}`} values={{ week: weekName }} />
      </Typography>
    );
  });

const Retry = ({ onRetry }: Readonly<{ onRetry: () => void }>) => (
  <Button variant="text" startIcon={<RefreshIcon />} onClick={onRetry}>
    <FormattedMessage id="ui.retry" />
  </Button>
);

/** Whether photos are brought to one place, how far that is, why one is not, and the way to do it by hand. */
export const AlignmentBar = ({ alignment, count, photos }: Props) => {
  const [isByHand, setByHand] = useState(false);
  const { isOn, isOver, done } = alignment;
  const known = photos.filter(({ medium: { mediaId } }) => alignment.sightingOf(mediaId) !== null);
  const isAnyUnloaded = photos.some(({ medium: { mediaId } }) => alignment.isUnloaded(mediaId));
  return (
    <Stack sx={{ gap: 0.5, maxWidth: 520, mx: 'auto', width: '100%' }}>
      <SwitchRow
        label={<FormattedMessage id="align.switch" />}
        hint={<FormattedMessage id="align.private" />}
        checked={isOn}
        onChange={alignment.switchOn}
      />
      <Box role="status">
        {isOn && !isOver && (
          <>
            <Typography variant="body2" sx={{ mb: 0.5 }}>
              <FormattedMessage id="align.busy" values={{ done, count }} />
            </Typography>
            <LinearProgress aria-hidden variant="determinate" value={(done / Math.max(count, 1)) * 100} />
          </>
        )}
        {isOn && isOver && <Problems alignment={alignment} photos={photos} />}
      </Box>
      {isOver && isAnyUnloaded && !alignment.isFinderMissing && (
        <Box>
          <Retry onRetry={alignment.retry} />
        </Box>
      )}
      {isOver && alignment.isFinderMissing && (
        <Alert severity="info" action={<Retry onRetry={alignment.retry} />}>
          <FormattedMessage id="align.noFinder" />
        </Alert>
      )}
      {isOn && isOver && known.length > 0 && (
        <Box>
          <Button variant="outlined" onClick={() => setByHand(true)}>
            <FormattedMessage id="align.hand" />
          </Button>
        </Box>
      )}
      {isByHand && known.length > 0 && (
        <Suspense>
          <HandAlignDialog alignment={alignment} photos={known} onClose={() => setByHand(false)} />
        </Suspense>
      )}
    </Stack>
  );
};
