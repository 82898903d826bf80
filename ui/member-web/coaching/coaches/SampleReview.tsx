import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import { PageSection } from '../../app/parts/PageSection.tsx';
import type { Coach } from '../data.ts';
import { SampleWeek } from '../parts/SampleWeek.tsx';

/** How this coach answers: on a week that belongs to nobody, and said so before a word of it. */
export const SampleReview = ({ sample }: Pick<Coach, 'sample'>) => (
  <PageSection
    title={<FormattedMessage id="coaches.sample" />}
    lead={<FormattedMessage id="coaches.sample.lead" />}
  >
    <Box sx={{ maxWidth: contentWidth.reading, display: 'grid', gap: 2 }}>
      <Box>
        <StatusChip status="neutral" label={<FormattedMessage id="coaches.sample.mark" />} />
      </Box>
      <SampleWeek />
      {sample.map(({ kind, text }) => (
        <Box key={kind}>
          <Typography component="h3" variant="subtitle1">
            <FormattedMessage id={`coaches.sample.${kind}`} />
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  </PageSection>
);
