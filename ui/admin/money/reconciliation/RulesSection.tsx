import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import type { adminCoins } from '#http/money/contract/admin-coins.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { useFormats } from '#ui/intl.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { ruleStates } from './rules.ts';

type Answer = z.output<typeof adminCoins.reconcile.output>;
type Report = Readonly<{ answer: Answer; at: Date }>;

const Rules = ({ report: { answer, at } }: Readonly<{ report: Report }>) => {
  const { dateTime, number } = useFormats();
  const states = ruleStates(answer.breaches);
  return (
    <>
      <Alert severity={answer.ok ? 'success' : 'error'} role={answer.ok ? 'status' : 'alert'} sx={{ mt: 2 }}>
        <FormattedMessage id={answer.ok ? 'console.reconcile.ok' : 'console.reconcile.broken'} />{' '}
        <FormattedMessage
          id="console.reconcile.ran"
          values={{ when: dateTime(at), count: number(states.length) }}
        />
      </Alert>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {states.map(({ rule, name, breach }) => (
          <Box
            key={rule}
            component="li"
            sx={{
              py: 1,
              borderBottom: '1px solid',
              borderColor: 'divider',
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              gap: { xs: 0.75, sm: 1.5 },
              justifyContent: 'space-between',
              alignItems: 'flex-start',
            }}
          >
            <Box sx={{ minWidth: 0, flex: '1 1 auto' }}>
              <Typography>
                <FormattedMessage id={`console.rule.${name}`} />
              </Typography>
              {breach !== null && (
                <Typography
                  variant="body2"
                  component="code"
                  sx={{ display: 'block', overflowWrap: 'anywhere', color: 'text.secondary' }}
                >
                  {name === 'other' ? `${rule}: ${breach.detail}` : breach.detail}
                </Typography>
              )}
            </Box>
            <StatusChip
              status={breach === null ? 'done' : 'refused'}
              label={
                breach === null ? (
                  <FormattedMessage id="console.reconcile.kept" />
                ) : (
                  <FormattedMessage id="console.reconcile.count" values={{ count: breach.count }} />
                )
              }
            />
          </Box>
        ))}
      </Stack>
    </>
  );
};

/** Reads every money rule and changes nothing; run on request, because it reads the whole ledger. */
export const RulesSection = ({ run }: Readonly<{ run: () => Promise<Answer> }>) => {
  const [report, setReport] = useState<Report>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  const check = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const answer = await run();
      setReport({ answer, at: new Date() });
    } catch (refusal) {
      setError(refusal);
    } finally {
      setBusy(false);
    }
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
      {report !== undefined && <Rules report={report} />}
    </Section>
  );
};
