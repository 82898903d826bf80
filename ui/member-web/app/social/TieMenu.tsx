import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { muteDays } from '#core/community/follow/relation.ts';
import { ConfirmOnDemand } from '#ui/components/ConfirmOnDemand.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { inLanguage } from '../language.ts';
import { paths } from '../paths.ts';
import type { OwnTie } from './use-tie.ts';

type Props = Readonly<{
  name: string;
  own: OwnTie;
  /** Further entries, such as a report; they close the menu by themselves. */
  entries?: ((close: () => void) => ReactNode) | undefined;
  /** After a block; without it the reader leaves the page, which is not there any more. */
  onBlocked?: (() => void) | undefined;
}>;

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

/** What one can do about a person beside following. */
export const TieMenu = ({ name, own, entries, onBlocked }: Props) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const toast = useToast();
  const language = useLanguage();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asksBlock, setAsksBlock] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={formatMessage({ id: 'social.more' }, { name })}
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : id}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {own.tie.followsMe && (
          <MenuItem
            onClick={() => {
              close();
              own.take({ kind: 'removeFollower' });
            }}
          >
            <FormattedMessage id="social.removeFollower" />
          </MenuItem>
        )}
        <MuteEntries own={own} name={name} close={close} />
        <Divider />
        {entries?.(close)}
        <MenuItem
          onClick={() => {
            close();
            setAsksBlock(true);
          }}
        >
          <ListItemText slotProps={{ primary: { sx: { color: 'error.main' } } }}>
            <FormattedMessage id="social.block" />
          </ListItemText>
        </MenuItem>
      </Menu>
      <ConfirmOnDemand
        open={asksBlock}
        title={<FormattedMessage id="social.block.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="social.block" />}
        dangerous
        onConfirm={async () => {
          await own.takeAndWait({ kind: 'block' });
          toast(formatMessage({ id: 'social.blocked' }, { name }));
          if (onBlocked) onBlocked();
          else void navigate(inLanguage(paths.fitboard, language), { replace: true });
        }}
        onClose={() => setAsksBlock(false)}
      >
        <FormattedMessage id="social.block.text" values={{ name }} />
      </ConfirmOnDemand>
    </>
  );
};
