import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { weekOf } from '#core/kernel/week.ts';
import { CoinAmount } from '#ui/components/CoinAmount.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useFormats } from '#ui/intl.ts';
import type { EarningLine } from '../../app/data/coach-desk.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { reviewPath } from '../../app/paths.ts';
import { clockOf } from './clock.ts';

/** One answer as one link, or one enrolment: who, for what, what it brought, and what its clock does. */
export const EarningRow = ({ line, now }: Readonly<{ line: EarningLine; now: Date }>) => {
  const weekName = useWeekName();
  const { date } = useFormats();
  const clock = clockOf(line, now);

  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.75,
        justifyContent: 'space-between',
        px: 2,
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        {line.kind === 'REVIEW' ? (
          <Link
            component={LocalLink}
            to={reviewPath(line.id)}
            color="inherit"
            underline="hover"
            sx={{
              fontWeight: 600,
              overflowWrap: 'anywhere',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {line.memberName}
          </Link>
        ) : (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.memberName}</Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {line.week === null ? (
            line.title
          ) : (
            <FormattedMessage
              id="earnings.line.week"
              values={{ week: weekName(weekOf(line.week).startsOn) }}
            />
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            id={line.kind === 'REVIEW' ? 'earnings.line.delivered' : 'earnings.line.enrolled'}
            values={{ date: date(line.deliveredAt) }}
          />
          {(line.kind === 'REVIEW' || clock.state === 'RELEASED') && (
            <>
              {' · '}
              <FormattedMessage id={`earnings.clock.${clock.state}`} values={{ date: date(clock.at) }} />
            </>
          )}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', sm: 'column' },
          flexWrap: 'wrap',
          columnGap: 1.5,
          rowGap: 0.5,
          alignItems: { xs: 'center', sm: 'flex-end' },
        }}
      >
        <CoinAmount amount={line.net} coin="FIT_COIN" signed />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="earnings.line.parts" values={{ gross: line.gross, fee: line.fee }} />
        </Typography>
        <Box>
          <StatusChip
            status={line.status === 'RELEASED' ? 'done' : 'waiting'}
            label={<FormattedMessage id={`earnings.status.${line.status}`} />}
          />
        </Box>
      </Box>
    </Box>
  );
};
