import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { CheckIcon, CopyIcon, LockIcon } from '#ui/icons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { StaffPrompt } from '../data.ts';
import { useAiNames } from '../parts/cells.tsx';
import { assistantClient } from '../parts/client.ts';
import { standingOf } from '../parts/prompt-standing.ts';

const decisions = {
  activate: async (id: string) => assistantClient.adminAi.activatePrompt({ params: { id } }),
  retire: async (id: string) => assistantClient.adminAi.retirePrompt({ params: { id } }),
} as const;
type Decision = keyof typeof decisions;

type DialogProps = Readonly<{ prompt: StaffPrompt; decision: Decision; onClose: () => void }>;

const DecisionDialog = ({ prompt: { id, kind }, decision, onClose }: DialogProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const values = { kind: useAiNames().kind(kind) };
  return (
    <ConfirmDialog
      open
      dangerous={decision === 'retire'}
      title={<FormattedMessage id={`console.ai.prompt.${decision}.title`} values={values} />}
      confirmLabel={<FormattedMessage id={`console.ai.prompt.${decision}`} />}
      onConfirm={async () => {
        await decisions[decision](id);
        await refreshed('ai-prompts');
        toast(formatMessage({ id: `console.ai.prompt.${decision}.done` }));
      }}
      onClose={onClose}
    >
      <FormattedMessage id={`console.ai.prompt.${decision}.text`} values={values} />
    </ConfirmDialog>
  );
};

export const PromptDecisions = ({ prompt }: Readonly<{ prompt: StaffPrompt }>) => {
  const may = useMay();
  const [asks, setAsks] = useState<Decision>();
  const standing = standingOf(prompt);
  /** Why it can't be put to use yet. */
  const obstacle = standing === 'passed' ? null : standing;
  const mayDecide = may('ai.manage');
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {mayDecide && prompt.status !== 'ACTIVE' && (
          <Button
            variant="contained"
            size="small"
            startIcon={<CheckIcon />}
            disabled={obstacle !== null}
            aria-describedby={obstacle === null ? undefined : 'why-not-activated'}
            onClick={() => setAsks('activate')}
          >
            <FormattedMessage id="console.ai.prompt.activate" />
          </Button>
        )}
        {may('ai.create') && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<CopyIcon />}
            component={Link}
            to={`/admin/ai-prompts/create?from=${prompt.id}`}
          >
            <FormattedMessage id="console.ai.prompt.again" />
          </Button>
        )}
        {mayDecide && prompt.status !== 'RETIRED' && (
          <Button
            variant="outlined"
            color="error"
            size="small"
            startIcon={<LockIcon />}
            onClick={() => setAsks('retire')}
          >
            <FormattedMessage id="console.ai.prompt.retire" />
          </Button>
        )}
      </Box>
      {mayDecide && prompt.status !== 'ACTIVE' && obstacle !== null && (
        <Typography id="why-not-activated" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          <FormattedMessage
            id={`console.ai.prompt.whyNot.${obstacle}`}
            values={{ passed: prompt.passedModel, used: prompt.modelInUse }}
          />
        </Typography>
      )}
      {asks && <DecisionDialog prompt={prompt} decision={asks} onClose={() => setAsks(undefined)} />}
    </Box>
  );
};
