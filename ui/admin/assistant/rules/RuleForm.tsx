import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ruleEditIssues } from '#core/assistant/finding/rule-edits.ts';
import { languages } from '#core/kernel/language.ts';
import { codeMessage, contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { RefreshIcon } from '#ui/icons.tsx';
import { useForm } from '#ui/use-form.ts';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import type { StaffRule } from '../data.ts';
import { schema, valuesOf, type RuleInput, type RuleValues } from './rule-form.ts';
import { hasClause } from './rule-words.ts';
import { WordsField } from './WordsField.tsx';

type Props = Readonly<{
  rule: StaffRule;
  save: (input: RuleInput) => Promise<unknown>;
  reload: () => unknown;
}>;

const useRuleForm = ({ rule, save }: Omit<Props, 'reload'>) => {
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<RuleValues, unknown, RuleInput>({
    resolver: contractResolver(schema),
    values: valuesOf(rule),
    resetOptions: { keepDirtyValues: true },
  });
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const [first] = ruleEditIssues(rule.id, values);
    if (first) {
      form.setError(first.language, { message: codeMessage('ai.rule_words') }, { shouldFocus: true });
      return;
    }
    try {
      await save(values);
      form.reset(form.getValues());
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return { form, submit, refusal, forget: () => setRefusal(undefined) };
};

/** Other words of a rule, in both languages: what would be refused is said where it is typed. */
export const RuleForm = ({ rule, save, reload }: Props) => {
  const { form, submit, refusal, forget } = useRuleForm({ rule, save });
  const { control, formState } = form;
  const { isSafety } = rule;
  const useShipped = () => {
    form.setValue('vi', rule.shippedVi, { shouldDirty: true, shouldValidate: true });
    form.setValue('en', rule.shippedEn, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Section
        title={<FormattedMessage id="console.ai.rule.words" />}
        note={<FormattedMessage id="console.ai.rule.words.note" />}
        corner={
          <Button size="small" variant="text" startIcon={<RefreshIcon />} onClick={useShipped}>
            <FormattedMessage id="console.ai.rule.useShipped" />
          </Button>
        }
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {languages.map((language) => (
            <WordsField key={language} rule={rule} language={language} control={control} />
          ))}
        </Box>
        {hasClause({ vi: rule.shippedVi, en: rule.shippedEn }) && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            <FormattedMessage id="console.ai.rule.clauses" />
          </Typography>
        )}
      </Section>
      <Section title={<FormattedMessage id="console.ai.rule.standing" />}>
        <Stack sx={{ gap: 2.5 }}>
          <CheckboxInput
            control={control}
            name="enabled"
            disabled={isSafety}
            label={<FormattedMessage id="console.ai.rule.enabled" />}
            hint={
              <FormattedMessage
                id={isSafety ? 'console.ai.rule.enabled.safety' : 'console.ai.rule.enabled.hint'}
              />
            }
          />
          <TextInput
            control={control}
            name="source"
            maxLength={200}
            required
            label={<FormattedMessage id="console.ai.rule.source" />}
            hint={<FormattedMessage id="console.ai.rule.source.hint" />}
          />
          <TextInput
            control={control}
            name="url"
            type="url"
            inputMode="url"
            label={<FormattedMessage id="console.ai.rule.url" />}
            hint={<FormattedMessage id="console.ai.rule.url.hint" />}
          />
        </Stack>
      </Section>
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={forget}
        reload={reload}
        onReset={() => form.reset(valuesOf(rule))}
      />
    </form>
  );
};
