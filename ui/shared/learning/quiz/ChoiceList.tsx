import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { quizLimits } from '#core/learning/quiz/quiz.ts';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, PlusIcon } from '../../icons.tsx';
import { stayNear } from '../part-focus.ts';
import { touchSize } from '../touch-size.ts';
import { type DraftChoice, type DraftQuestion, markedRight, moved, newKey } from './quiz-draft.ts';

type Props = Readonly<{
  question: DraftQuestion;
  onChange: (choices: readonly DraftChoice[]) => void;
}>;

type RowProps = Readonly<{
  choice: DraftChoice;
  at: number;
  question: DraftQuestion;
  groupName: string;
  onText: (text: string) => void;
  onRight: (isCorrect: boolean) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}>;

const moveId = ({ key }: DraftChoice, way: 'up' | 'down') => `choice-${key}-${way}`;

const ChoiceRow = ({
  choice,
  at,
  question,
  groupName,
  onText,
  onRight,
  onMove,
  onRemove,
  onKeyDown,
}: RowProps) => {
  const { formatMessage } = useIntl();
  const { kind, choices } = question;
  const Mark = kind === 'MULTIPLE' ? Checkbox : Radio;
  const place = { place: at + 1 };
  return (
    <Stack
      direction="row"
      // On a phone the answer has the line, and its buttons the next.
      sx={{
        gap: 0.25,
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
      }}
    >
      <Mark
        sx={{ p: 1.25 }}
        name={groupName}
        checked={choice.isCorrect}
        onChange={(_, checked) => onRight(checked)}
        slotProps={{ input: { 'aria-label': formatMessage({ id: 'learning.choice.right' }, place) } }}
      />
      <OutlinedInput
        size="small"
        fullWidth
        multiline
        value={choice.text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        inputProps={{
          maxLength: quizLimits.choiceLength,
          'aria-label': formatMessage({ id: 'learning.choice.text' }, place),
        }}
        sx={{ minHeight: 44, width: 'auto', flex: { xs: '1 1 calc(100% - 56px)', md: '1 1 auto' } }}
      />
      <IconButton
        size="small"
        sx={touchSize}
        id={moveId(choice, 'up')}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
        aria-label={formatMessage({ id: 'learning.choice.up' }, place)}
      >
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        sx={touchSize}
        id={moveId(choice, 'down')}
        disabled={at === choices.length - 1}
        onClick={() => onMove(at + 1)}
        aria-label={formatMessage({ id: 'learning.choice.down' }, place)}
      >
        <ArrowDownIcon fontSize="small" />
      </IconButton>
      {kind !== 'TRUE_FALSE' && (
        <IconButton
          size="small"
          sx={touchSize}
          onClick={onRemove}
          aria-label={formatMessage({ id: 'learning.choice.remove' }, place)}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
};

/** Answers to choose from, and which are right. */
export const ChoiceList = ({ question, onChange }: Props) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { choices, kind } = question;
  const isFull = choices.length >= quizLimits.choices.max;
  const focus = (at: number) =>
    // The field is there once the change was drawn.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('textarea:not([aria-hidden])')[at]?.focus(),
    );
  const add = (after: number) => {
    if (isFull || kind === 'TRUE_FALSE') return;
    onChange(choices.toSpliced(after + 1, 0, { key: newKey(), text: '', isCorrect: false }));
    focus(after + 1);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-label`} ref={list}>
      <Typography id={`${id}-label`} sx={{ fontWeight: 600 }}>
        <FormattedMessage id="learning.choices" />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={kind === 'MULTIPLE' ? 'learning.choices.several' : 'learning.choices.one'} />
      </Typography>
      <Stack sx={{ gap: 0.75, mt: 0.75 }}>
        {choices.map((choice, at) => (
          <ChoiceRow
            key={choice.key}
            choice={choice}
            at={at}
            question={question}
            groupName={`${id}-right`}
            onText={(text) => onChange(choices.with(at, { ...choice, text }))}
            onRight={(isCorrect) => onChange(markedRight(question, choice.key, isCorrect))}
            onMove={(to) => {
              onChange(moved(choices, at, to));
              const ways = to < at ? (['up', 'down'] as const) : (['down', 'up'] as const);
              stayNear(...ways.map((way) => moveId(choice, way)));
            }}
            onRemove={() => {
              onChange(choices.toSpliced(at, 1));
              focus(Math.max(at - 1, 0));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add(at);
            }}
          />
        ))}
      </Stack>
      {kind !== 'TRUE_FALSE' && (
        <Button
          size="small"
          startIcon={<PlusIcon />}
          disabled={isFull}
          onClick={() => add(choices.length - 1)}
          sx={{ ...touchSize, mt: 0.5 }}
        >
          <FormattedMessage
            id={isFull ? 'learning.choices.full' : 'learning.choices.add'}
            values={{ max: quizLimits.choices.max }}
          />
        </Button>
      )}
    </Box>
  );
};
