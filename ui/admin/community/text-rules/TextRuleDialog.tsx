import { FormattedMessage, useIntl } from 'react-intl';
import type { z } from 'zod';
import { patternMaxLength, textRuleActions, textRuleKinds } from '#core/community/moderation/text-rule.ts';
import { adminTextRules } from '#http/community/contract/admin-text-rules.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import type { TextRule } from '../data.ts';
import { communityClient } from '../parts/client.ts';

const schema = adminTextRules.create.body;
type Typed = z.output<typeof schema>;

const kinds = textRuleKinds.map((value) => ({
  value,
  label: <FormattedMessage id={`console.textRules.kind.${value}`} />,
}));
const actions = textRuleActions.map((value) => ({
  value,
  label: <FormattedMessage id={`console.textRules.action.${value}`} />,
  description: <FormattedMessage id={`console.textRules.action.${value}.help`} />,
}));

/** A new rule, or another wording of one. */
export const TextRuleDialog = ({
  rule,
  onClose,
}: Readonly<{ rule: TextRule | null; onClose: () => void }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const form = useForm<z.input<typeof schema>, unknown, Typed>({
    resolver: contractResolver(schema),
    defaultValues: {
      kind: rule?.kind ?? 'WORD',
      pattern: rule?.pattern ?? '',
      action: rule?.action ?? 'FLAG',
    },
  });
  const save = async (body: Typed) => {
    if (rule === null) await communityClient.adminTextRules.create({ body });
    else
      await communityClient.adminTextRules.update({
        params: { id: rule.id },
        body: { ...body, version: rule.version },
      });
    await refreshed('text-rules');
    toast(formatMessage({ id: 'console.textRules.saved' }));
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={rule === null ? 'console.textRules.add' : 'console.textRules.edit'} />}
      consequence={<FormattedMessage id="console.textRules.consequence" />}
      confirmLabel={<FormattedMessage id="ui.save" />}
      onConfirm={save}
      onClose={onClose}
    >
      <ChoiceCards
        control={form.control}
        name="kind"
        label={<FormattedMessage id="console.textRules.kind" />}
        choices={kinds}
        required
      />
      <TextInput
        control={form.control}
        name="pattern"
        label={<FormattedMessage id="console.textRules.pattern" />}
        maxLength={patternMaxLength}
        required
      />
      <ChoiceCards
        control={form.control}
        name="action"
        label={<FormattedMessage id="console.textRules.action" />}
        choices={actions}
        minWidth={230}
        required
      />
    </FormDialog>
  );
};
