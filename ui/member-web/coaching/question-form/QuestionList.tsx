import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxQuestions } from '#core/coaching/question-form/question-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { changed, duplicated, moved, newQuestion, ofKind, restored } from './question-draft.ts';
import { labelFieldId } from './QuestionEditor.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import { useDragging } from '#ui/use-dragging.ts';
import type { FormBuilder } from './use-form-builder.ts';

type Props = Readonly<{
  builder: FormBuilder;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}>;

export const focusQuestion = (id: string) =>
  // Its fields are there once the change was drawn.
  requestAnimationFrame(() => document.getElementById(labelFieldId(id))?.focus());

export const QuestionList = ({ builder, openId, onOpen }: Props) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { questions, change, problems } = builder;
  const [said, setSaid] = useState('');
  const isFull = questions.length >= maxQuestions;

  const move = useCallback((from: number, to: number) => change((now) => moved(now, from, to)), [change]);
  const { at, grab } = useDragging(move);

  const open = (id: string) => {
    onOpen(id);
    focusQuestion(id);
  };
  const add = () => {
    const id = crypto.randomUUID();
    change((now) => [...now, newQuestion(id)]);
    open(id);
  };
  const remove = (id: string) => {
    const place = questions.findIndex((question) => question.id === id);
    const question = questions[place];
    if (question === undefined) return;
    change((now) => now.filter((each) => each.id !== id));
    if (openId === id) onOpen(undefined);
    toast(formatMessage({ id: 'questionForm.removed' }, { place: place + 1 }), {
      undo: () => change((now) => restored(now, question, place)),
    });
  };

  return (
    <Box>
      <Box component="output" aria-live="polite" sx={visuallyHidden}>
        {said}
      </Box>
      {questions.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          <FormattedMessage id="questionForm.empty" />
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {questions.map((question, place) => (
          <QuestionItem
            key={question.id}
            question={question}
            place={place}
            count={questions.length}
            // All of one height while one is dragged over the others.
            isOpen={openId === question.id && at === undefined}
            isDragged={at === place}
            isFull={isFull}
            problems={problems.get(question.id)}
            onOpen={() => onOpen(openId === question.id ? undefined : question.id)}
            onGrab={grab(place)}
            onMove={(to) => {
              move(place, to);
              setSaid(formatMessage({ id: 'questionForm.moved' }, { to: to + 1, count: questions.length }));
            }}
            onDuplicate={() => {
              const id = crypto.randomUUID();
              change((now) => duplicated(now, question.id, id));
              open(id);
            }}
            onRemove={() => remove(question.id)}
            onChange={(parts) => change((now) => changed(now, question.id, parts))}
            onKind={(kind) => change((now) => ofKind(now, question.id, kind))}
          />
        ))}
      </Box>
      <Button variant="outlined" startIcon={<PlusIcon />} disabled={isFull} onClick={add} sx={{ mt: 2 }}>
        <FormattedMessage id="questionForm.add" />
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        <FormattedMessage id="questionForm.count" values={{ count: questions.length, max: maxQuestions }} />
      </Typography>
    </Box>
  );
};
