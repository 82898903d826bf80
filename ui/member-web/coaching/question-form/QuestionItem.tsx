import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionKind } from '#core/coaching/question-form/question-form.ts';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  CopyIcon,
  DragIcon,
  ErrorIcon,
  TrashIcon,
} from '#ui/icons.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import type { DraftQuestion, QuestionProblems } from './question-draft.ts';

type Props = Readonly<{
  question: DraftQuestion;
  place: number;
  count: number;
  isOpen: boolean;
  isDragged: boolean;
  isFull: boolean;
  problems: QuestionProblems | undefined;
  onOpen: () => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onChange: (parts: Partial<DraftQuestion>) => void;
  onKind: (kind: QuestionKind) => void;
}>;

export const QuestionItem = ({
  question,
  place,
  count,
  isOpen,
  isDragged,
  isFull,
  problems,
  onOpen,
  onGrab,
  onMove,
  onDuplicate,
  onRemove,
  onChange,
  onKind,
}: Props) => {
  const { formatMessage } = useIntl();
  const number = place + 1;
  const body = `question-${question.id}`;

  return (
    <Card
      component="li"
      data-place={place}
      sx={{
        listStyle: 'none',
        ...(problems === undefined ? {} : { borderColor: 'error.main' }),
        ...(isDragged ? { outline: '2px solid', outlineColor: 'primary.main', opacity: 0.85 } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 0.5, pr: 1, minHeight: 60 }}>
        <Box
          aria-hidden
          onPointerDown={onGrab}
          sx={{
            alignSelf: 'stretch',
            width: 36,
            flexShrink: 0,
            display: 'grid',
            placeItems: 'center',
            cursor: isDragged ? 'grabbing' : 'grab',
            touchAction: 'none',
            color: 'text.secondary',
          }}
        >
          <DragIcon fontSize="small" />
        </Box>
        <Box
          component="button"
          type="button"
          onClick={onOpen}
          aria-expanded={isOpen}
          aria-controls={body}
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
            <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {`${number}. `}
              {question.label.trim() === '' ? (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  <FormattedMessage id="questionForm.untold" />
                </Box>
              ) : (
                question.label
              )}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'text.secondary' }}
            >
              {problems !== undefined && (
                <>
                  <ErrorIcon sx={{ fontSize: '1rem', color: 'error.main' }} />
                  <Box component="span" sx={visuallyHidden}>
                    <FormattedMessage id="questionForm.wrong" />
                  </Box>
                </>
              )}
              <FormattedMessage id={`questionForm.kind.${question.kind}`} />
              {question.required && (
                <>
                  {' · '}
                  <FormattedMessage id="questionForm.isRequired" />
                </>
              )}
            </Typography>
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
      </Box>
      <Box id={body} hidden={!isOpen} sx={{ px: 2, pb: 2 }}>
        {isOpen && (
          <>
            <QuestionEditor question={question} problems={problems} onChange={onChange} onKind={onKind} />
          </>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          borderTop: '1px solid',
          borderColor: 'divider',
          px: 1,
        }}
      >
        <IconButton
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
          aria-label={formatMessage({ id: 'questionForm.up' }, { place: number })}
        >
          <ArrowUpIcon fontSize="small" />
        </IconButton>
        <IconButton
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
          aria-label={formatMessage({ id: 'questionForm.down' }, { place: number })}
        >
          <ArrowDownIcon fontSize="small" />
        </IconButton>
        <IconButton
          disabled={isFull}
          onClick={onDuplicate}
          aria-label={formatMessage({ id: 'questionForm.duplicate' }, { place: number })}
        >
          <CopyIcon fontSize="small" />
        </IconButton>
        <IconButton
          onClick={onRemove}
          aria-label={formatMessage({ id: 'questionForm.remove' }, { place: number })}
        >
          <TrashIcon fontSize="small" />
        </IconButton>
      </Box>
    </Card>
  );
};
