import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { contactBulk } from './bulk.ts';
import { contactArchive } from './archive.ts';
import { contactErrors } from './errors.ts';
import { contactReactions } from './reactions.ts';
import {
  getContactMessage,
  listContactMessages,
  moveContactMessage,
  purgeContactMessages,
  replyToContactMessage,
} from './use-cases/answer-contact-messages.ts';
import { issueContactToken, sendContactMessage } from './use-cases/send-contact-message.ts';

const useCases = (ports: Composition) => ({
  issueContactToken: issueContactToken(ports),
  sendContactMessage: sendContactMessage(ports),
  listContactMessages: listContactMessages(ports),
  getContactMessage: getContactMessage(ports),
  replyToContactMessage: replyToContactMessage(ports),
  moveContactMessage: moveContactMessage(ports),
  purgeContactMessages: purgeContactMessages(ports),
});

export const contactModule = {
  name: 'content',
  errors: contactErrors,
  reactions: contactReactions,
  hooks: {
    archiveOf: contactArchive,
    whenMemberIsAnonymised: ({ contactMessages }, userId) => contactMessages.deleteAllOf(userId),
  },
  bulk: contactBulk,
  useCases,
} as const satisfies Module;
