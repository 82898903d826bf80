import IconButton from '@mui/material/IconButton';
import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../intl.ts';
import { shortcutOf } from './shortcuts.ts';

type Props = Readonly<{
  label: MessageId;
  icon: ComponentType<SvgIconProps>;
  /** Pressed or not; left out for what only happens. */
  isOn?: boolean;
  /** It keeps its place and the focus; there is only nothing to do. */
  isOff?: boolean;
  onUse: () => void;
}>;

export const toolSx = {
  flexShrink: 0,
  '&[aria-pressed="true"], &[data-on]': { bgcolor: 'primary.soft', color: 'primary.onSoft' },
  '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
} as const;

export const Tool = ({ label, icon: Icon, isOn, isOff = false, onUse }: Props) => {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: label });
  const shortcut = shortcutOf(label);
  return (
    <IconButton
      aria-label={name}
      aria-keyshortcuts={shortcut?.announced}
      title={shortcut ? `${name} (${shortcut.shown})` : name}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      // The text keeps what is selected in it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onUse();
      }}
      sx={toolSx}
    >
      <Icon />
    </IconButton>
  );
};
