import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon, ChevronDownIcon } from '../../icons.tsx';
import type { MessageId } from '../../intl.ts';
import { toolSx } from './Tool.tsx';
import type { ToolChoice } from './use-tools.ts';

type Props = Readonly<{
  label: MessageId;
  icon: ComponentType<SvgIconProps>;
  choices: readonly ToolChoice[];
  /** Something of it is around the cursor that is not around all text. */
  isOn?: boolean;
  /** Back into the text, when nothing was chosen as well. */
  onLeave: () => void;
}>;

export const ToolMenu = ({ label, icon: Icon, choices, isOn: isLit, onLeave }: Props) => {
  const id = useId();
  const { formatMessage } = useIntl();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef<(() => void) | null>(null);
  const name = formatMessage({ id: label });

  const choose = (use: () => void) => {
    chosen.current = use;
    setIsOpen(false);
  };
  /** The menu holds the focus until it is gone: only then can the text take it. */
  const closed = () => {
    const use = chosen.current;
    chosen.current = null;
    if (use) {
      onLeave();
      use();
    } else button?.focus();
  };

  return (
    <>
      <IconButton
        ref={setButton}
        id={`${id}-button`}
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        data-on={(isLit ?? choices.some(({ isOn }) => isOn)) ? '' : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(true)}
        sx={{ ...toolSx, pr: 0.25, width: 'auto' }}
      >
        <Icon />
        <ChevronDownIcon sx={{ fontSize: '1rem' }} />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={button}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        disableRestoreFocus
        slotProps={{
          list: { 'aria-labelledby': `${id}-button` },
          transition: { onExited: closed },
          paper: { sx: { maxHeight: 'min(60dvh, 480px)' } },
        }}
      >
        {choices.map(({ label: choice, isOn, isOff = false, onUse }) => (
          <MenuItem
            key={choice}
            disabled={isOff}
            role={isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
            aria-checked={isOn}
            onClick={() => choose(onUse)}
          >
            {choices.some((one) => one.isOn !== undefined) && (
              <ListItemIcon>{isOn && <CheckIcon sx={{ fontSize: '1.25rem' }} />}</ListItemIcon>
            )}
            <ListItemText>
              <FormattedMessage id={choice} />
            </ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
