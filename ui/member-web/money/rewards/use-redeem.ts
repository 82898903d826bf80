import { useState } from 'react';
import { useForm } from '#ui/use-form.ts';
import { type Redeemed, useRedemption } from '../../app/promo/data.ts';

export const useRedeem = () => {
  const redeem = useRedemption();
  const [redeemed, setRedeemed] = useState<Redeemed>();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm({ defaultValues: { code: '' } });

  const submit = form.handleSubmit(async ({ code }) => {
    setRefusal(undefined);
    setRedeemed(undefined);
    if (code.trim() === '') {
      form.setError('code', { message: 'error.input.required' }, { shouldFocus: true });
      return;
    }
    try {
      setRedeemed(await redeem(code));
      form.reset();
    } catch (error) {
      setRefusal(error);
    }
  });

  return { form, submit, redeemed, refusal };
};
