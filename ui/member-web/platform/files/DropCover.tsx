import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

/** While files are dragged over the page. */
export const DropCover = ({ isOver }: Readonly<{ isOver: boolean }>) =>
  isOver ? (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 8,
        zIndex: 3,
        pointerEvents: 'none',
        display: 'grid',
        justifyItems: 'center',
        pt: 12,
        borderRadius: '24px',
        border: '3px dashed',
        borderColor: 'primary.main',
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
        opacity: 0.95,
        fontWeight: 700,
        fontSize: '1.25rem',
      }}
    >
      <FormattedMessage id="files.drop" />
    </Box>
  ) : null;
