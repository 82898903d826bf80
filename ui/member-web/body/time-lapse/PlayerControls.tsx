import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FormattedMessage, useIntl } from 'react-intl';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { type Player, type Speed, speeds } from './use-player.ts';

type Props = Readonly<{
  player: Player;
  /** The week that is shown, and its weight. */
  caption: string;
  /** Photos are still on their way. */
  isWaiting: boolean;
}>;

const Speeds = ({ player }: Pick<Props, 'player'>) => {
  const { formatMessage } = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      value={player.speed}
      onChange={(_, next: Speed | null) => next !== null && player.setSpeed(next)}
      aria-label={formatMessage({ id: 'lapse.speed' })}
    >
      {speeds.map((speed) => (
        <ToggleButton key={speed} value={speed}>
          <FormattedMessage id={`lapse.speed.${speed}`} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

/** A slider over the weeks and the steps of it; who wants little motion goes step by step. */
export const PlayerControls = ({ player, caption, isWaiting }: Props) => {
  const { formatMessage } = useIntl();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const { index, last, isPlaying } = player;
  return (
    <Box sx={{ maxWidth: 520, mx: 'auto', width: '100%' }}>
      <Box
        component="input"
        type="range"
        aria-label={formatMessage({ id: 'lapse.week' })}
        aria-valuetext={caption}
        min={0}
        max={last}
        step={1}
        value={index}
        onChange={({ target }) => player.show(Number(target.value))}
        sx={{
          display: 'block',
          width: '100%',
          height: 44,
          m: 0,
          accentColor: 'var(--fb-palette-primary-main)',
        }}
      />
      <Box
        component="p"
        sx={{ m: 0, textAlign: 'center', fontWeight: 600, fontVariantNumeric: 'tabular-nums', minHeight: 28 }}
      >
        {caption}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'center',
          mt: 1,
        }}
      >
        <IconButton
          aria-label={formatMessage({ id: 'lapse.back' })}
          disabled={index === 0}
          onClick={() => player.show(index - 1)}
        >
          <ArrowLeftIcon />
        </IconButton>
        {!isStill && (
          <Button
            variant="contained"
            disabled={isWaiting}
            startIcon={isPlaying ? <PauseIcon /> : <PlayIcon />}
            onClick={player.toggle}
            sx={{ minWidth: 136 }}
          >
            <FormattedMessage id={isPlaying ? 'lapse.pause' : 'lapse.play'} />
          </Button>
        )}
        <IconButton
          aria-label={formatMessage({ id: 'lapse.forth' })}
          disabled={index === last}
          onClick={() => player.show(index + 1)}
        >
          <ArrowRightIcon />
        </IconButton>
        {!isStill && <Speeds player={player} />}
      </Box>
    </Box>
  );
};
