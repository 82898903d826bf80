import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { ChevronDownIcon, ErrorIcon } from '#ui/icons.tsx';
import type { DraftQuestion } from './question-draft.ts';

const QuestionName = ({ label, number }: Readonly<{ label: string; number: number }>) => (
  <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
    {`${number}. `}
    {label.trim() === '' ? (
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        <FormattedMessage id="questionForm.untold" />
      </Box>
    ) : (
      label
    )}
  </Typography>
);

type KindProps = Pick<DraftQuestion, 'kind' | 'required'> & Readonly<{ hasProblems: boolean }>;

const QuestionKindLine = ({ kind, required, hasProblems }: KindProps) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'text.secondary' }}
  >
    {hasProblems && (
      <>
        <ErrorIcon sx={{ fontSize: '1rem', color: 'error.main' }} />
        <Box component="span" sx={visuallyHidden}>
          <FormattedMessage id="questionForm.wrong" />
        </Box>
      </>
    )}
    <FormattedMessage id={`questionForm.kind.${kind}`} />
    {required && (
      <>
        {' · '}
        <FormattedMessage id="questionForm.isRequired" />
      </>
    )}
  </Typography>
);

type Props = Readonly<{
  question: DraftQuestion;
  number: number;
  /** Of the fields that this opens. */
  bodyId: string;
  isOpen: boolean;
  hasProblems: boolean;
  onOpen: () => void;
}>;

/** What a closed question shows of itself; pressing it opens and closes its fields. */
export const QuestionSummary = ({ question, number, bodyId, isOpen, hasProblems, onOpen }: Props) => (
  <Box
    component="button"
    type="button"
    onClick={onOpen}
    aria-expanded={isOpen}
    aria-controls={bodyId}
    sx={{
      flexGrow: 1,
      minWidth: 0,
      minHeight: 56,
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      border: 0,
      px: 0.5,
      py: 1.25,
      bgcolor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
      borderRadius: '10px',
    }}
  >
    <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <QuestionName label={question.label} number={number} />
      <QuestionKindLine kind={question.kind} required={question.required} hasProblems={hasProblems} />
    </Box>
    <ChevronDownIcon
      fontSize="small"
      sx={{
        flexShrink: 0,
        color: 'text.secondary',
        transform: isOpen ? 'rotate(180deg)' : 'none',
        transition: 'transform 120ms',
      }}
    />
  </Box>
);
