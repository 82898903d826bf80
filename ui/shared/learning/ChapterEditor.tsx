import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { challengeLimits } from '#core/learning/challenge/challenge.ts';
import { TextInput } from '../components/forms/TextInput.tsx';
import { type TreeChapter, useAuthoring, useKeptCopy } from './data.ts';
import { anyProse, filledLine } from './field-rules.ts';
import { PartFrame } from './PartFrame.tsx';
import { changedOnly } from './saving/autosave.ts';
import { SaveLine } from './saving/SaveLine.tsx';
import { useAutosavedForm } from './saving/use-autosaved-form.ts';

type Fields = Readonly<{ title: string; summary: string }>;
const fieldsOf = ({ title, summary }: Fields): Fields => ({ title, summary });

const problemsOf = ({ title, summary }: Fields) => ({
  title: filledLine(title, challengeLimits.chapterTitleLength),
  summary: anyProse(summary, challengeLimits.summaryLength),
});

type Props = Readonly<{ challengeId: string; chapter: TreeChapter; onClose: () => void }>;

export const ChapterEditor = ({ challengeId, chapter, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { calls } = useAuthoring();
  const kept = useKeptCopy(challengeId);
  const { id } = chapter;
  const { form, autosave } = useAutosavedForm<Fields>({
    start: { values: fieldsOf(chapter), version: chapter.version },
    problemsOf,
    save: async (values, seen) => {
      const answer = await calls.editChapter({
        params: { id },
        body: { ...changedOnly(values, seen.values), version: seen.version },
      });
      await kept.askAgain();
      return { values: fieldsOf(answer), version: answer.version };
    },
    readNewest: async () => {
      const answer = await calls.chapter({ params: { id } });
      return { values: fieldsOf(answer), version: answer.version };
    },
  });
  const remove = async () => {
    const copy = await calls.deleteChapter({ params: { id } });
    onClose();
    kept.keep(copy);
  };
  return (
    <PartFrame
      heading={<FormattedMessage id="learning.chapter" />}
      saving={
        <SaveLine
          autosave={autosave}
          newest={autosave.newest && <Typography>{autosave.newest.title}</Typography>}
        />
      }
      onSave={autosave.saveNow}
      onClose={onClose}
      deleting={{
        title: <FormattedMessage id="learning.chapter.delete" values={{ title: chapter.title }} />,
        text: <FormattedMessage id="learning.chapter.delete.text" />,
        run: remove,
      }}
    >
      <TextInput
        control={form.control}
        name="title"
        label={formatMessage({ id: 'learning.field.chapterTitle' })}
        required
        maxLength={challengeLimits.chapterTitleLength}
      />
      <TextInput
        control={form.control}
        name="summary"
        label={formatMessage({ id: 'learning.field.chapterSummary' })}
        rows={3}
        maxLength={challengeLimits.summaryLength}
      />
    </PartFrame>
  );
};
