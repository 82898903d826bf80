import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { contentWidth } from '#ui/theme/tokens.ts';
import type { Coach } from '../data.ts';
import { PageSection } from '../../app/parts/PageSection.tsx';

/** Below this many a share says more about chance than about the coach. */
const enough = 10;

/** How many targets were met, of how many that were measured again. */
export const Outcomes = ({ outcomes: { met, notMet, unmeasured } }: Pick<Coach, 'outcomes'>) => {
  const judged = met + notMet;
  return (
    <PageSection
      title={<FormattedMessage id="coaches.outcomes" />}
      lead={<FormattedMessage id="coaches.outcomes.lead" />}
    >
      <Box sx={{ maxWidth: contentWidth.reading }}>
        {judged === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="coaches.outcomes.none" />
          </Typography>
        ) : (
          <>
            <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              <FormattedMessage id="coaches.outcomes.met" values={{ met, judged }} />
            </Typography>
            <Box
              aria-hidden
              sx={{ mt: 1, height: 10, borderRadius: 999, bgcolor: 'background.sunken', overflow: 'hidden' }}
            >
              <Box
                data-mark
                sx={{ height: '100%', width: `${(met / judged) * 100}%`, bgcolor: 'primary.main' }}
              />
            </Box>
            {judged < enough && (
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                <FormattedMessage id="coaches.outcomes.few" />
              </Typography>
            )}
          </>
        )}
        {unmeasured > 0 && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            <FormattedMessage id="coaches.outcomes.unmeasured" values={{ count: unmeasured }} />
          </Typography>
        )}
      </Box>
    </PageSection>
  );
};
