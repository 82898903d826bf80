import { brevo } from './brevo.ts';
import { generic } from './generic.ts';
import { mailgun } from './mailgun.ts';
import { postmark } from './postmark.ts';
import type { MailNoticeReader } from './said.ts';

export const mailNoticeProviders = ['generic', 'mailgun', 'postmark', 'brevo'] as const;
export type MailNoticeProvider = (typeof mailNoticeProviders)[number];

export const mailNoticeReaders: Readonly<Record<MailNoticeProvider, MailNoticeReader>> = {
  generic,
  mailgun,
  postmark,
  brevo,
};
