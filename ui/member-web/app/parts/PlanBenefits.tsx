import Box from '@mui/material/Box';
import type { z } from 'zod';
import { FormattedMessage } from 'react-intl';
import type { levels } from '#http/money/contract/levels.ts';
import { CheckIcon, ClockIcon } from '#ui/icons.tsx';

export type ShownPlan = z.output<(typeof levels)['offers']['output']>['plans'][number];

/** What a plan gives, and of each whether it can be used yet. */
export const PlanBenefits = ({ benefits }: Pick<ShownPlan, 'benefits'>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
    {benefits.map(({ id, works }, index) => (
      <Box component="li" key={index} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        {works ? (
          <CheckIcon fontSize="small" sx={{ color: 'success.main', mt: '0.15em' }} />
        ) : (
          <ClockIcon fontSize="small" sx={{ color: 'text.secondary', mt: '0.15em' }} />
        )}
        <span>
          <FormattedMessage id={`plan.benefit.${id}`} />
          {!works && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              <FormattedMessage id="plan.benefit.coming" />
            </Box>
          )}
        </span>
      </Box>
    ))}
  </Box>
);
