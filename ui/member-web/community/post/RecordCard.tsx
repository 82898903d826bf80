import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { FlameIcon, RulerIcon, TargetIcon } from '#ui/icons.tsx';
import { isMetric, metricLabel } from '#ui/indicator/metric.ts';
import { useMeasures } from '#ui/indicator/use-measures.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { PostCard } from './data.ts';

const icons = { WEEK_CHANGE: RulerIcon, STREAK: FlameIcon, GOAL_MET: TargetIcon } as const;

type Line = PostCard['lines'][number];

/** A measured number, its way, and how long it took; in the reader's own units. */
const CardLine = ({ line: { key, from, to, weeks } }: Readonly<{ line: Line }>) => {
  const say = useWords();
  const { metric, metricChange } = useMeasures();
  if (!isMetric(key)) return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say(metricLabel(key))}
      </Typography>
      <Typography
        sx={{ fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}
      >
        {metric(key, to)}
      </Typography>
      {from !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <FormattedMessage
            id="feed.card.change"
            values={{ change: metricChange(key, to - from), weeks, hasWeeks: weeks > 0 ? 'yes' : 'no' }}
          />
        </Typography>
      )}
    </Box>
  );
};

/** What the author chose to show of their own records, as it stood then. */
export const RecordCard = ({ card: { kind, lines } }: Readonly<{ card: PostCard }>) => {
  const Icon = icons[kind];
  const [first] = lines;
  return (
    <Box
      component="section"
      sx={{ borderRadius: '16px', bgcolor: 'primary.soft', color: 'primary.onSoft', p: 2 }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: kind === 'STREAK' ? 0 : 1.5 }}>
        <Icon />
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {kind === 'STREAK' ? (
            <FormattedMessage id="feed.card.streak" values={{ weeks: first?.to ?? 0 }} />
          ) : (
            <FormattedMessage id={`feed.card.${kind}`} />
          )}
        </Typography>
      </Stack>
      {kind !== 'STREAK' && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
            '& .MuiTypography-body2': { color: 'inherit' },
          }}
        >
          {lines.map((line) => (
            <CardLine key={line.key} line={line} />
          ))}
        </Box>
      )}
    </Box>
  );
};
