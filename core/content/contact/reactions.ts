import { pageLink } from '#core/kernel/page-link.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { after, hour } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { newMail } from '#core/platform/notification/notification.ts';
import { mailsAnHour } from './contact-message.ts';

type Needs = Pick<Repositories, 'contactMessages' | 'mails' | 'settings'>;

/** Enough to see what it is about; the whole stands in the console. */
const beginningLength = 300;

const beginningOf = (text: string): string => {
  const letters = [...text];
  return letters.length > beginningLength ? `${letters.slice(0, beginningLength).join('')}…` : text;
};

export const contactReactions: readonly Reaction[] = [
  reaction(
    'contact.received',
    'support-mail',
    async (repositories: Needs, { messageId }, { at, ids, baseUrl }) => {
      const { contactMessages, mails, settings } = repositories;
      await contactMessages.lockIntake();
      const message = await contactMessages.find(messageId);
      if (message?.status !== 'NEW' || message.mailed) return;
      if ((await contactMessages.mailedSince(after(at, -hour))) >= mailsAnHour) return;
      const { supportInbox, contactEmail, defaultLanguage } = await settings.read();
      await mails.append(
        newMail({
          id: ids.next(),
          userId: null,
          to: supportInbox === '' ? contactEmail : supportInbox,
          template: 'contact_message_new',
          language: defaultLanguage,
          values: {
            user: message.name,
            title: message.subject,
            text: beginningOf(message.message),
            link: pageLink(baseUrl, defaultLanguage, `/admin/contact-messages/${messageId}/show`),
          },
          at,
        }),
      );
      await contactMessages.markMailed(messageId);
    },
  ),
  reaction(
    'contact.answered',
    'reply-mail',
    async (
      { contactMessages, mails }: Pick<Repositories, 'contactMessages' | 'mails'>,
      { messageId, reply },
      { at, ids, baseUrl },
    ) => {
      const message = await contactMessages.find(messageId);
      const said = message?.replies[reply];
      if (!message || !said) return;
      const { email, language, subject, name, userId } = message;
      await mails.append(
        newMail({
          id: ids.next(),
          userId,
          to: email,
          template: 'contact_reply',
          language,
          values: {
            name,
            title: subject,
            reply: said.text,
            link: pageLink(baseUrl, language, '/contact-us'),
          },
          at,
        }),
      );
    },
  ),
];
