import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { questionKinds, quizLimits, type QuestionKind } from '#core/learning/quiz/quiz.ts';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, DragIcon, TrashIcon } from '../../icons.tsx';
import { useFieldError } from '../../components/forms/Field.tsx';
import { PlainSelect, PlainText } from '../../components/forms/PlainInputs.tsx';
import { fieldMark } from '../part.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { QuestionPicture } from './QuestionPicture.tsx';
import { type DraftQuestion, ofKind } from './quiz-draft.ts';

type Props = Readonly<{
  question: DraftQuestion;
  at: number;
  count: number;
  isDragged: boolean;
  gaps: readonly string[];
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onChange: (parts: Partial<DraftQuestion>) => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}>;

export const questionFieldId = (key: string) => `question-${key}`;

const Actions = ({
  questionKey,
  at,
  count,
  onMove,
  onDuplicate,
  onRemove,
}: Pick<Props, 'at' | 'count' | 'onMove' | 'onDuplicate' | 'onRemove'> &
  Readonly<{ questionKey: string }>) => {
  const { formatMessage } = useIntl();
  const place = { place: at + 1 };
  return (
    <Stack direction="row">
      <IconButton
        id={`${questionFieldId(questionKey)}-up`}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
        aria-label={formatMessage({ id: 'learning.question.up' }, place)}
      >
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        id={`${questionFieldId(questionKey)}-down`}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
        aria-label={formatMessage({ id: 'learning.question.down' }, place)}
      >
        <ArrowDownIcon fontSize="small" />
      </IconButton>
      <IconButton
        disabled={count >= quizLimits.questions}
        onClick={onDuplicate}
        aria-label={formatMessage({ id: 'learning.question.duplicate' }, place)}
      >
        <CopyIcon fontSize="small" />
      </IconButton>
      <IconButton onClick={onRemove} aria-label={formatMessage({ id: 'learning.question.remove' }, place)}>
        <TrashIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
};

const KindAndPoints = ({ question, onChange }: Pick<Props, 'question' | 'onChange'>) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const words = [
    formatMessage({ id: 'learning.choice.true' }),
    formatMessage({ id: 'learning.choice.false' }),
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 8rem' } }}>
      <PlainSelect
        id={`${id}-kind`}
        label={formatMessage({ id: 'learning.question.kind' })}
        value={question.kind}
        onChange={(kind) => onChange(ofKind(question, kind as QuestionKind, words))} // one of the options
        options={questionKinds.map((kind) => ({
          value: kind,
          label: formatMessage({ id: `learning.question.kind.${kind}` }),
        }))}
      />
      <PlainSelect
        id={`${id}-points`}
        label={formatMessage({ id: 'learning.question.points' })}
        value={String(question.points)}
        onChange={(points) => onChange({ points: Number(points) })}
        options={Array.from({ length: quizLimits.points }, (_, index) => {
          const points = String(index + 1);
          return { value: points, label: points };
        })}
      />
    </Box>
  );
};

export const QuestionCard = ({ question, at, isDragged, gaps, onGrab, onChange, ...actions }: Props) => {
  const { formatMessage } = useIntl();
  const say = useFieldError();
  const { key } = question;
  return (
    <Card
      component="li"
      data-place={at}
      sx={{
        listStyle: 'none',
        p: { xs: 1.5, sm: 2 },
        ...(isDragged ? { outline: '2px solid', outlineColor: 'primary.main', opacity: 0.85 } : {}),
      }}
      {...fieldMark(`questions.${at}`)}
    >
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Box
          aria-hidden
          onPointerDown={onGrab}
          sx={{ p: 1, cursor: 'grab', touchAction: 'none', color: 'text.secondary', display: 'grid' }}
        >
          <DragIcon fontSize="small" />
        </Box>
        <Typography variant="subtitle1" component="h3" sx={{ flexGrow: 1 }}>
          <FormattedMessage id="learning.question.number" values={{ place: at + 1 }} />
        </Typography>
        <Actions questionKey={key} at={at} {...actions} />
      </Stack>
      <Stack sx={{ gap: 2, mt: 1 }}>
        <PlainText
          id={questionFieldId(key)}
          label={formatMessage({ id: 'learning.question.text' })}
          value={question.text}
          onChange={(text) => onChange({ text })}
          rows={2}
          maxLength={quizLimits.questionLength}
        />
        <QuestionPicture imageId={question.imageId} onChange={(imageId) => onChange({ imageId })} />
        <KindAndPoints question={question} onChange={onChange} />
        <ChoiceList question={question} onChange={(choices) => onChange({ choices })} />
        <PlainText
          id={`${questionFieldId(key)}-explanation`}
          label={formatMessage({ id: 'learning.question.explanation' })}
          hint={formatMessage({ id: 'learning.question.explanation.hint' })}
          value={question.explanation}
          onChange={(explanation) => onChange({ explanation })}
          rows={2}
          maxLength={quizLimits.explanationLength}
        />
        <Box aria-live="polite">
          {gaps.map((code) => (
            <FormHelperText key={code} error>
              {code === 'input.required' ? (
                <FormattedMessage id="learning.question.text.empty" />
              ) : (
                say(`error.${code}`)
              )}
            </FormHelperText>
          ))}
        </Box>
      </Stack>
    </Card>
  );
};
