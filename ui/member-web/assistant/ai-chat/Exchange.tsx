import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { SparkIcon } from '#ui/icons.tsx';
import type { AiAnswer } from '../../app/data/ai.ts';
import { AnswerBlocks } from '../ai-answer/AnswerBlocks.tsx';
import { AnswerFacts, AnswerFoot } from '../ai-answer/AnswerFoot.tsx';
import { AnswerOutcome } from '../ai-answer/AnswerOutcome.tsx';
import { AsGoal } from '../ai-answer/AsGoal.tsx';
import { KeepCare } from './KeepCare.tsx';
import { knownIntents } from './suggestions.ts';

/** What the member asked, on their side. */
export const Question = ({ text }: Readonly<{ text: string }>) => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
    <Box
      sx={{
        maxWidth: { xs: '88%', sm: '75%' },
        px: 2,
        py: 1.25,
        borderRadius: '20px 20px 6px 20px',
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id="aiChat.you" />{' '}
      </Box>
      {text}
    </Box>
  </Box>
);

/** What the AI coach says, on its side. */
export const Said = ({ children }: Readonly<{ children: ReactNode }>) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
    <Box
      aria-hidden
      sx={{
        width: 32,
        height: 32,
        flexShrink: 0,
        borderRadius: '50%',
        display: { xs: 'none', sm: 'grid' },
        placeItems: 'center',
        bgcolor: 'accent.soft',
        color: 'accent.onSoft',
      }}
    >
      <SparkIcon sx={{ fontSize: '1.125rem' }} />
    </Box>
    <Stack sx={{ gap: 1.5, flexGrow: 1, minWidth: 0 }}>
      <Box component="span" sx={visuallyHidden}>
        <FormattedMessage id="aiChat.coach" />
      </Box>
      {children}
    </Stack>
  </Box>
);

const Choices = ({
  choices,
  onAsk,
}: Readonly<{ choices: readonly string[]; onAsk: (text: string) => void }>) => {
  const { formatMessage } = useIntl();
  const known = knownIntents(choices);
  return known.length === 0 ? null : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {known.map((intent) => {
        const text = formatMessage({ id: `aiChat.intent.${intent}` });
        return (
          <Button
            key={intent}
            variant="outlined"
            size="small"
            onClick={() => onAsk(text)}
            sx={{ minHeight: 44, borderRadius: 999, textAlign: 'left' }}
          >
            {text}
          </Button>
        );
      })}
    </Box>
  );
};

type Retry = Readonly<{
  isPending: boolean;
  error: unknown;
  variables: string | undefined;
  mutate: (id: string) => void;
}>;
type Props = Readonly<{ answer: AiAnswer; retry: Retry; onAsk: (text: string) => void }>;

/** Nobody in need is asked for a thumb. */
const isGrave = (safety: AiAnswer['safety']) => safety.includes('SELF') || safety.includes('URGENT');

/** A question and what came of it. */
export const Exchange = ({ answer, retry, onAsk }: Props) => {
  const isMine = retry.variables === answer.id;
  const { question, blocks, indicatorId, choices, target, status, safety } = answer;
  return (
    <Stack component="li" sx={{ gap: 1.5 }}>
      {question !== null && <Question text={question} />}
      <Said>
        <AnswerBlocks blocks={blocks} indicatorId={indicatorId} next={<AsGoal target={target} />} />
        {blocks.length === 0 && status === 'COMPLETED' && <FormattedMessage id="aiChat.nothing" />}
        <KeepCare safety={safety} />
        <Choices choices={choices} onAsk={onAsk} />
        <AnswerOutcome
          answer={answer}
          retry={{
            isPending: retry.isPending && isMine,
            error: isMine ? retry.error : null,
            mutate: () => retry.mutate(answer.id),
          }}
        />
        {blocks.length > 0 &&
          (isGrave(safety) ? <AnswerFacts answer={answer} /> : <AnswerFoot answer={answer} />)}
      </Said>
    </Stack>
  );
};
