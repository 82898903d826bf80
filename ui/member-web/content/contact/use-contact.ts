import { useEffect, useState } from 'react';
import { contactLimits, formMinAge } from '#core/content/contact/contact-message.ts';
import { normalize, normalizeEmail } from '#core/kernel/text/text.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { applyServerErrors, codeMessage } from '#ui/api/field-message.ts';
import {
  emailProblem,
  lineProblem,
  nameProblem,
  problemResolver,
  proseProblem,
} from '#ui/api/field-problems.ts';
import { useForm } from '#ui/use-form.ts';
import { localDraft, textsIn } from '../../app/device/local-draft.ts';
import { fetchFormToken, sendMessage } from '../data.ts';

export type ContactValues = Readonly<{
  name: string;
  email: string;
  subject: string;
  message: string;
  website: string;
}>;

const fields = ['name', 'email', 'subject', 'message'] as const;
const draft = localDraft('contact', textsIn(fields));

const empty: ContactValues = { name: '', email: '', subject: '', message: '', website: '' };

const tooShort = (text: string, length: number): string | undefined => {
  if (text === '') return codeMessage('input.required');
  return [...text].length < length ? codeMessage('input.min_length', { length }) : undefined;
};

const resolver = problemResolver(
  ({ name, email, subject, message }: ContactValues) => ({
    name: tooShort(normalize(name), contactLimits.name.min) ?? nameProblem(name, contactLimits.name.max),
    email: emailProblem(email),
    subject:
      tooShort(normalize(subject), contactLimits.subject.min) ??
      lineProblem(subject, contactLimits.subject.max),
    message:
      tooShort(cleanProse(message), contactLimits.message.min) ??
      proseProblem(message, contactLimits.message.max),
  }),
  (values): ContactValues => ({ ...values, email: normalizeEmail(values.email) }),
);

type Known = Readonly<{ name: string; email: string }>;

/** A form that is sent sooner is taken for a robot's: what was asked for late waits its time out. */
const youngest = formMinAge + 500;

/** Sends with its token, and not too early; one that was refused begins anew. */
const createSender = () => {
  let begun: Readonly<{ token: Promise<string>; at: number }> | null = null;
  const begin = () => {
    const token = fetchFormToken();
    token.catch(() => null); // asked for again when it is sent
    begun = { token, at: performance.now() };
    return begun;
  };
  return {
    begin: () => void begin(),
    async send(values: ContactValues) {
      const { token, at } = begun ?? begin();
      try {
        const held = await token;
        const wait = at + youngest - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        await sendMessage({ ...values, token: held });
      } finally {
        begun = null;
      }
    },
  };
};

/** What is typed stays on the device until it is sent. */
export const useContact = (known: Known | null) => {
  const [refusal, setRefusal] = useState<unknown>();
  const [isSent, setSent] = useState(false);
  const [sender] = useState(createSender);
  const form = useForm<ContactValues, unknown, ContactValues>({
    resolver,
    defaultValues: { ...empty, ...known, ...draft.read() },
  });
  const { subscribe } = form;

  // The form begins when it is seen: a token that came with the page could be hours old.
  useEffect(() => sender.begin(), [sender]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values: { name, email, subject, message }, type }) {
          if (type === 'change') draft.write({ name, email, subject, message });
        },
      }),
    [subscribe],
  );

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await sender.send(values);
      draft.remove();
      setSent(true);
    } catch (error) {
      sender.begin();
      setRefusal(applyServerErrors(form, error));
    }
  });

  const again = () => {
    form.reset({ ...empty, ...known });
    sender.begin();
    setSent(false);
  };
  return { form, submit, refusal, isSent, again };
};
