import Divider from '@mui/material/Divider';
import { FormattedMessage } from 'react-intl';

/** Between what is typed and what is pressed. */
export const Or = () => (
  <Divider sx={{ color: 'text.secondary', typography: 'body2' }}>
    <FormattedMessage id="providers.or" />
  </Divider>
);
