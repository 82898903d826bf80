import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { decisions, restrictionDays, type Decision } from '#core/community/moderation/case.ts';
import { staffReason } from '#http/engine/contract/endpoint.ts';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { ChoiceCards } from '#ui/components/forms/ChoiceCards.tsx';
import { CheckboxInput } from '#ui/components/forms/CheckboxInput.tsx';
import { useForm } from '#ui/use-form.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { ReasonField } from '../../app/forms/ReasonField.tsx';
import type { StaffCase } from '../data.ts';
import { communityClient } from '../parts/client.ts';

const dayChoices = restrictionDays.map(String);
const schema = z.object({
  decision: z.enum(decisions),
  days: z.enum(dayChoices),
  hide: z.boolean(),
  reason: staffReason,
});
type Typed = z.output<typeof schema>;

const daysOf = (typed: string) => restrictionDays.find((days) => String(days) === typed);

const bodyOf = ({ decision, days, hide, reason }: Typed, version: number) => ({
  version,
  decision,
  reason,
  ...(decision === 'RESTRICT' && { days: daysOf(days) }),
  ...(mayAlsoHide(decision) && { hide }),
});

/** Dismissing hides nothing, and hiding is that already. */
const mayAlsoHide = (decision: Decision | undefined): boolean =>
  decision !== undefined && decision !== 'DISMISS' && decision !== 'HIDE';

const isHarsh = (decision: Decision | undefined): boolean => decision === 'HOLD' || decision === 'BAN';

const choiceOf = (value: Decision) => ({
  value,
  label: <FormattedMessage id={`console.cases.decision.${value}`} />,
  description: <FormattedMessage id={`console.cases.decision.${value}.help`} />,
});

type Props = Readonly<{
  one: StaffCase;
  reload: () => unknown;
  onDone: (after: StaffCase) => Promise<unknown>;
  onClose: () => void;
}>;

/** Every choice this person has, with what each does in words, and the reason that is told. */
export const DecideDialog = ({ one, reload, onDone, onClose }: Props) => {
  const form = useForm<z.input<typeof schema>, unknown, Typed>({
    resolver: contractResolver(schema),
    // Nothing is chosen before a person chooses it.
    defaultValues: { days: '7', hide: one.canHide, reason: '' },
  });
  const typed: string | undefined = form.watch('decision');
  const decision = decisions.find((choice) => choice === typed);
  const name = one.ownerName;
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="console.cases.decide.title" values={{ name }} />}
      dangerous={isHarsh(decision)}
      irreversible={false}
      consequence={<FormattedMessage id="console.cases.decide.consequence" values={{ name }} />}
      confirmLabel={
        decision === undefined ? (
          <FormattedMessage id="console.cases.decide" />
        ) : (
          <FormattedMessage id={`console.cases.decision.${decision}`} />
        )
      }
      reload={reload}
      onConfirm={async (typed: Typed) =>
        onDone(
          await communityClient.adminCases.decide({
            params: { id: one.id },
            body: bodyOf(typed, one.version),
          }),
        )
      }
      onClose={onClose}
    >
      <ChoiceCards
        control={form.control}
        name="decision"
        label={<FormattedMessage id="console.cases.decide.choice" />}
        choices={one.choices.map(choiceOf)}
        minWidth={230}
        required
      />
      {decision === 'RESTRICT' && (
        <ChoiceCards
          control={form.control}
          name="days"
          label={<FormattedMessage id="console.cases.decide.days" />}
          choices={restrictionDays.map((count) => ({
            value: String(count),
            label: <FormattedMessage id="console.cases.decide.days.value" values={{ count }} />,
          }))}
          minWidth={110}
          required
        />
      )}
      {one.canHide && mayAlsoHide(decision) && (
        <CheckboxInput
          control={form.control}
          name="hide"
          label={<FormattedMessage id="console.cases.decide.hide" />}
        />
      )}
      <ReasonField control={form.control} notifiesMember />
    </FormDialog>
  );
};
