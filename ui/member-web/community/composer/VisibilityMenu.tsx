import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { linkTo } from '../../app/parts/rich-text.tsx';
import { paths } from '../../app/paths.ts';
import { visibilityIcons } from '../post/PostHead.tsx';
import { visibilities, type Visibility } from './visibility.ts';

type Props = Readonly<{ value: Visibility; onChange: (next: Visibility) => void }>;

/** Who will see it, in words. */
export const VisibilityMenu = ({ value, onChange }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const user = useSignedInUser();
  const Icon = visibilityIcons[value];
  return (
    <Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Icon />}
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: { xs: 44, md: 36 } }}
      >
        <FormattedMessage id={`feed.visibility.${value}`} />
      </Button>
      {value === 'PUBLIC' && user?.isPublic === false && (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: 0.5 }}>
          <FormattedMessage
            id="feed.visibility.closed"
            values={{ link: linkTo(`${paths.profile}#public`, { newTab: true }) }}
          />
        </Box>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {visibilities.map((one) => {
          const Choice = visibilityIcons[one];
          return (
            <MenuItem
              key={one}
              selected={one === value}
              onClick={() => {
                setAnchor(null);
                onChange(one);
              }}
            >
              <ListItemIcon>
                <Choice />
              </ListItemIcon>
              <ListItemText
                primary={<FormattedMessage id={`feed.visibility.${one}`} />}
                secondary={<FormattedMessage id={`feed.visibility.${one}.hint`} />}
              />
            </MenuItem>
          );
        })}
      </Menu>
    </Box>
  );
};
