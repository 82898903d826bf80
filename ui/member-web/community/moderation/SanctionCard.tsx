import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { useFormats } from '#ui/intl.ts';
import { AppealPart } from './AppealPart.tsx';
import type { OwnSanction } from './data.ts';

const chips = { ACTIVE: 'warning', LIFTED: 'done', ENDED: 'neutral' } as const;

const Fact = ({ label, children }: Readonly<{ label: ReactNode; children: ReactNode }>) => (
  <>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography
      component="dd"
      variant="body2"
      sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      {children}
    </Typography>
  </>
);

const Facts = ({ sanction }: Readonly<{ sanction: OwnSanction }>) => {
  const { date } = useFormats();
  const { reason, excerpt, createdAt, until } = sanction;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 1 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        '& dd': { mb: { xs: 1, sm: 0 } },
      }}
    >
      {reason !== '' && (
        <Fact label={<FormattedMessage id="moderation.reason" />}>
          <b>{reason}</b>
        </Fact>
      )}
      {excerpt !== '' && <Fact label={<FormattedMessage id="moderation.about" />}>{excerpt}</Fact>}
      <Fact label={<FormattedMessage id="moderation.givenAt" />}>{date(createdAt)}</Fact>
      {until !== null && <Fact label={<FormattedMessage id="moderation.until" />}>{date(until)}</Fact>}
    </Box>
  );
};

type Props = Readonly<{
  sanction: OwnSanction;
  token?: string | undefined;
  onSent: (after: OwnSanction) => void;
}>;

/** What was decided, why, until when, and the appeal. */
export const SanctionCard = ({ sanction, token, onSent }: Props) => {
  const heading = useId();
  const { kind, status } = sanction;
  return (
    <Card component="article" aria-labelledby={heading}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
          <Typography id={heading} variant="h3" component="h2" sx={{ flexGrow: 1 }}>
            <FormattedMessage id={`moderation.kind.${kind}`} />
          </Typography>
          <StatusChip
            status={chips[status]}
            label={<FormattedMessage id={`moderation.status.${status}`} />}
          />
        </Box>
        {status === 'ACTIVE' && (
          <Typography>
            <FormattedMessage id={`moderation.effect.${kind}`} />
          </Typography>
        )}
        <Facts sanction={sanction} />
        <AppealPart sanction={sanction} token={token} onSent={onSent} />
      </CardContent>
    </Card>
  );
};
