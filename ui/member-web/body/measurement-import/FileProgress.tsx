import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';

type Props = Readonly<{ name: string; share: number; onStop: () => void }>;

export const FileProgress = ({ name, share, onStop }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Card component="section">
      <CardContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <FormattedMessage id="import.reading" values={{ name }} />
        </Typography>
        <LinearProgress
          variant="determinate"
          value={Math.round(share * 100)}
          aria-label={formatMessage({ id: 'import.reading' }, { name })}
          sx={{ width: '100%' }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="import.reading.stays" />
        </Typography>
        <Button variant="outlined" onClick={onStop}>
          <FormattedMessage id="import.stop" />
        </Button>
      </CardContent>
    </Card>
  );
};
