import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { applyServerErrors } from '#ui/api/field-message.ts';
import { problemResolver } from '#ui/api/field-problems.ts';
import { useLanguage } from '#ui/intl.ts';
import { waitUntil } from '#ui/resend-wait.ts';
import { useForm } from '#ui/use-form.ts';
import { useLocalNavigate } from '../../app/parts/use-local-path.ts';
import { paths } from '../../app/paths.ts';
import { register } from './data.ts';
import { pendingAddress } from './pending-address.ts';
import { type Registration, registrationProblems, settledRegistration } from './registration.ts';
import { withNext } from './with-next.ts';

const resolver = problemResolver(registrationProblems, settledRegistration);

export const zoneHere = () => {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

export const useRegister = () => {
  const language = useLanguage();
  const navigate = useLocalNavigate();
  const [query] = useSearchParams();
  const [refusal, setRefusal] = useState<unknown>();
  const referrer = query.get('ref')?.slice(0, 64) ?? undefined;
  const form = useForm<Registration, unknown, Registration>({
    resolver,
    defaultValues: {
      fullname: pendingAddress.current()?.fullname ?? '',
      email: '',
      password: '',
      confirmPassword: '',
      consent: false,
    },
  });

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const timeZone = zoneHere();
    try {
      const sent = await register({
        ...values,
        language,
        ...(referrer === undefined ? {} : { referrer }),
        ...(timeZone === undefined ? {} : { timeZone }),
      });
      pendingAddress.remember({
        email: sent.email,
        fullname: values.fullname,
        mode: sent.mode,
        resendAt: waitUntil(sent.resendAfter),
        wrongTries: 0,
      });
      await navigate(withNext(paths.verify, query.get('next')));
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });

  return { form, submit, refusal, referrer, next: query.get('next') };
};
