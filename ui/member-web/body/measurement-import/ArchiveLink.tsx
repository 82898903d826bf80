import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';

/** Who comes from another Fitboard brings whole weeks, not numbers. */
export const ArchiveLink = () => (
  <Card component="section">
    <CardContent sx={{ display: 'grid', gap: 1.5, justifyItems: { sm: 'start' } }}>
      <Typography>
        <FormattedMessage id="import.archive.text" />
      </Typography>
      <Button component={LocalLink} to={paths.archiveImport} variant="outlined">
        <FormattedMessage id="import.archive" />
      </Button>
    </CardContent>
  </Card>
);
