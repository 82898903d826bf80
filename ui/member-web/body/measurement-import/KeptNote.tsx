import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { CheckIcon } from '#ui/icons.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import type { KeptImport } from './data.ts';

/** What has become of the file, in numbers, and where they are seen. */
export const KeptNote = ({ kept: { added, replaced, equal, left } }: Readonly<{ kept: KeptImport }>) => (
  <Alert
    severity="success"
    icon={<CheckIcon fontSize="inherit" />}
    action={
      <Button component={LocalLink} to={`${paths.timeline}?range=all`} color="inherit" size="small">
        <FormattedMessage id="import.kept.look" />
      </Button>
    }
  >
    <FormattedMessage id="import.kept.numbers" values={{ added, replaced, equal, left }} />
  </Alert>
);
