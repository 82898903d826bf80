import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { normalize, normalizeEmail } from '#core/kernel/text/text.ts';
import { applyServerErrors, codeMessage } from '#ui/api/field-message.ts';
import { emailProblem, nameProblem, problemResolver } from '#ui/api/field-problems.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { useLanguage } from '#ui/intl.ts';
import { waitUntil } from '#ui/resend-wait.ts';
import { useForm } from '#ui/use-form.ts';
import { useLocalNavigate } from '../../../app/parts/use-local-path.ts';
import { paths } from '../../../app/paths.ts';
import { registerWithProvider, type Claim } from '../data.ts';
import { pendingAddress } from '../pending-address.ts';
import { longestName } from '../registration.ts';
import { useGoOn } from './use-provider-return.ts';
import { zoneHere } from '../use-register.ts';
import { withNext } from '../with-next.ts';

type Values = Readonly<{ fullname: string; email: string; consent: boolean }>;

const resolver = problemResolver(
  ({ fullname, email, consent }: Values) => ({
    fullname:
      fullname.trim() === '' ? codeMessage('auth.fullname_required') : nameProblem(fullname, longestName),
    email: emailProblem(email),
    consent: consent ? undefined : codeMessage('auth.consent_required'),
  }),
  (values): Values => ({
    ...values,
    fullname: normalize(values.fullname),
    email: normalizeEmail(values.email),
  }),
);

/** What a registration asks for, without a password: the provider is the way in. */
export const useClaimForm = ({ name, email, next, standing }: Claim) => {
  const language = useLanguage();
  const navigate = useLocalNavigate();
  const goOn = useGoOn();
  const [query] = useSearchParams();
  const [refusal, setRefusal] = useState<unknown>();
  const form = useForm<Values, unknown, Values>({
    resolver,
    defaultValues: { fullname: name, email: email ?? '', consent: false },
  });
  const submit = form.handleSubmit(async ({ fullname, email: typed, consent }) => {
    setRefusal(undefined);
    const timeZone = zoneHere();
    const referrer = query.get('ref')?.slice(0, 64);
    try {
      const made = await registerWithProvider({
        fullname,
        consent,
        language,
        ...(standing === 'ADDRESS_DUE' && { email: typed }),
        ...(timeZone !== undefined && { timeZone }),
        ...(referrer !== undefined && { referrer }),
      });
      if ('mail' in made) {
        const { email: address, mode, resendAfter } = made.mail;
        pendingAddress.remember({
          email: address,
          fullname,
          mode,
          resendAt: waitUntil(resendAfter),
          wrongTries: 0,
        });
        await navigate(withNext(paths.verify, next));
        return;
      }
      signedIn.signIn(made.accessToken, made.user);
      await goOn(next);
    } catch (error) {
      setRefusal(applyServerErrors(form, error));
    }
  });
  return { form, submit, refusal };
};
