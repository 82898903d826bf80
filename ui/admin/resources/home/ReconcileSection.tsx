import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import type { adminCoins } from '#contract/admin-coins.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { SubmitButton } from '#ui/components/SubmitButton.tsx';
import { Section } from '../../parts/Facts.tsx';

type Answer = z.output<typeof adminCoins.reconcile.output>;

const rules = [
  'transfer.unbalanced',
  'posting.amount',
  'posting.account',
  'wallet.differs_from_ledger',
  'balance.below_zero',
  'balance.chain_broken',
  'source.posted_twice',
  'transfer.reverses_unknown',
  'conversion.rate',
  'hold.differs_from_ledger',
  'hold.missing',
  'claim.without_posting',
  'claim.missing',
] as const;

export const ReconcileSection = ({ run }: Readonly<{ run: () => Promise<Answer> }>) => {
  const { formatMessage } = useIntl();
  const [answer, setAnswer] = useState<Answer>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  const check = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setAnswer(await run());
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
  };
  const ruleName = (name: string) => {
    const known = rules.find((rule) => rule === name);
    return formatMessage({
      id: known === undefined ? 'console.reconcile.rule.other' : `console.reconcile.rule.${known}`,
    });
  };

  return (
    <Section
      title={<FormattedMessage id="console.reconcile.title" />}
      note={<FormattedMessage id="console.reconcile.note" />}
    >
      <SubmitButton type="button" variant="outlined" busy={busy} onClick={() => void check()}>
        <FormattedMessage id="console.reconcile.run" />
      </SubmitButton>
      {error !== undefined && <ErrorNote error={error} />}
      {answer?.ok === true && (
        <Alert severity="success" sx={{ mt: 2 }} role="status">
          <FormattedMessage id="console.reconcile.ok" />
        </Alert>
      )}
      {answer?.ok === false && (
        <Alert severity="error" sx={{ mt: 2 }} role="alert">
          <FormattedMessage id="console.reconcile.broken" />
          <ul>
            {answer.breaches.map(({ rule, detail, count }) => (
              <li key={rule}>
                {ruleName(rule)}
                {' ('}
                <FormattedMessage id="console.reconcile.count" values={{ count }} />
                {')'}
                <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  {detail}
                </Typography>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Section>
  );
};
