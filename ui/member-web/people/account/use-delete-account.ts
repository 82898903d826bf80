import { useState } from 'react';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { passwordProblem, problemResolver } from '#ui/api/field-problems.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { useForm } from '#ui/use-form.ts';
import { leaveDevice } from '../../app/device/keep-device.ts';
import { useLocalPath } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';
import { deleteAccount } from './data.ts';

type Values = Readonly<{ password: string }>;

const resolver = problemResolver(
  ({ password }: Values) => ({ password: passwordProblem(password) }),
  (values) => values,
);

export const useDeleteAccount = () => {
  const local = useLocalPath();
  const [refusal, setRefusal] = useState<unknown>();
  const [goneOn, setGoneOn] = useState<Date>();
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { password: '' },
  });

  const submit = form.handleSubmit(async ({ password }) => {
    setRefusal(undefined);
    try {
      setGoneOn(await deleteAccount(password));
    } catch (error) {
      setRefusal(applyServerErrors(form, error, { 'auth.password_incorrect': 'password' }));
    }
  });

  // A fresh page: nothing of this person stays in memory, and no page asks them to sign in again.
  const leave = async () => {
    await leaveDevice();
    signedIn.signOut();
    location.assign(local(paths.home));
  };

  return { form, submit, refusal, goneOn, leave };
};
