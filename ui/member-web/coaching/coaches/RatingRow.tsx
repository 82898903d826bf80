import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { Stars } from '#ui/components/Stars.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { FlagIcon } from '#ui/icons.tsx';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { contentWidth } from '#ui/theme/tokens.ts';
import type { Rating } from '../data.ts';

const ReportDialog = lazy(() => import('./ReportDialog.tsx'));

/** Members alone may report, and nobody their own words. */
const Report = ({ rating }: Readonly<{ rating: Rating }>) => {
  const user = useSignedInUser();
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  if (user?.status !== 'ACTIVE' || rating.isOwn) return null;
  return (
    <>
      <Button
        variant="text"
        size="small"
        color="inherit"
        startIcon={<FlagIcon />}
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'coaches.report.of' }, { name: rating.memberName })}
        onClick={() => setState('open')}
        sx={{ color: 'text.secondary', ml: -1.75, minHeight: 44 }}
      >
        <FormattedMessage id="coaches.report" />
      </Button>
      {state !== 'never' && (
        <Suspense>
          <ReportDialog rating={rating} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
};

export const RatingRow = ({ rating, coachName }: Readonly<{ rating: Rating; coachName: string }>) => {
  const { memberName, stars, content, source, isPaid, approvedAt, createdAt, reply, repliedAt } = rating;
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider', maxWidth: contentWidth.reading }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {memberName}
        </Typography>
        <Stars value={stars} />
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          <RelativeTime at={approvedAt ?? createdAt} />
        </Typography>
        {isPaid && <StatusChip status="done" label={<FormattedMessage id="coaches.verified" />} />}
      </Box>
      <Typography
        sx={{
          mt: 0.75,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(content === '' ? { color: 'text.secondary' } : {}),
        }}
      >
        {source === 'AUTO' ? (
          <FormattedMessage id="coaches.rating.auto.why" />
        ) : content === '' ? (
          <FormattedMessage id="coaches.rating.wordless" />
        ) : (
          content
        )}
      </Typography>
      {reply !== null && (
        <Box
          component="blockquote"
          sx={{ m: 0, mt: 1.5, pl: 2, borderLeft: '3px solid', borderColor: 'primary.main' }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            <FormattedMessage id="coaches.rating.reply" values={{ name: coachName }} />
            {repliedAt !== null && (
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {' · '}
                <RelativeTime at={repliedAt} />
              </Box>
            )}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply}</Typography>
        </Box>
      )}
      <Report rating={rating} />
    </Box>
  );
};
