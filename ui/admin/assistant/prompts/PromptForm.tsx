import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { z } from 'zod';
import { answerKinds } from '#core/assistant/ai-coach/answer.ts';
import { promptMaxLength } from '#core/assistant/ai-coach/prompt.ts';
import { adminAi } from '#http/assistant/contract/admin-ai.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { LeaveGuard } from '#ui/components/forms/LeaveGuard.tsx';
import { useForm } from '#ui/use-form.ts';
import { SaveFoot } from '../../app/forms/SaveFoot.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { useAiNames } from '../parts/cells.tsx';

const schema = adminAi.addPrompt.body;
export type PromptValues = z.input<typeof schema>;
export type PromptInput = z.output<typeof schema>;

type Props = Readonly<{ from: PromptValues; save: (input: PromptInput) => Promise<unknown> }>;

/** A draft: nobody is answered with it until it was tried and put to use. */
export const PromptForm = ({ from, save }: Props) => {
  const names = useAiNames();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<PromptValues, unknown, PromptInput>({
    resolver: contractResolver(schema),
    defaultValues: from,
  });
  const { control, formState } = form;
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await save(values);
      form.reset(form.getValues());
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveGuard when={formState.isDirty && !formState.isSubmitting} />
      <Section>
        <Stack sx={{ gap: 2.5 }}>
          <SelectInput
            control={control}
            name="kind"
            required
            label={<FormattedMessage id="console.ai.prompt.kind" />}
            options={answerKinds.map((value) => ({ value, label: names.kind(value) }))}
          />
          <TextInput
            control={control}
            name="body"
            rows={14}
            maxLength={promptMaxLength}
            required
            label={<FormattedMessage id="console.ai.prompt.body" />}
            hint={<FormattedMessage id="console.ai.prompt.body.hint" />}
          />
        </Stack>
      </Section>
      <SaveFoot
        formState={formState}
        refusal={refusal}
        forget={() => setRefusal(undefined)}
        onReset={() => form.reset(from)}
        saveLabel={<FormattedMessage id="console.ai.prompt.save" />}
      />
    </form>
  );
};
