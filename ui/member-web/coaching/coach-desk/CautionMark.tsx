import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { HeartIcon } from '#ui/icons.tsx';

/** Whether the week calls for care, seen before it is opened. */
export const CautionMark = ({ count }: Readonly<{ count: number }>) => {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.875rem', fontWeight: 600 }}
    >
      <HeartIcon aria-hidden sx={{ fontSize: '1.125rem', color: 'warning.main' }} />
      <FormattedMessage id="desk.caution" values={{ count }} />
    </Box>
  );
};
