import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldError } from '../../components/forms/Field.tsx';
import { fieldMessage } from '../../api/field-message.ts';
import { ArrowRightIcon, CheckIcon, WarningIcon } from '../../icons.tsx';
import type { MessageId } from '../../intl.ts';
import type { WorkingCopy } from '../data.ts';
import { type ChecklistPlace, placeOf, searchOf } from './checklist-place.ts';

type Props = Readonly<{
  copy: WorkingCopy;
  /** Opens the editor where a point is put right; left out for readers who may not edit. */
  lead?: ((search: URLSearchParams) => void) | undefined;
}>;

const aboutNames: Readonly<Record<string, MessageId>> = {
  title: 'learning.field.title',
  summary: 'learning.field.summary',
  description: 'learning.field.description',
  coverId: 'learning.cover',
  template: 'learning.template',
};

/** What the point is about, by the name that the screen gives it. */
const useSubject = (copy: WorkingCopy) => {
  const { formatMessage } = useIntl();
  const lessons = copy.chapters.flatMap((chapter) => chapter.lessons);
  return (place: ChecklistPlace): string => {
    if (place.tab === 'about') {
      const name = aboutNames[place.field];
      return name === undefined ? place.field : formatMessage({ id: name });
    }
    if (place.part?.kind === 'lesson') return lessons.find(({ id }) => id === place.part?.id)?.title ?? '';
    if (place.part?.kind === 'quiz') {
      const { id } = place.part;
      const subject =
        lessons.find(({ quizId }) => quizId === id) ??
        copy.chapters.find(({ quizId }) => quizId === id) ??
        copy;
      return formatMessage({ id: 'learning.tree.quiz.of' }, { subject: subject.title });
    }
    const chapter = copy.chapters.find(({ id }) => place.field === `chapter.${id}`);
    return chapter?.title ?? formatMessage({ id: 'learning.tab.tree' });
  };
};

type PointProps = Readonly<{ lead: Props['lead']; place: ChecklistPlace; children: ReactNode }>;

const Point = ({ lead, place, children }: PointProps) =>
  lead === undefined ? (
    <Typography sx={{ py: 0.5 }}>{children}</Typography>
  ) : (
    <Button
      fullWidth
      color="inherit"
      endIcon={<ArrowRightIcon />}
      onClick={() => lead(searchOf(place))}
      sx={{ justifyContent: 'space-between', textAlign: 'left', minHeight: 48 }}
    >
      <span>{children}</span>
    </Button>
  );

/** What lacks before it can be published; each point leads to where it is put right. */
export const Checklist = ({ copy, lead }: Props) => {
  const { issues, warnings } = copy.checklist;
  const say = useFieldError();
  const subject = useSubject(copy);
  const { formatMessage } = useIntl();
  const sentence = (code: string, params: (typeof issues)[number]['params']) =>
    code === 'chapter.lessons_not_completed'
      ? formatMessage({ id: 'learning.checklist.noLessons' })
      : say(fieldMessage(`error.${code}`, params));
  return (
    <Box component="section" aria-labelledby="checklist-title">
      <Typography id="checklist-title" variant="h3" component="h2">
        <FormattedMessage id="learning.checklist" />
      </Typography>
      {issues.length === 0 ? (
        <Alert severity="success" icon={<CheckIcon fontSize="inherit" />} sx={{ mt: 1 }}>
          <FormattedMessage id="learning.checklist.ready" />
        </Alert>
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
          {issues.map(({ path, code, params }) => {
            const place = placeOf(path);
            return (
              <Box component="li" key={`${path} ${code}`} sx={{ listStyle: 'none' }}>
                <Point lead={lead} place={place}>
                  <b>{subject(place)}</b>
                  {': '}
                  {sentence(code, params)}
                </Point>
              </Box>
            );
          })}
        </Box>
      )}
      {warnings.length > 0 && (
        <Stack sx={{ gap: 1, mt: 1.5 }}>
          {warnings.map((warning) => (
            <Alert key={warning} severity="info" icon={<WarningIcon fontSize="inherit" />}>
              <FormattedMessage id={`learning.checklist.warning.${warning}`} />
            </Alert>
          ))}
        </Stack>
      )}
    </Box>
  );
};
