import { useState } from 'react';
import { stopReasonOf } from '#ui/passkeys/passkeys.ts';
import { useWallet } from '../../app/data/wallet.ts';
import { useIdentity } from '../../app/identity/use-identity.ts';
import { useForm } from '#ui/use-form.ts';
import { amountProblem } from './gift-amount.ts';
import { type Allowance, type Gift, useGiving } from './data.ts';
import type { Receiver } from './receiver.ts';

/** Whom, how much, and what is said; asked once more before it goes. */
export const useGive = (allowance: Allowance) => {
  const { data: wallet } = useWallet();
  const give = useGiving();
  const [receiver, setReceiver] = useState<Receiver>();
  const [isAsked, setAsked] = useState(false);
  const [given, setGiven] = useState<Gift>();
  const { asked, withIdentity } = useIdentity();
  const form = useForm({ defaultValues: { amount: '', message: '' } });
  const balance = wallet?.baseCoin ?? 0;

  const ask = form.handleSubmit(({ amount }) => {
    const problem = amountProblem(amount, allowance, balance);
    if (problem === undefined) setAsked(true);
    else form.setError('amount', { message: problem }, { shouldFocus: true });
  });

  const send = async (): Promise<void> => {
    if (receiver === undefined) return;
    const { amount, message } = form.getValues();
    setGiven(await give({ receiver: receiver.id, amount: Number(amount), message }));
    form.reset();
    setReceiver(undefined);
  };

  /** Many coins ask who is there; without an answer nothing goes, and what was typed stays. */
  const confirm = async (): Promise<void> => {
    try {
      await withIdentity(send);
    } catch (error) {
      if (stopReasonOf(error) !== 'cancelled') throw error;
    }
  };

  return {
    form,
    balance,
    receiver,
    choose: (person: Receiver | undefined) => {
      setGiven(undefined);
      setReceiver(person);
    },
    ask,
    isAsked,
    close: () => setAsked(false),
    confirm,
    given,
    identity: asked,
  };
};
