import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RelativeTime } from '#ui/components/RelativeTime.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { copyText } from '#ui/copy-text.ts';
import { CopyIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import type { AiAnswer } from '../../app/data/ai.ts';
import { RateAnswer } from './RateAnswer.tsx';
import { plainText } from './sentence.ts';

/** Who worded it, when, and what it cost. */
export const AnswerFacts = ({ answer }: Readonly<{ answer: AiAnswer }>) => {
  const { number } = useFormats();
  const { producer, model, host, charged, refundedAt, createdAt } = answer;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.25,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <span>
        {producer === 'MODEL' && model !== null && host !== null ? (
          <FormattedMessage id="aiAnswer.by.model" values={{ model, host }} />
        ) : (
          <FormattedMessage id="aiAnswer.by.rules" />
        )}
      </span>
      <span aria-hidden>·</span>
      <RelativeTime at={createdAt} focusable={false} />
      <span aria-hidden>·</span>
      {refundedAt === null ? (
        <span>
          {charged > 0 ? (
            <FormattedMessage id="aiAnswer.paid" values={{ count: charged, amount: number(charged) }} />
          ) : (
            <FormattedMessage id="aiAnswer.free" />
          )}
        </span>
      ) : (
        <StatusChip
          status="done"
          label={<FormattedMessage id="aiAnswer.refunded" values={{ amount: number(charged) }} />}
        />
      )}
    </Box>
  );
};

type Props = Readonly<{ answer: AiAnswer; children?: ReactNode }>;

/** What can be done with an answer that was given. */
export const AnswerFoot = ({ answer, children }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const copy = async () =>
    toast(
      formatMessage({ id: (await copyText(plainText(answer.blocks))) ? 'ui.copied' : 'ui.copy.refused' }),
    );
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ml: -1.25 }}>
        <IconButton
          aria-label={formatMessage({ id: 'aiAnswer.copy' })}
          onClick={() => void copy()}
          sx={{ width: 44, height: 44, color: 'text.secondary' }}
        >
          <CopyIcon fontSize="small" />
        </IconButton>
        <RateAnswer answer={answer} />
        {children !== undefined && (
          <Box sx={{ ml: { xs: 1.25, sm: 'auto' }, width: { xs: '100%', sm: 'auto' }, my: 0.5 }}>
            {children}
          </Box>
        )}
      </Box>
      <AnswerFacts answer={answer} />
    </Box>
  );
};
