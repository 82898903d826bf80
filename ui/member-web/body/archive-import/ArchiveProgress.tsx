import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import type { ArchiveStage } from './use-archive.ts';

type State = Extract<ArchiveStage, { stage: 'READING' | 'RUNNING' | 'FAILED' }>;
type Props = Readonly<{ state: State; onStop: () => void; onGoOn: () => void }>;

const Bar = ({ state }: Readonly<{ state: Exclude<State, { stage: 'FAILED' }> }>) => {
  const { formatMessage } = useIntl();
  if (state.stage === 'READING')
    return (
      <LinearProgress
        aria-label={formatMessage({ id: 'bring.reading' }, { name: state.name })}
        sx={{ width: '100%' }}
      />
    );
  const { done, plan } = state;
  return (
    <LinearProgress
      variant="determinate"
      value={plan.steps === 0 ? 100 : Math.round((done / plan.steps) * 100)}
      aria-label={formatMessage({ id: 'bring.running' })}
      sx={{ width: '100%' }}
    />
  );
};

/** An archive on its way: how far, and what happens when it is broken off. */
export const ArchiveProgress = ({ state, onStop, onGoOn }: Props) => (
  <Card component="section">
    <CardContent sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} role="status">
        {state.stage === 'READING' ? (
          <FormattedMessage id="bring.reading" values={{ name: state.name }} />
        ) : (
          <FormattedMessage id={state.stage === 'RUNNING' ? 'bring.running' : 'bring.stopped'} />
        )}
      </Typography>
      {state.stage === 'FAILED' ? <ErrorNote error={state.error} /> : <Bar state={state} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={state.stage === 'READING' ? 'bring.reading.stays' : 'bring.running.stays'} />
      </Typography>
      {state.stage === 'FAILED' && (
        <Button variant="contained" onClick={onGoOn}>
          <FormattedMessage id="bring.goOn" />
        </Button>
      )}
      <Button variant="outlined" onClick={onStop}>
        <FormattedMessage id="bring.stop" />
      </Button>
    </CardContent>
  </Card>
);
