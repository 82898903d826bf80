import { useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { contractResolver } from '#ui/api/contract-resolver.ts';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { useForm } from '#ui/use-form.ts';
import type { StaffReward } from '../offers/data.ts';
import type { Picked } from '../../app/forms/picked.ts';
import {
  freshReward,
  type RewardFormValues,
  type RewardInput,
  rewardInput,
  type RewardOutput,
  rewardSchema,
  rewardValues,
} from './reward-form.ts';

/** Which field shows a refusal of the server. */
const fieldsOfRefusals = (stock: 'stock' | 'stockKind') =>
  ({
    'body.partnerId': 'partner',
    'partner.not_found': 'partner',
    'body.startsAt': 'from',
    'body.endsAt': 'to',
    'body.stock': stock,
    'partner_reward.stock_below_claimed': stock,
    'partner_reward.stock_required': stock,
    'partner_reward.invalid_date_range': 'to',
    'partner_reward.time_unit_not_allowed': 'unit',
  }) as const;

type Options = Readonly<{
  /** Absent: a new one, of this partner if it is known already. */
  reward: StaffReward | undefined;
  partner: Picked | null;
  timeZone: string;
  save: (input: RewardInput) => Promise<unknown>;
}>;

/** The form of a reward, what is typed in it now, and the last refusal of the server. */
export const useRewardForm = ({ reward, partner, timeZone, save }: Options) => {
  const [refusal, setRefusal] = useState<unknown>();
  const [opened] = useState(() => new Date());
  const schema = useMemo(() => rewardSchema(timeZone), [timeZone]);
  const initial =
    reward === undefined ? freshReward({ partner, now: opened, timeZone }) : rewardValues(reward, timeZone);
  const form = useForm<RewardFormValues, unknown, RewardOutput>({
    resolver: contractResolver(schema),
    values: initial,
    resetOptions: { keepDirtyValues: true },
  });
  const picker = useController({ control: form.control, name: 'partner' });
  const values = useWatch({ control: form.control });
  const typed = { ...initial, ...values } as RewardFormValues; // every field has a value from the start

  const submit = form.handleSubmit(async (given) => {
    setRefusal(undefined);
    try {
      await save(rewardInput(given, timeZone, reward));
      form.reset(form.getValues());
    } catch (error) {
      const stock = given.stockKind === 'LIMITED' ? 'stock' : 'stockKind';
      setRefusal(applyServerErrors(form, error, fieldsOfRefusals(stock)));
    }
  });

  return { form, picker, initial, typed, submit, refusal, forget: () => setRefusal(undefined) };
};
