import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import type { PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionKind } from '#core/coaching/question-form/question-form.ts';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, DragIcon, TrashIcon } from '#ui/icons.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { QuestionSummary } from './QuestionSummary.tsx';
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

const DragHandle = ({ isDragged, onGrab }: Pick<Props, 'isDragged' | 'onGrab'>) => (
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
);

type ActionsProps = Pick<Props, 'place' | 'count' | 'isFull' | 'onMove' | 'onDuplicate' | 'onRemove'>;

const QuestionActions = ({ place, count, isFull, onMove, onDuplicate, onRemove }: ActionsProps) => {
  const { formatMessage } = useIntl();
  const number = place + 1;
  return (
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
  );
};

export const QuestionItem = ({
  question,
  place,
  isOpen,
  isDragged,
  problems,
  onOpen,
  onGrab,
  onChange,
  onKind,
  ...actions
}: Props) => {
  const bodyId = `question-${question.id}`;
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
        <DragHandle isDragged={isDragged} onGrab={onGrab} />
        <QuestionSummary
          question={question}
          number={place + 1}
          bodyId={bodyId}
          isOpen={isOpen}
          hasProblems={problems !== undefined}
          onOpen={onOpen}
        />
      </Box>
      <Box id={bodyId} hidden={!isOpen} sx={{ px: 2, pb: 2 }}>
        {isOpen && (
          <QuestionEditor question={question} problems={problems} onChange={onChange} onKind={onKind} />
        )}
      </Box>
      <QuestionActions place={place} {...actions} />
    </Card>
  );
};
