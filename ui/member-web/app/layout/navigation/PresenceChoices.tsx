import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { PresenceDot, presences, type PresenceStatus } from '../../parts/PresenceDot.tsx';
import { usePreference } from '../../use-preference.ts';

type Props = Readonly<{ anchor: HTMLElement | null; status: PresenceStatus; onClose: () => void }>;

const PresenceChoices = ({ anchor, status, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { choose, error } = usePreference(onClose);
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': formatMessage({ id: 'nav.presence.menu' }) } }}
    >
      {error !== null && (
        <Box component="li" role="none" sx={{ px: 2, maxWidth: 320 }}>
          <ErrorNote error={error} />
        </Box>
      )}
      {presences.map((value) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === status}
          selected={value === status}
          onClick={() => (value === status ? onClose() : choose({ activityStatus: value }))}
          sx={{ gap: 1.25, minHeight: 44 }}
        >
          <PresenceDot status={value} />
          <Box component="span" sx={{ flexGrow: 1 }}>
            <FormattedMessage id={`nav.presence.${value}`} />
          </Box>
          {value === status && <CheckIcon fontSize="small" />}
        </MenuItem>
      ))}
    </Menu>
  );
};
export default PresenceChoices;
