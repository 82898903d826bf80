import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CameraIcon, CheckIcon, RefreshIcon } from '#ui/icons.tsx';
import { type Delay, delays } from './use-shutter.ts';

const white = { color: 'common.white' } as const;

type Props = Readonly<{
  isLive: boolean;
  isCounting: boolean;
  hasShot: boolean;
  /** Starts the countdown, or ends it. */
  onTake: (delay: Delay) => void;
  onTurn: () => void;
  onAgain: () => void;
  onUse: () => void;
}>;

const ShotControls = ({ onAgain, onUse }: Pick<Props, 'onAgain' | 'onUse'>) => {
  const useButton = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with the live picture.
  useEffect(() => useButton.current?.focus(), []);
  return (
    <>
      <Button variant="outlined" size="large" color="inherit" startIcon={<RefreshIcon />} onClick={onAgain}>
        <FormattedMessage id="indicator.photo.retake" />
      </Button>
      <Button
        ref={useButton}
        variant="contained"
        size="large"
        color="accent"
        startIcon={<CheckIcon />}
        onClick={onUse}
      >
        <FormattedMessage id="indicator.crop.use" />
      </Button>
    </>
  );
};

/** A timer, one press, the other camera; then take it again or use it. */
export const CameraControls = ({ isLive, isCounting, hasShot, onTake, onTurn, onAgain, onUse }: Props) => {
  const { formatMessage } = useIntl();
  const [delay, setDelay] = useState<Delay>(5);
  const shutter = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLive && !hasShot) shutter.current?.focus();
  }, [isLive, hasShot]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
      }}
    >
      {hasShot ? (
        <ShotControls onAgain={onAgain} onUse={onUse} />
      ) : (
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={delay}
            onChange={(_, next: Delay | null) => next !== null && setDelay(next)}
            aria-label={formatMessage({ id: 'indicator.camera.timer' })}
          >
            {delays.map((seconds) => (
              <ToggleButton
                key={seconds}
                value={seconds}
                sx={{
                  ...white,
                  minHeight: 44,
                  borderColor: 'common.white',
                  '&.Mui-selected, &.Mui-selected:hover': {
                    color: 'common.black',
                    bgcolor: 'common.white',
                  },
                }}
              >
                <FormattedMessage id="indicator.camera.seconds" values={{ seconds }} />
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Button
            ref={shutter}
            variant="contained"
            color="accent"
            size="large"
            startIcon={<CameraIcon />}
            disabled={!isLive}
            onClick={() => onTake(delay)}
          >
            <FormattedMessage id={isCounting ? 'ui.cancel' : 'indicator.photo.take'} />
          </Button>
          <IconButton onClick={onTurn} aria-label={formatMessage({ id: 'indicator.camera.turn' })} sx={white}>
            <RefreshIcon />
          </IconButton>
        </>
      )}
    </Box>
  );
};
