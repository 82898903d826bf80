import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { AppealForm } from './AppealForm.tsx';
import type { OwnSanction } from './data.ts';
import { appealDraft } from './use-appeal.ts';

const severities = { PENDING: 'info', ACCEPTED: 'success', REFUSED: 'warning' } as const;

const Said = ({ label, text }: Readonly<{ label: 'yours' | 'answer'; text: string }>) => (
  <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
    <b>
      <FormattedMessage id={`moderation.appeal.${label}`} />
    </b>
    {`: ${text}`}
  </Typography>
);

/** How an appeal stands. */
const Standing = ({ appeal }: Readonly<{ appeal: NonNullable<OwnSanction['appeal']> }>) => (
  <Alert severity={severities[appeal.status]} role="status">
    <AlertTitle>
      <FormattedMessage id={`moderation.appeal.${appeal.status}`} />
    </AlertTitle>
    {appeal.text !== '' && <Said label="yours" text={appeal.text} />}
    {appeal.answer !== null && <Said label="answer" text={appeal.answer} />}
  </Alert>
);

type Props = Readonly<{
  sanction: OwnSanction;
  token?: string | undefined;
  onSent: (after: OwnSanction) => void;
}>;

/** The button is back where the form stood, and so is the focus. */
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** Offers the one appeal there is, or tells what became of it. */
export const AppealPart = ({ sanction, token, onSent }: Props) => {
  const { date } = useFormats();
  const { id, appeal, mayAppeal, status, appealUntil } = sanction;
  // What was begun before stands open; it takes the focus when it is asked for.
  const [isOpen, setIsOpen] = useState(() => appealDraft(id).read() !== undefined);
  const [last, setLast] = useState<'opened' | 'closed'>();
  const turn = (next: 'opened' | 'closed') => {
    setLast(next);
    setIsOpen(next === 'opened');
  };
  if (appeal !== null) return <Standing appeal={appeal} />;
  if (!mayAppeal)
    return status === 'LIFTED' ? null : (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="moderation.appeal.late" />
      </Typography>
    );
  if (isOpen)
    return (
      <AppealForm
        id={id}
        token={token}
        isAskedFor={last === 'opened'}
        onSent={onSent}
        onCancel={() => turn('closed')}
      />
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', flex: '1 1 220px' }}>
        <FormattedMessage id="moderation.appeal.offer" values={{ date: date(appealUntil) }} />
      </Typography>
      <Button
        variant="outlined"
        {...(last === 'closed' ? { ref: takeFocus } : {})}
        onClick={() => turn('opened')}
      >
        <FormattedMessage id="moderation.appeal.open" />
      </Button>
    </Box>
  );
};
