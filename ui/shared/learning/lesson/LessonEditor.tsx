import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lessonLimits } from '#core/learning/lesson/lesson.ts';
import { CheckboxInput } from '../../components/forms/CheckboxInput.tsx';
import { TextInput } from '../../components/forms/TextInput.tsx';
import { RichTextInput } from '../../rich-text/RichTextInput.tsx';
import { RichTextView } from '../../rich-text/RichTextView.tsx';
import { useAuthoring, useKeptCopy, type WorkingLesson } from '../data.ts';
import { PartFrame } from '../PartFrame.tsx';
import { fieldMark } from '../part.ts';
import { changedOnly } from '../saving/autosave.ts';
import { SaveLine } from '../saving/SaveLine.tsx';
import { useAutosavedForm } from '../saving/use-autosaved-form.ts';
import { useShownMedia } from '../use-shown-media.ts';
import { CaptionsPart } from './CaptionsPart.tsx';
import {
  type Elsewhere,
  isFileChosen,
  type LessonFields,
  lessonFieldsOf,
  lessonProblems,
  sentLesson,
} from './lesson-fields.ts';
import { VideoPart } from './VideoPart.tsx';

type Props = Readonly<{ lesson: WorkingLesson; onClose: () => void }>;

const useLessonForm = (lesson: WorkingLesson) => {
  const { calls } = useAuthoring();
  const kept = useKeptCopy(lesson.challengeId);
  const { id } = lesson;
  return useAutosavedForm<LessonFields>({
    start: { values: lessonFieldsOf(lesson), version: lesson.version },
    problemsOf: lessonProblems,
    isUrgent: isFileChosen,
    save: async (values, seen) => {
      const answer = await calls.editLesson({
        params: { id },
        body: { ...sentLesson(changedOnly(values, seen.values)), version: seen.version },
      });
      kept.keepLesson(answer);
      await kept.askAgain();
      return { values: lessonFieldsOf(answer), version: answer.version };
    },
    readNewest: async () => {
      const answer = await calls.lesson({ params: { id } });
      kept.keepLesson(answer);
      return { values: lessonFieldsOf(answer), version: answer.version };
    },
  });
};

const TextHint = ({ type, uploading }: Readonly<{ type: WorkingLesson['type']; uploading: number }>) => {
  if (uploading > 0) return <FormattedMessage id="learning.field.uploading" values={{ count: uploading }} />;
  return (
    <FormattedMessage
      id={type === 'DOCUMENT' ? 'learning.field.text.hint' : 'learning.field.videoText.hint'}
      values={{ count: lessonLimits.documentWords }}
    />
  );
};

/** One lesson: its text, and of a video its film, picture and captions. */
export const LessonEditor = ({ lesson, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { calls, media } = useAuthoring();
  const kept = useKeptCopy(lesson.challengeId);
  const { form, autosave } = useLessonForm(lesson);
  const [uploading, setUploading] = useState(0);
  const shown = useShownMedia(lesson.html);
  const { control, setValue } = form;
  const chosen = { shouldDirty: true } as const;
  /** A file of one's own or one elsewhere: the other goes. */
  const putFilm = (videoId: string | null, elsewhere: Elsewhere | null) => {
    setValue('videoId', videoId, chosen);
    setValue('elsewhere', elsewhere, chosen);
  };
  const remove = async () => {
    const copy = await calls.deleteLesson({ params: { id: lesson.id } });
    onClose();
    kept.keep(copy);
  };
  return (
    <PartFrame
      heading={
        <FormattedMessage
          id={lesson.type === 'VIDEO' ? 'learning.lesson.video' : 'learning.lesson.document'}
        />
      }
      saving={
        <SaveLine
          autosave={autosave}
          newest={
            autosave.newest && (
              <>
                <b>{autosave.newest.title}</b>
                <RichTextView html={autosave.newest.html} media={shown} />
              </>
            )
          }
        />
      }
      onSave={autosave.saveNow}
      onClose={onClose}
      deleting={{
        title: <FormattedMessage id="learning.lesson.delete" values={{ title: lesson.title }} />,
        text: <FormattedMessage id="learning.lesson.delete.text" />,
        run: remove,
      }}
    >
      <Box {...fieldMark('title')}>
        <TextInput
          control={control}
          name="title"
          label={formatMessage({ id: 'learning.field.lessonTitle' })}
          required
          maxLength={lessonLimits.titleLength}
        />
      </Box>
      <CheckboxInput
        control={control}
        name="isPreview"
        label={formatMessage({ id: 'learning.field.isPreview' })}
        hint={<FormattedMessage id="learning.field.isPreview.hint" />}
      />
      {lesson.type === 'VIDEO' && (
        <>
          <VideoPart
            lesson={lesson}
            onVideo={(id) => putFilm(id, null)}
            onElsewhere={(film) => putFilm(null, film)}
            onPoster={(id) => setValue('posterId', id, chosen)}
          />
          <CaptionsPart
            lesson={lesson}
            onChange={(language, file) =>
              setValue('captions', { ...form.getValues('captions'), [language]: file }, chosen)
            }
          />
        </>
      )}
      <Box {...fieldMark('html')}>
        <RichTextInput
          control={control}
          name="html"
          label={formatMessage({
            id: lesson.type === 'VIDEO' ? 'learning.field.videoText' : 'learning.field.text',
          })}
          hint={<TextHint type={lesson.type} uploading={uploading} />}
          maxLength={lessonLimits.htmlLength}
          media={shown}
          onUploading={setUploading}
          {...media}
        />
      </Box>
    </PartFrame>
  );
};
