import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ChangeEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Language } from '#core/kernel/language.ts';
import { PlayIcon, SoundIcon } from '#ui/icons.tsx';
import type { MessageId } from '#ui/intl.ts';
import { clockText } from '#ui/use-countdown.ts';
import { BackTenIcon, ForwardTenIcon, PauseIcon, SilentIcon, WideIcon } from './icons.tsx';
import { type PlayerPreferences, speeds } from './player-preferences.ts';
import type { Player } from './use-player.ts';
import { stepSeconds } from './player-keys.ts';

type ControlProps = Readonly<{ label: string; onClick: () => void; children: ReactNode }>;

const Control = ({ label, onClick, children }: ControlProps) => (
  <IconButton aria-label={label} title={label} onClick={onClick} sx={{ width: 44, height: 44 }}>
    {children}
  </IconButton>
);

type ChoiceProps = Readonly<{
  label: string;
  value: string;
  options: readonly Readonly<{ value: string; label: string }>[];
  onChange: (value: string) => void;
}>;

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Box
    component="select"
    value={value}
    onChange={({ target }: ChangeEvent<HTMLSelectElement>) => onChange(target.value)}
    aria-label={label}
    sx={{
      minHeight: 44,
      py: 1.25,
      px: 1,
      border: 0,
      borderRadius: '8px',
      bgcolor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      fontSize: '0.875rem',
      cursor: 'pointer',
      '& option': { bgcolor: 'background.paper', color: 'text.primary' },
      '&:focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: -3 },
    }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </Box>
);

type Props = Readonly<{
  player: Player;
  preferences: PlayerPreferences;
  change: (parts: Partial<PlayerPreferences>) => void;
  /** Languages that have captions. */
  captions: readonly Language[];
  onWide: () => void;
}>;

/** Our own controls, below the picture and never over it. */
export const Controls = ({ player, preferences, change, captions, onWide }: Props) => {
  const { formatMessage, formatNumber } = useIntl();
  const { state, seek, toggle, toggleSound } = player;
  const { isPlaying, position, duration, isMuted } = state;
  const text = (id: MessageId) => formatMessage({ id });
  return (
    <Box
      role="group"
      aria-label={text('learn.video.controls')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: 0.5, pb: 0.5 }}
    >
      <Control label={text(isPlaying ? 'learn.video.pause' : 'learn.video.play')} onClick={toggle}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </Control>
      <Control label={text('learn.video.back')} onClick={() => seek(position - stepSeconds)}>
        <BackTenIcon />
      </Control>
      <Control label={text('learn.video.forward')} onClick={() => seek(position + stepSeconds)}>
        <ForwardTenIcon />
      </Control>
      <Box
        component="span"
        sx={{ fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', px: 0.5 }}
      >
        {`${clockText(Math.floor(position))} / ${clockText(Math.ceil(duration))}`}
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      <Choice
        label={text('learn.video.speed')}
        value={String(preferences.speed)}
        options={speeds.map((speed) => ({ value: String(speed), label: `${formatNumber(speed)}×` }))}
        onChange={(speed) => change({ speed: Number(speed) })}
      />
      {captions.length > 0 && (
        <Choice
          label={text('learn.video.captions')}
          value={
            preferences.captions !== 'off' && captions.includes(preferences.captions)
              ? preferences.captions
              : 'off'
          }
          options={[
            { value: 'off', label: text('learn.video.captions.off') },
            ...captions.map((language) => ({
              value: language,
              label: text(`learn.video.captions.${language}`),
            })),
          ]}
          onChange={(value) => change({ captions: value as Language | 'off' })} // one of the options
        />
      )}
      <Control label={text(isMuted ? 'learn.video.sound' : 'learn.video.mute')} onClick={toggleSound}>
        {isMuted ? <SilentIcon /> : <SoundIcon />}
      </Control>
      <Control label={text('learn.video.wide')} onClick={onWide}>
        <WideIcon />
      </Control>
    </Box>
  );
};
