import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { PreviewedValue } from '../data.ts';
import { toggled, valueKey } from './chosen-values.ts';
import { ShowMore } from './ShowMore.tsx';

type RowProps = Readonly<{ value: PreviewedValue; isTaken: boolean; onToggle: () => void }>;

const Row = ({ value: { metric, week, value, imported, saved }, isTaken, onToggle }: RowProps) => {
  const say = useWords();
  const measures = useMeasures();
  const weekName = useWeekName();
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 0.5 }}>
      <FormControlLabel
        control={<Checkbox checked={isTaken} onChange={onToggle} />}
        label={
          <>
            <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
              {say(metricLabel(metric))}, {weekName(weekOf(week).startsOn)}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', display: 'block' }}>
              <FormattedMessage
                id={imported === null ? 'import.differs.saved' : 'import.differs.imported'}
                values={{
                  there: measures.metric(metric, imported ?? saved ?? value),
                  inFile: measures.metric(metric, value),
                }}
              />
            </Typography>
          </>
        }
      />
    </Box>
  );
};

type Props = Readonly<{
  values: readonly PreviewedValue[];
  replacing: ReadonlySet<string>;
  onChange: (replacing: ReadonlySet<string>) => void;
}>;

/** Where another number is there already: nothing is replaced but what is ticked here, one by one or all at once. */
export const DifferingValues = ({ values, replacing, onChange }: Props) => (
  <Box component="section" aria-labelledby="import-differs">
    <Typography id="import-differs" variant="h3">
      <FormattedMessage id="import.differs" values={{ count: values.length }} />
    </Typography>
    <Typography sx={{ color: 'text.secondary', mb: 1 }}>
      <FormattedMessage id="import.differs.text" />
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Button variant="outlined" onClick={() => onChange(new Set())}>
        <FormattedMessage id="import.differs.keep" />
      </Button>
      <Button variant="outlined" onClick={() => onChange(new Set(values.map(valueKey)))}>
        <FormattedMessage id="import.differs.take" />
      </Button>
    </Box>
    <ShowMore items={values}>
      {(shown) => (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {shown.map((value) => (
            <Row
              key={valueKey(value)}
              value={value}
              isTaken={replacing.has(valueKey(value))}
              onToggle={() => onChange(toggled(replacing, valueKey(value)))}
            />
          ))}
        </Box>
      )}
    </ShowMore>
  </Box>
);
