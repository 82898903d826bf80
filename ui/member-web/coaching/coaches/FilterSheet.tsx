import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '#ui/icons.tsx';
import { radii } from '#ui/theme/tokens.ts';
import { FilterFields } from './FilterFields.tsx';
import type { Filters } from './use-filters.ts';

type Props = Pick<Filters, 'filters' | 'change' | 'clear'> &
  Readonly<{
    open: boolean;
    onClose: () => void;
    /** How many there are with what is chosen; undefined until it is known. */
    total: number | undefined;
  }>;

/** On phones: the same choices from below, with how many they leave. */
const FilterSheet = ({ open, onClose, total, filters, change, clear }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': 'coach-filters',
          role: 'dialog',
          'aria-modal': true,
          sx: { borderRadius: `${radii.sheet}px ${radii.sheet}px 0 0`, maxHeight: '90dvh' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 2 }}>
        <Typography id="coach-filters" variant="h2" sx={{ flexGrow: 1 }}>
          <FormattedMessage id="coaches.filters" />
        </Typography>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'ui.close' })}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', px: 2, py: 2 }}>
        <FilterFields filters={filters} change={change} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          px: 2,
          pt: 1.5,
          pb: 'calc(12px + env(safe-area-inset-bottom, 0px))',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Button variant="text" onClick={clear}>
          <FormattedMessage id="coaches.clear" />
        </Button>
        <Button variant="contained" onClick={onClose} aria-live="polite" sx={{ flexGrow: 1 }}>
          {total === undefined ? (
            <FormattedMessage id="ui.loading" />
          ) : (
            <FormattedMessage id="coaches.show" values={{ count: total }} />
          )}
        </Button>
      </Box>
    </Drawer>
  );
};
export default FilterSheet;
