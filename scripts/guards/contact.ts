import type { Guard } from './guard.ts';

const abuse = 'adapters/http/content/content-abuse.test.ts';
const mails = 'core/platform/notification/views/mail-layout.test.ts';
const contact = 'core/content/contact';
const forms = 'core/content/contact/use-cases/contact.test.ts';

/** The contact form: robots, floods and strangers' addresses. */
export const contactGuards: readonly Guard[] = [
  {
    without: 'the contact form mails the address that is typed into it',
    changes: [
      {
        file: `${contact}/reactions.ts`,
        from: "to: supportInbox === '' ? contactEmail : supportInbox,",
        to: 'to: message.email || supportInbox || contactEmail,',
      },
    ],
    test: { file: abuse, title: 'writes to the support mailbox and to no stranger' },
  },
  {
    without: 'the contact form fills a mailbox',
    changes: [
      {
        file: `${contact}/reactions.ts`,
        from: 'if ((await contactMessages.mailedSince(after(at, -hour))) >= mailsAnHour) return;',
        to: 'if ((await contactMessages.mailedSince(after(at, -hour))) < 0 && mailsAnHour) return;',
      },
    ],
    test: { file: forms, title: 'fills no mailbox' },
  },
  {
    without: 'one sender writes without end',
    changes: [
      {
        file: `${contact}/use-cases/send-contact-message.ts`,
        from: 'if (!(await isWithinLimits(repositories, message, at))) return;',
        to: '',
      },
    ],
    test: { file: forms, title: 'takes three an hour from one place' },
  },
  {
    without: 'a subject takes a line of headers',
    changes: [
      {
        file: 'adapters/http/content/contract/contact.ts',
        from: 'subject: line(subject.max, subject.min),',
        to: 'subject: z.string(),',
      },
    ],
    test: { file: abuse, title: 'takes no header line: { subject' },
  },
  {
    without: 'a value of a mail begins another line of headers',
    changes: [
      {
        file: 'core/platform/notification/mail-templates.ts',
        from: "throw new DomainError('input.control_characters', { character: characterName(control) });",
        to: 'characterName(control);',
      },
    ],
    test: { file: mails, title: 'refuses a header hidden in a value' },
  },
  {
    without: 'a form that is sent within a second counts',
    changes: [
      {
        file: `${contact}/use-cases/send-contact-message.ts`,
        from: "|| judgeForm(form, at) === 'hasty') return;",
        to: '|| !judgeForm(form, at)) return;',
      },
    ],
    test: { file: forms, title: 'drops forms that are hasty, replayed, forged' },
  },
  {
    without: 'a form is sent again and again',
    changes: [
      {
        file: `${contact}/use-cases/send-contact-message.ts`,
        from: 'tokens.hashSecret(`contact-nonce:${form.nonce}`)',
        to: 'tokens.hashSecret(`contact-nonce:${form.nonce}:${ids.next()}`)',
      },
    ],
    test: { file: forms, title: 'drops forms that are hasty, replayed, forged' },
  },
  {
    without: 'forms are made up',
    changes: [
      {
        file: `${contact}/contact-message.ts`,
        from: 'return isSigned(signedText(form), signature) ? form : null;',
        to: 'return isSigned(signedText(form), signature) || form ? form : null;',
      },
    ],
    test: { file: forms, title: 'drops forms that are hasty, replayed, forged' },
  },
];
