import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage, useIntl } from 'react-intl';
import { muteDays } from '#core/community/follow/relation.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import type { OwnTie } from './use-tie.ts';

type MuteProps = Readonly<{ own: OwnTie; name: string; close: () => void }>;

/** For how long, all of them in sight: no menu inside a menu. */
const MuteEntries = ({ own, name, close }: MuteProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  if (own.tie.muted)
    return (
      <MenuItem
        onClick={() => {
          close();
          own.take({ kind: 'unmute' });
        }}
      >
        <FormattedMessage id="social.unmute" />
      </MenuItem>
    );
  return [...muteDays, null].map((days) => (
    <MenuItem
      key={days ?? 0}
      onClick={() => {
        close();
        own.take(
          { kind: 'mute', days },
          {
            onSuccess: () =>
              toast(formatMessage({ id: 'social.muted' }, { name }), {
                undo: () => own.take({ kind: 'unmute' }),
              }),
          },
        );
      }}
    >
      <FormattedMessage id={days === null ? 'social.mute.always' : 'social.mute.days'} values={{ days }} />
    </MenuItem>
  ));
};

type Props = Readonly<{
  id: string;
  anchor: HTMLElement | null;
  name: string;
  own: OwnTie;
  onClose: () => void;
  onReport: () => void;
  onBlock: () => void;
}>;

/** The entries themselves, which come when the menu is opened. */
export default function TieEntries({ id, anchor, name, own, onClose, onReport, onBlock }: Props) {
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {own.tie.followsMe && (
        <MenuItem onClick={after(() => own.take({ kind: 'removeFollower' }))}>
          <FormattedMessage id="social.removeFollower" />
        </MenuItem>
      )}
      <MuteEntries own={own} name={name} close={onClose} />
      <Divider />
      <MenuItem onClick={after(onReport)}>
        <FormattedMessage id="social.report" />
      </MenuItem>
      <MenuItem onClick={after(onBlock)}>
        <ListItemText slotProps={{ primary: { sx: { color: 'error.main' } } }}>
          <FormattedMessage id="social.block" />
        </ListItemText>
      </MenuItem>
    </Menu>
  );
}
