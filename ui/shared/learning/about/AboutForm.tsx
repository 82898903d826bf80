import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { boardHabits, certificateTemplates, challengeLimits } from '#core/learning/challenge/challenge.ts';
import { ChoiceCards } from '../../components/forms/ChoiceCards.tsx';
import { TextInput } from '../../components/forms/TextInput.tsx';
import { RichTextInput } from '../../rich-text/RichTextInput.tsx';
import { useAuthoring, useKeptCopy, type WorkingCopy } from '../data.ts';
import { fieldMark } from '../part.ts';
import { changedOnly } from '../saving/autosave.ts';
import { saveByKey, SaveLine } from '../saving/SaveLine.tsx';
import { useAutosavedForm } from '../saving/use-autosaved-form.ts';
import { useShownMedia } from '../use-shown-media.ts';
import { type AboutFields, aboutFieldsOf, aboutProblems, sentAbout } from './about-fields.ts';
import { CoverPart } from './CoverPart.tsx';
import { PricePart } from './PricePart.tsx';

const useAboutForm = (copy: WorkingCopy) => {
  const { calls } = useAuthoring();
  const kept = useKeptCopy(copy.id);
  return useAutosavedForm<AboutFields>({
    start: { values: aboutFieldsOf(copy), version: copy.version },
    problemsOf: aboutProblems,
    save: async (values, seen) => {
      const answer = await calls.edit({
        params: { id: copy.id },
        body: { ...sentAbout(changedOnly(values, seen.values)), version: seen.version },
      });
      kept.keep(answer);
      return { values: aboutFieldsOf(answer), version: answer.version };
    },
    readNewest: async () => {
      const newest = await kept.read();
      return { values: aboutFieldsOf(newest), version: newest.version };
    },
  });
};

/** Texts, cover, goals, price and certificate. */
export const AboutForm = ({ copy }: Readonly<{ copy: WorkingCopy }>) => {
  const { formatMessage } = useIntl();
  const { media } = useAuthoring();
  const { form, values, autosave } = useAboutForm(copy);
  const shown = useShownMedia(copy.description);
  const { control, setValue } = form;
  return (
    <Box onKeyDown={saveByKey(autosave.saveNow)} sx={{ maxWidth: 860 }}>
      <SaveLine
        autosave={autosave}
        newest={
          autosave.newest && (
            <>
              <b>{autosave.newest.title}</b>
              <Typography>{autosave.newest.summary}</Typography>
            </>
          )
        }
      />
      <Stack sx={{ gap: 3, mt: 1.5 }}>
        <Box {...fieldMark('title')}>
          <TextInput
            control={control}
            name="title"
            label={formatMessage({ id: 'learning.field.title' })}
            required
            maxLength={challengeLimits.titleLength.max}
          />
        </Box>
        <TextInput
          control={control}
          name="slug"
          label={formatMessage({ id: 'learning.field.slug' })}
          hint={<FormattedMessage id="learning.field.slug.hint" />}
          start="/challenge/"
          maxLength={challengeLimits.slugLength.max}
        />
        <Box {...fieldMark('summary')}>
          <TextInput
            control={control}
            name="summary"
            label={formatMessage({ id: 'learning.field.summary' })}
            hint={<FormattedMessage id="learning.field.summary.hint" />}
            rows={3}
            maxLength={challengeLimits.summaryLength}
          />
        </Box>
        <CoverPart
          coverUrl={copy.coverUrl}
          coverId={values.coverId}
          onChange={(id) => setValue('coverId', id, { shouldDirty: true })}
        />
        <TextInput
          control={control}
          name="goals"
          label={formatMessage({ id: 'learning.field.goals' })}
          hint={
            <FormattedMessage
              id="learning.field.goals.hint"
              values={{ count: challengeLimits.goals, length: challengeLimits.goalLength }}
            />
          }
          rows={4}
        />
        <Box {...fieldMark('description')}>
          <RichTextInput
            control={control}
            name="description"
            label={formatMessage({ id: 'learning.field.description' })}
            maxLength={challengeLimits.descriptionLength}
            media={shown}
            {...media}
          />
        </Box>
        <PricePart control={control} values={values} />
        <Box {...fieldMark('template')}>
          <ChoiceCards
            control={control}
            name="template"
            label={formatMessage({ id: 'learning.template' })}
            hint={<FormattedMessage id="learning.template.hint" />}
            choices={[...certificateTemplates, 'NONE' as const].map((value) => ({
              value,
              label: formatMessage({ id: `learning.template.${value}` }),
              description: formatMessage({ id: `learning.template.${value}.text` }),
            }))}
          />
        </Box>
        <ChoiceCards
          control={control}
          name="boardHabit"
          label={formatMessage({ id: 'learning.board' })}
          hint={<FormattedMessage id="learning.board.hint" />}
          choices={boardHabits.map((value) => ({
            value,
            label: formatMessage({ id: `learning.board.${value}` }),
          }))}
        />
      </Stack>
    </Box>
  );
};
